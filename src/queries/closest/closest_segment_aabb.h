/* The points of a segment and a box that are closest to each other. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_AABB_H
#define LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_AABB_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "mathematics/segment_near_box.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_segment_aabb, segment, aabb)

LH_INLINE uint32_t closest_segment_aabb_block(const void *setup, unsigned one, block at)
{
    const closest_segment_aabb_arguments *const of = &((const closest_segment_aabb_setup *)setup)->of;
    const segment s = closest_segment_aabb_a(setup, one, at);
    const aabb box = closest_segment_aabb_b(setup, one, at);
    const segment_near_box near = nearest_to_box(s, box, lanes_set1(0.0f));
    store_distance(of->distance2, near.squared, at);
    store_nearest_point(of->on_segment, v3_select(near.meet, near.on_box, near.on_segment), near.squared, at);
    store_nearest_point(of->on_box, near.on_box, near.squared, at);
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP(closest_segment_aabb)

#endif
