/* The point of a turned box that is closest to a point is, seen from the box, that point, clamped on each axis.
 * Ericson, Real-Time Collision Detection, 5.1.4. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_OBB_POINT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_OBB_POINT_H

#include "engine/stages.h"
#include "mathematics/closest.h"
#include "mathematics/rotation.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

/* Stores what is wanted, given the point as the box sees it. */
LH_INLINE void store_closest_of_obb(const closest_obb_point_arguments *of, v3 seen, v3 half, v3 centre,
                                    const frame *axes, block at)
{
    const v3 nearest = v3_max(v3_min(seen, half), v3_negate(half));
    const v3 d = v3_sub(seen, nearest);
    const lanes distance2 = v3_dot(d, d);
    store_distance(of->distance2, distance2, at);
    if (!is_wanted(of->on_box))
        return;
    const v3 on_box = v3_add(centre, v3_turned_by(nearest, *axes));
    store_point_if_number(of->on_box, on_box, distance2, at);
}

/* What the one box sees is soon found. */
LH_OPERANDS_OF(closest_obb_point, closest_of_one_obb, turned_box, v3)

LH_INLINE uint32_t closest_of_one_obb_block(const void *setup, unsigned one, block at)
{
    const closest_of_one_obb_setup *const of = setup;
    const v3 seen = v3_seen_from(v3_sub(closest_of_one_obb_b(setup, one, at), of->a.centre), of->a.axes);
    store_closest_of_obb(&of->of, seen, of->a.half, of->a.centre, &of->a.axes, at);
    return 0;
}

LH_OPERANDS(closest_obb_point, turned_box, v3)

/* The frame is left where a point of the world is wanted. */
typedef struct closest_obb_point_left {
    v3 seen, half;
    frame axes;
} closest_obb_point_left;

LH_INLINE void closest_obb_point_begin(const void *setup, unsigned one, block at, void *left)
{
    closest_obb_point_left *const to = left;
    const turned_box b = closest_obb_point_a(setup, one, at);
    to->seen = v3_seen_from(v3_sub(closest_obb_point_b(setup, one, at), b.centre), b.axes);
    to->half = b.half;
    if (is_wanted(((const closest_obb_point_setup *)setup)->of.on_box))
        to->axes = b.axes;
}

LH_INLINE uint32_t closest_obb_point_finish(const void *setup, unsigned one, block at, const void *left)
{
    const closest_obb_point_setup *const of = setup;
    const closest_obb_point_left *const from = left;
    const v3 centre = closest_obb_point_a(setup, one, at).centre;
    store_closest_of_obb(&of->of, from->seen, from->half, centre, &from->axes, at);
    return 0;
}

LH_STAGED_COMPUTING_QUERY_UNLESS_FIRST(closest_obb_point, closest_of_one_obb, .steps = 0)

#endif
