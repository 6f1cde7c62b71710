/* The points of two segments that are closest to each other. */
#ifndef LANEHIT_SRC_KERNELS_CLOSEST_SEGMENT_SEGMENT_H
#define LANEHIT_SRC_KERNELS_CLOSEST_SEGMENT_SEGMENT_H

#include "closest.h"
#include "segment_pair.h"
#include "stages.h"

typedef struct closest_segment_segment_once {
    segment_columns a, b;
    segment_side one_a, one_b; /* of those in `one` */
    float *distance2, *s, *t;
    lh_xyz on_a, on_b;
    int others;
} closest_segment_segment_once;

LH_INLINE void closest_segment_segment_prepare(closest_segment_segment_once *once, unsigned one,
                                               const closest_segment_segment_arguments *of)
{
    once->a = columns_of_segments(of->a);
    once->b = columns_of_segments(of->b);
    once->distance2 = of->distance2;
    once->s = of->s;
    once->t = of->t;
    once->on_a = of->on_a;
    once->on_b = of->on_b;
    once->others = once->s || once->t || is_wanted(once->on_a) || is_wanted(once->on_b);
    if (one & ONE_FIRST)
        once->one_a = side_of(segment_load_one(once->a));
    if (one & ONE_SECOND)
        once->one_b = side_of(segment_load_one(once->b));
}

/* ---- In stages ---------------------------------------------------------------------------------------- */

enum { closest_segment_segment_steps = 1 };

typedef struct closest_segment_segment_begun {
    segment_ways ways; /* of those that are not in `one` */
    segments_seen seen;
    lanes crossing;
} closest_segment_segment_begun;

LH_INLINE void closest_segment_segment_begin(const closest_segment_segment_once *once, unsigned one, block at,
                                             closest_segment_segment_begun *begun)
{
    const segment_side a = one & ONE_FIRST ? once->one_a : side_of(segment_load(once->a, at));
    const segment_side b = one & ONE_SECOND ? once->one_b : side_of(segment_load(once->b, at));
    begun->seen = see_segments(a, b);
    leave_ways(&begun->ways, one, a, b);
}

LH_INLINE void closest_segment_segment_step(const closest_segment_segment_once *once, unsigned one,
                                            unsigned step, closest_segment_segment_begun *begun)
{
    (void)step;
    begun->crossing = crossing_of(ways_left(&begun->ways, one, &once->one_a, &once->one_b), begun->seen);
}

LH_INLINE void closest_segment_segment_finish(const closest_segment_segment_once *once, unsigned one,
                                              block at, const closest_segment_segment_begun *begun)
{
    const segment_ways ways = ways_left(&begun->ways, one, &once->one_a, &once->one_b);
    const nearest_pair nearest = nearest_pair_by(ways, begun->seen, begun->crossing);
    const lanes distance2 = v3_dot(nearest.apart, nearest.apart);
    store_distance(once->distance2, distance2, at);
    if (!once->others)
        return;
    store_coordinate(once->s, nearest.a_share, is_distance(distance2), at);
    store_coordinate(once->t, nearest.b_share, is_distance(distance2), at);
    const v3 a_start = one & ONE_FIRST ? once->one_a.path.start : v3_load(once->a.a, at);
    const v3 b_start = one & ONE_SECOND ? once->one_b.path.start : v3_load(once->b.a, at);
    store_nearest_point(once->on_a, v3_add(a_start, v3_scale(ways.a, nearest.a_share)), distance2, at);
    store_nearest_point(once->on_b, v3_add(b_start, v3_scale(ways.b, nearest.b_share)), distance2, at);
}

LH_QUERY_OF_TWO_BY(LH_STEPPED_LOOP_WITHOUT_HITS, closest_segment_segment)

#endif
