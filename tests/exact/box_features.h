/* Features of boxes, as manifolds tell them. */
#ifndef LANEHIT_TESTS_EXACT_BOX_FEATURES_H
#define LANEHIT_TESTS_EXACT_BOX_FEATURES_H

#include "manifold_oracle.h"

/* At which end of each axis it is: -1, +1, or 0 for neither. Returns 0 if it is no feature of a box. */
int ends_of_feature(uint32_t feature, int ends[3]);

#endif
