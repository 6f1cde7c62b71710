/* The points of a box and a turned box that are closest to each other. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_AABB_OBB_H
#define LANEHIT_SRC_QUERIES_CLOSEST_AABB_OBB_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "mathematics/rotation.h"
#include "queries/near_box_box.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_aabb_obb, aabb, obb)

/* From the centre of the turned box, so that what is rounded is in proportion to what is between both. */
LH_INLINE uint32_t closest_aabb_obb_block(const void *setup, unsigned one, block at)
{
    const closest_aabb_obb_arguments *const of = &((const closest_aabb_obb_setup *)setup)->of;
    const aabb box = closest_aabb_obb_a(setup, one, at);
    const turned_box b = turned_box_of(closest_aabb_obb_b(setup, one, at));
    const box_beside_box pair = {
        {v3_sub(box.min, b.centre), v3_sub(box.max, b.centre)}, {b.axes.x, b.axes.y, b.axes.z}, b.half};
    near_points nearest;
    LH_OWN(find_box_near_box)(&nearest, &pair);
    const lanes squared = lanes_select(box_has_points(box), nearest.squared, lanes_set1(__builtin_nanf("")));
    const v3 on_box = nearest_in_box(v3_add(b.centre, nearest.on_a), box);
    const v3 on_obb = v3_add(b.centre, nearest.on_b);
    const mask meet = lanes_eq(squared, lanes_set1(0.0f));
    store_distance(of->distance2, squared, at);
    store_point_if_number(of->on_box, on_box, squared, at);
    store_point_if_number(of->on_obb, v3_select(meet, on_box, on_obb), squared, at);
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP(closest_aabb_obb)

#endif
