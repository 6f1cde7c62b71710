/* Points of faces of two turned boxes, judged: a member of an oracle. */
#ifndef LANEHIT_TESTS_EXACT_OBB_MANIFOLD_H
#define LANEHIT_TESTS_EXACT_OBB_MANIFOLD_H

#include "contact_oracle.h"

void judge_points_of_obbs(const contact_oracle *oracle, const float *floats, const answer *given,
                          finding *out);

#endif
