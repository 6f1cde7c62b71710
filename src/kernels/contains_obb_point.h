/* A point lies in a turned box if the box sees it no further out than its half extents: Ericson, Real-Time Collision
 * Detection, 4.4. */
#ifndef LANEHIT_SRC_KERNELS_CONTAINS_OBB_POINT_H
#define LANEHIT_SRC_KERNELS_CONTAINS_OBB_POINT_H

#include "rotation.h"

/* The errors are added to what is seen: a point is in the box if it is there whatever they are. */
LH_INLINE mask point_in_obb(v3 point, turned_box b)
{
    const v3 way = v3_sub(point, b.centre), seen = v3_abs(v3_seen_from(way, b.axes));
    const lanes error = error_of_sight(way);
    return v3_le((v3){lanes_add(seen.x, error), lanes_add(seen.y, error), lanes_add(seen.z, error)}, b.half);
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct contains_obb_point_once {
    obb_columns boxes;
    v3_columns points;
    turned_box box; /* the one */
    v3 point;       /* the one */
} contains_obb_point_once;

LH_INLINE void contains_obb_point_prepare(contains_obb_point_once *once, unsigned one,
                                          const contains_obb_point_arguments *of)
{
    once->boxes = columns_of_obbs(of->boxes);
    once->points = columns_of_vectors(of->points);
    if (one & ONE_FIRST)
        once->box = turned_box_load_one(&once->boxes);
    if (one & ONE_SECOND)
        once->point = v3_load_one(once->points);
}

LH_INLINE uint32_t contains_obb_point_block(const contains_obb_point_once *once, unsigned one, block at)
{
    const v3 point = one & ONE_SECOND ? once->point : v3_load(once->points, at);
    const turned_box b = one & ONE_FIRST ? once->box : turned_box_load(&once->boxes, at);
    return mask_bits(point_in_obb(point, b));
}

LH_LONG_QUERY_OF_TWO(contains_obb_point)

#endif
