/* The point of a turned box that is closest to a point is, seen from the box, that point, clamped on each axis.
 * Ericson, Real-Time Collision Detection, 5.1.4. */
#ifndef LANEHIT_SRC_KERNELS_CLOSEST_OBB_POINT_H
#define LANEHIT_SRC_KERNELS_CLOSEST_OBB_POINT_H

#include "closest.h"
#include "rotation.h"
#include "stages.h"

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

/* The frame is left where a point of the world is wanted. */
typedef struct closest_obb_point_begun {
    v3 seen, half;
    frame axes;
} closest_obb_point_begun;

LH_INLINE void closest_obb_point_begin(const closest_obb_point_once *once, unsigned one, block at,
                                       closest_obb_point_begun *begun)
{
    const v3 point = one & ONE_SECOND ? once->point : v3_load(once->points, at);
    const turned_box b = one & ONE_FIRST ? once->box : turned_box_load(&once->boxes, at);
    begun->seen = v3_seen_from(v3_sub(point, b.centre), b.axes);
    begun->half = b.half;
    if (!(one & ONE_FIRST) && is_wanted(once->on_box))
        begun->axes = b.axes;
}

LH_INLINE void closest_obb_point_finish(const closest_obb_point_once *once, unsigned one, block at,
                                        const closest_obb_point_begun *begun)
{
    const v3 nearest = v3_max(v3_min(begun->seen, begun->half), v3_negate(begun->half));
    const v3 d = v3_sub(begun->seen, nearest);
    const lanes distance2 = v3_dot(d, d);
    store_distance(once->distance2, distance2, at);
    if (!is_wanted(once->on_box))
        return;
    const v3 centre = one & ONE_FIRST ? once->box.centre : v3_load(once->boxes.centre, at);
    const v3 on_box = v3_add(centre, v3_turned_by(nearest, one & ONE_FIRST ? once->box.axes : begun->axes));
    store_point(once->on_box, on_box, mask_and(is_distance(distance2), v3_is_number(on_box)), at);
}

LH_BLOCK_OF_STAGES_WITHOUT_HITS(closest_obb_point)
LH_STAGED_LOOP_WITHOUT_HITS(closest_obb_point, pairs, 0)
LH_LOOP_WITHOUT_HITS(closest_obb_point, one_first, ONE_FIRST)
LH_STAGED_LOOP_WITHOUT_HITS(closest_obb_point, one_second, ONE_SECOND)
static const loop_table closest_obb_point_loops = {closest_obb_point_pairs, closest_obb_point_one_first,
                                                   closest_obb_point_one_second};
LH_QUERY(closest_obb_point, closest_obb_point_loops)

#endif
