/* The points of a segment and a triangle that are closest to each other. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_TRIANGLE_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "queries/segment_near_triangle.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_segment_triangle, segment, triangle)

LH_INLINE uint32_t closest_segment_triangle_block(const void *setup, unsigned one, block at)
{
    const closest_segment_triangle_arguments *const of = &((const closest_segment_triangle_setup *)setup)->of;
    const triangle t = closest_segment_triangle_b(setup, one, at);
    segment_near_triangle found;
    find_near_triangle(&found, closest_segment_triangle_a(setup, one, at), &t);
    store_distance_if(of->distance2, found.squared, found.exists, at);
    store_point(of->on_segment, found.on_segment, found.exists, at);
    store_point(of->on_triangle, found.on_triangle, found.exists, at);
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP(closest_segment_triangle)

#endif
