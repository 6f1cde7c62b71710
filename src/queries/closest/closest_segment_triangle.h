/* The points of a segment and a triangle that are closest to each other: a contact of radius 0 has them. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_TRIANGLE_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "queries/capsule_triangle.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_segment_triangle, segment, triangle)

/* They meet where the contact would be a hit, so that none which do are said to be apart. Its padding is of all
 * coordinates, and a number only if they are. */
LH_INLINE uint32_t closest_segment_triangle_block(const void *setup, unsigned one, block at)
{
    const closest_segment_triangle_arguments *const of = &((const closest_segment_triangle_setup *)setup)->of;
    const lanes zero = lanes_set1(0.0f);
    const capsule a = {closest_segment_triangle_a(setup, one, at), zero};
    const triangle b = closest_segment_triangle_b(setup, one, at);
    capsule_triangle found;
    LH_OWN(find_capsule_triangle)(&a, &b, &found);

    const mask meet = lanes_le(found.gap.distance, found.gap.padding);
    const mask exist = lanes_lt(found.gap.padding, lanes_set1(__builtin_inff()));
    const lanes squared = lanes_select(meet, zero, found.nearest.squared);
    const lanes distance2 = lanes_select(exist, squared, lanes_set1(__builtin_nanf("")));
    store_distance(of->distance2, distance2, at);
    if (is_wanted(of->on_segment) || is_wanted(of->on_triangle)) {
        const v3 crossing = v3_add(a.axis.a, v3_scale(found.segment.path.way, found.through.share));
        const v3 on_segment = v3_select(found.through.exists, crossing, found.gap.on_a);
        store_nearest_point(of->on_segment, on_segment, distance2, at);
        store_nearest_point(of->on_triangle, v3_select(meet, on_segment, found.gap.on_b), distance2, at);
    }
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP(closest_segment_triangle)

#endif
