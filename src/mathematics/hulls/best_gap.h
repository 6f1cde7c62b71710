/* How far two convex shapes are apart, or how deep in each other, by the best direction of those that were tried. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_BEST_GAP_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_BEST_GAP_H

#include "convex_pair.h"

/* Along any direction the gap is no more than the distance, which is negative in each other: b moved by that of a
 * negative gap is beyond a. So a direction that is not the best makes shapes nearer or deeper, and none is missed. */
typedef struct best_gap {
    lanes gap; /* NaN where a coordinate is, or squares may overflow */
    v3 along;  /* from a to b, of length 1 */
    v3 on_a;   /* where a is nearest to b, moved along it until it is beyond; from a's origin */
} best_gap;

/* 32u of the size of both cores, of which 27.9u are needed: as HULL_PADDING, for a direction of length 1, whose
 * components add up to no more than the root of 3. */
static const float CORE_GAP_PADDING = 0x1p-19f;

#endif
