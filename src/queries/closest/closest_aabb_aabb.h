/* The points of two boxes that are closest to each other: axis by axis those of two intervals, so that nothing is
 * rounded but the distance. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_AABB_AABB_H
#define LANEHIT_SRC_QUERIES_CLOSEST_AABB_AABB_H

#include "engine/operands.h"
#include "mathematics/closest.h"

/* On one axis; 0 where the intervals have something in common. At most one of the two ways is positive. */
LH_INLINE lanes gap_of_intervals(lanes a_min, lanes a_max, lanes b_min, lanes b_max)
{
    const lanes not_below = lanes_max(lanes_sub(a_min, b_max), lanes_set1(0.0f));
    return lanes_max(lanes_sub(b_min, a_max), not_below);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_aabb_aabb, aabb, aabb)

/* The greater of both lower ends is where what two intervals have in common begins; or the end of the upper one, and
 * then that of the lower one is what of it is nearest. */
LH_INLINE uint32_t closest_aabb_aabb_block(const void *setup, unsigned one, block at)
{
    const closest_aabb_aabb_arguments *const of = &((const closest_aabb_aabb_setup *)setup)->of;
    const aabb a = closest_aabb_aabb_a(setup, one, at), b = closest_aabb_aabb_b(setup, one, at);
    const v3 gap = {gap_of_intervals(a.min.x, a.max.x, b.min.x, b.max.x),
                    gap_of_intervals(a.min.y, a.max.y, b.min.y, b.max.y),
                    gap_of_intervals(a.min.z, a.max.z, b.min.z, b.max.z)};
    const mask exist = mask_and(box_has_points(a), box_has_points(b));
    const v3 lower = v3_max(a.min, b.min);
    store_distance_if(of->distance2, v3_dot(gap, gap), exist, at);
    store_point(of->on_a, v3_min(lower, a.max), exist, at);
    store_point(of->on_b, v3_min(lower, b.max), exist, at);
    return 0;
}

LH_COMPUTING_QUERY_OR_FIRST(closest_aabb_aabb)

#endif
