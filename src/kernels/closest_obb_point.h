/* The point of a turned box that is closest to a point is, seen from the box, that point, clamped on each axis. Ericson,
 * Real-Time Collision Detection, 5.1.4. */
#ifndef LANEHIT_SRC_KERNELS_CLOSEST_OBB_POINT_H
#define LANEHIT_SRC_KERNELS_CLOSEST_OBB_POINT_H

#include "closest.h"
#include "rotation.h"

/* From the box's coordinates to those of the world. */
LH_INLINE v3 v3_turned_by(v3 way, frame f)
{
    return v3_add(v3_add(v3_scale(f.x, way.x), v3_scale(f.y, way.y)), v3_scale(f.z, way.z));
}

/* Products of a rotation that is far from one can overflow both ways, at a distance that is a number. */
LH_INLINE mask v3_is_number(v3 a)
{
    return mask_and(mask_and(lanes_eq(a.x, a.x), lanes_eq(a.y, a.y)), lanes_eq(a.z, a.z));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct closest_obb_point_once {
    obb_columns boxes;
    v3_columns points;
    turned_box box; /* the one */
    v3 point;       /* of those in `one` */
    float *distance2;
    lh_xyz on_box;
} closest_obb_point_once;

LH_INLINE void closest_obb_point_prepare(closest_obb_point_once *once, unsigned one,
                                         const closest_obb_point_arguments *of)
{
    once->boxes = columns_of_obbs(of->boxes);
    once->points = columns_of_vectors(of->points);
    once->distance2 = of->distance2;
    once->on_box = of->on_box;
    if (one & ONE_FIRST)
        once->box = turned_box_load_one(&once->boxes);
    if (one & ONE_SECOND)
        once->point = v3_load_one(once->points);
}

LH_INLINE void find_on_obb(const closest_obb_point_once *once, v3 point, turned_box b, block at)
{
    const v3 seen = v3_seen_from(v3_sub(point, b.centre), b.axes);
    const v3 nearest = v3_max(v3_min(seen, b.half), v3_negate(b.half));
    const v3 d = v3_sub(seen, nearest);
    const lanes distance2 = v3_dot(d, d);
    store_distance(once->distance2, distance2, at);
    const v3 on_box = v3_add(b.centre, v3_turned_by(nearest, b.axes));
    store_point(once->on_box, on_box, mask_and(is_distance(distance2), v3_is_number(on_box)), at);
}

LH_INLINE void closest_obb_point_block(const closest_obb_point_once *once, unsigned one, block at)
{
    const v3 point = one & ONE_SECOND ? once->point : v3_load(once->points, at);
    const turned_box b = one & ONE_FIRST ? once->box : turned_box_load(&once->boxes, at);
    find_on_obb(once, point, b, at);
}

LH_QUERY_OF_TWO_WITHOUT_HITS(closest_obb_point)

#endif
