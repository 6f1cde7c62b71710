/* How the points of manifolds are chosen, put in order and stored: an object of their own. */
#ifndef LANEHIT_SRC_PARTS_MANIFOLD_RESULTS_H
#define LANEHIT_SRC_PARTS_MANIFOLD_RESULTS_H

#include "engine/manifold_calls.h"

void LH_OWN(keep_four)(lanes size, mask matters, int count, clipped_point *points, clipped_point *kept)
{
    keep_four(size, matters, count, points, kept);
}

LH_INLINE uint32_t give_points(manifold *found, int points, const lh_argument *to, block at)
{
    store_manifold(found, points, to, at);
    return mask_bits(found->point[0].is_within);
}

uint32_t LH_OWN(give_2_points)(manifold *found, const lh_argument *to, block at)
{
    close_gaps(found->point, 2);
    return give_points(found, 2, to, at);
}

uint32_t LH_OWN(give_4_points)(manifold *found, const lh_argument *to, block at)
{
    close_gaps(found->point, LH_POINTS_OF_MANIFOLDS);
    return give_points(found, LH_POINTS_OF_MANIFOLDS, to, at);
}

uint32_t LH_OWN(give_sorted_points)(manifold *found, const lh_argument *to, block at)
{
    sort_by_feature(found->point);
    return give_points(found, LH_POINTS_OF_MANIFOLDS, to, at);
}

uint32_t LH_OWN(give_two_manifolds)(two_manifolds *found, const lh_argument *to, block at)
{
    give_points(&found->of[1], LH_POINTS_OF_MANIFOLDS, to + LH_ARRAYS_OF_MANIFOLDS, at);
    return give_points(&found->of[0], LH_POINTS_OF_MANIFOLDS, to, at);
}

#endif
