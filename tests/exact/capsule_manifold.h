/* What manifolds of a capsule have in common: the point of a contact that is alone. */
#ifndef LANEHIT_TESTS_EXACT_CAPSULE_MANIFOLD_H
#define LANEHIT_TESTS_EXACT_CAPSULE_MANIFOLD_H

#include "manifold_oracle.h"

/* Whether the feature of a capsule, whose floats begin here, and which is shape `which`, can be that of the first
 * point: an end only where that point is. The size is what rounding is relative to. */
int has_feature_of_capsule(const float *capsule, int which, const answer *given, double size);

#endif
