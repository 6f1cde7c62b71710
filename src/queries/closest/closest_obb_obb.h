/* The points of two turned boxes that are closest to each other, as the first sees the second. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_OBB_OBB_H
#define LANEHIT_SRC_QUERIES_CLOSEST_OBB_OBB_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "mathematics/rotation.h"
#include "queries/near_box_box.h"

LH_INLINE box_beside_box seen_beside(turned_box a, turned_box b)
{
    const v3 way = v3_seen_from(v3_sub(a.centre, b.centre), a.axes);
    return (box_beside_box){
        {v3_sub(way, a.half), v3_add(way, a.half)},
        {v3_seen_from(b.axes.x, a.axes), v3_seen_from(b.axes.y, a.axes), v3_seen_from(b.axes.z, a.axes)},
        b.half};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* Frames are made in each block, which is little of it: less code than to keep those of one box for all. */
LH_OPERANDS(closest_obb_obb, obb, obb)

LH_INLINE uint32_t closest_obb_obb_block(const void *setup, unsigned one, block at)
{
    const closest_obb_obb_arguments *const of = &((const closest_obb_obb_setup *)setup)->of;
    const turned_box a = turned_box_of(closest_obb_obb_a(setup, one, at)),
                     b = turned_box_of(closest_obb_obb_b(setup, one, at));
    const box_beside_box pair = seen_beside(a, b);
    near_points nearest;
    LH_OWN(find_box_near_box)(&nearest, &pair);
    const lanes none = lanes_set1(__builtin_nanf(""));
    const lanes squared = lanes_select(box_has_points(box_in_its_frame(a)), nearest.squared, none);
    store_distance(of->distance2, squared, at);
    const v3 on_a = v3_add(b.centre, v3_turned_out(nearest.on_a, a.axes));
    const v3 on_b = v3_add(b.centre, v3_turned_out(nearest.on_b, a.axes));
    store_point_if_number(of->on_a, on_a, squared, at);
    store_point_if_number(of->on_b, on_b, squared, at);
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP(closest_obb_obb)

#endif
