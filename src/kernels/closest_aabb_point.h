/* The point of a box that is closest to a point is that point, clamped on each axis.
 * Ericson, Real-Time Collision Detection, 5.1.3. */
#ifndef LANEHIT_SRC_KERNELS_CLOSEST_AABB_POINT_H
#define LANEHIT_SRC_KERNELS_CLOSEST_AABB_POINT_H

#include "closest.h"

LH_INLINE v3 clamp_to_aabb(v3 point, aabb box)
{
    return v3_max(v3_min(point, box.max), box.min);
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct closest_aabb_point_once {
    aabb_columns boxes;
    v3_columns points;
    aabb box; /* of those in `one` */
    v3 point; /* likewise */
    float *distance2;
    lh_xyz on_box;
} closest_aabb_point_once;

LH_INLINE void closest_aabb_point_prepare(closest_aabb_point_once *once, unsigned one,
                                          const closest_aabb_point_arguments *of)
{
    once->boxes = columns_of_aabbs(of->boxes);
    once->points = columns_of_vectors(of->points);
    once->distance2 = of->distance2;
    once->on_box = of->on_box;
    if (one & ONE_FIRST)
        once->box = aabb_load_one(once->boxes);
    if (one & ONE_SECOND)
        once->point = v3_load_one(once->points);
}

LH_INLINE void closest_aabb_point_block(const closest_aabb_point_once *once, unsigned one, block at)
{
    const aabb box = one & ONE_FIRST ? once->box : aabb_load(once->boxes, at);
    const v3 point = one & ONE_SECOND ? once->point : v3_keep(v3_load(once->points, at));
    const v3 on_box = clamp_to_aabb(point, box);
    const v3 d = v3_sub(point, on_box);
    const lanes distance2 = v3_dot(d, d);
    store_distance(once->distance2, distance2, at);
    store_nearest_point(once->on_box, on_box, distance2, at);
}

LH_QUERY_OF_TWO_WITHOUT_HITS(closest_aabb_point)

#endif
