/* The points of two segments that are closest to each other. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_SEGMENT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_SEGMENT_H

#include "engine/stages.h"
#include "mathematics/closest.h"
#include "mathematics/segment_pair.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_segment_segment, segment_side, segment_side)

typedef struct closest_segment_segment_left {
    segment_ways ways;
    segments_seen seen;
    lanes crossing;
} closest_segment_segment_left;

LH_INLINE segment_ways closest_segment_segment_ways(const void *setup, unsigned one,
                                                    const closest_segment_segment_left *left)
{
    const closest_segment_segment_setup *const of = setup;
    return ways_left(&left->ways, one, &of->a, &of->b);
}

LH_INLINE void closest_segment_segment_begin(const void *setup, unsigned one, block at, void *left)
{
    closest_segment_segment_left *const to = left;
    const segment_side a = closest_segment_segment_a(setup, one, at);
    const segment_side b = closest_segment_segment_b(setup, one, at);
    to->seen = see_segments(a, b);
    leave_ways(&to->ways, one, a, b);
}

LH_INLINE void closest_segment_segment_step(const void *setup, unsigned one, unsigned step, void *left)
{
    (void)step;
    closest_segment_segment_left *const of = left;
    of->crossing = crossing_of(closest_segment_segment_ways(setup, one, of), of->seen);
}

LH_INLINE uint32_t closest_segment_segment_finish(const void *setup, unsigned one, block at, const void *left)
{
    const closest_segment_segment_arguments *const of = &((const closest_segment_segment_setup *)setup)->of;
    const closest_segment_segment_left *const from = left;
    const segment_ways ways = closest_segment_segment_ways(setup, one, from);
    const nearest_pair nearest = nearest_pair_by(ways, from->seen, from->crossing);
    const lanes distance2 = v3_dot(nearest.apart, nearest.apart);
    store_distance(of->distance2, distance2, at);
    if (!of->s && !of->t && !is_wanted(of->on_a) && !is_wanted(of->on_b))
        return 0;
    store_coordinate(of->s, nearest.a_share, is_distance(distance2), at);
    store_coordinate(of->t, nearest.b_share, is_distance(distance2), at);
    const v3 a_start = closest_segment_segment_a(setup, one, at).path.start;
    const v3 b_start = closest_segment_segment_b(setup, one, at).path.start;
    store_nearest_point(of->on_a, v3_add(a_start, v3_scale(ways.a, nearest.a_share)), distance2, at);
    store_nearest_point(of->on_b, v3_add(b_start, v3_scale(ways.b, nearest.b_share)), distance2, at);
    return 0;
}

LH_STAGED_COMPUTING_QUERY_OF_FORMS(closest_segment_segment, .steps = 1, .step = closest_segment_segment_step)

#endif
