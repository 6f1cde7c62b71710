/* What manifolds of two turned boxes have of an object of its own, obb_manifolds.h. */
#ifndef LANEHIT_SRC_QUERIES_OBB_MANIFOLD_CALLS_H
#define LANEHIT_SRC_QUERIES_OBB_MANIFOLD_CALLS_H

#include "engine/manifold.h"
#include "obb_pair_calls.h"

/* One manifold of up to four points in any order, or two of all points, in the order of their features. */
void LH_OWN(find_obb_manifolds)(const obb *a, const obb *b, lanes margin, int manifolds, manifold *found);

/* Balls first, then the gap. */
#define LH_MANIFOLDS_OF_OBBS(K)                                                                              \
    LH_WHOLE(K)                                                                                              \
    LH_QUERY_OF_FILTERS(K, {LH_OWN(near_obbs), MANY / 2}, {LH_OWN(touching_obbs), MANY / 2})

#endif
