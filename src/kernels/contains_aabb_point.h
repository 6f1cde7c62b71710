/* A point lies in a box: comparisons only, so exact. */
#ifndef LANEHIT_SRC_KERNELS_CONTAINS_AABB_POINT_H
#define LANEHIT_SRC_KERNELS_CONTAINS_AABB_POINT_H

#include "shapes.h"

LH_INLINE mask aabb_contains_point(aabb box, v3 point)
{
    return mask_and(v3_le(box.min, point), v3_le(point, box.max));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct contains_aabb_point_once {
    aabb_columns boxes;
    v3_columns points;
    aabb box; /* of those in `one` */
    v3 point; /* likewise */
} contains_aabb_point_once;

LH_INLINE void contains_aabb_point_prepare(contains_aabb_point_once *once, unsigned one,
                                           const contains_aabb_point_arguments *of)
{
    once->boxes = columns_of_aabbs(of->outer);
    once->points = columns_of_vectors(of->points);
    if (one & ONE_FIRST)
        once->box = aabb_load_one(once->boxes);
    if (one & ONE_SECOND)
        once->point = v3_load_one(once->points);
}

LH_INLINE uint32_t contains_aabb_point_block(const contains_aabb_point_once *once, unsigned one, block at)
{
    const aabb box = one & ONE_FIRST ? once->box : aabb_load(once->boxes, at);
    const v3 point = one & ONE_SECOND ? once->point : v3_keep(v3_load(once->points, at));
    return mask_bits(aabb_contains_point(box, point));
}

LH_QUERY_OF_TWO(contains_aabb_point)

#endif
