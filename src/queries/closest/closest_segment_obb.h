/* The points of a segment and a turned box that are closest to each other, as the box sees the segment. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_OBB_H
#define LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_OBB_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "mathematics/segment_in_frame.h"
#include "mathematics/segment_near_box.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_segment_obb, segment, turned_box)

LH_INLINE uint32_t closest_segment_obb_block(const void *setup, unsigned one, block at)
{
    const closest_segment_obb_arguments *const of = &((const closest_segment_obb_setup *)setup)->of;
    const segment s = closest_segment_obb_a(setup, one, at);
    const turned_box b = closest_segment_obb_b(setup, one, at);
    const framed_segment seen = segment_in_frame(s, b);
    const segment_near_box near = nearest_to_box(seen.axis, seen.box, seen.padding);
    store_distance(of->distance2, near.squared, at);
    if (is_wanted(of->on_segment) || is_wanted(of->on_box)) {
        const v3 on_segment = v3_add(s.a, v3_scale(v3_sub(s.b, s.a), near.share));
        const v3 on_box = v3_add(b.centre, v3_turned_out(near.on_box, b.axes));
        store_point_if_number(of->on_segment, v3_select(near.meet, on_box, on_segment), near.squared, at);
        store_point_if_number(of->on_box, on_box, near.squared, at);
    }
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP(closest_segment_obb)

#endif
