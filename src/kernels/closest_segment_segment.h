/* The points of two segments that are closest to each other. */
#ifndef LANEHIT_SRC_KERNELS_CLOSEST_SEGMENT_SEGMENT_H
#define LANEHIT_SRC_KERNELS_CLOSEST_SEGMENT_SEGMENT_H

#include "closest.h"
#include "segment_pair.h"

typedef struct closest_segment_segment_once {
    segment_columns a, b;
    segment_side one_a, one_b; /* of those in `one` */
    float *distance2, *s, *t;
    lh_xyz on_a, on_b;
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
    if (one & ONE_FIRST)
        once->one_a = side_of(segment_load_one(once->a));
    if (one & ONE_SECOND)
        once->one_b = side_of(segment_load_one(once->b));
}

LH_INLINE v3 point_on(segment_side s, lanes share)
{
    return v3_add(s.path.start, v3_scale(s.path.way, share));
}

LH_INLINE void closest_segment_segment_block(const closest_segment_segment_once *once, unsigned one, block at)
{
    const segment_side a = one & ONE_FIRST ? once->one_a : side_of(segment_load(once->a, at));
    const segment_side b = one & ONE_SECOND ? once->one_b : side_of(segment_load(once->b, at));
    const nearest_pair nearest = nearest_pair_of(a, b);
    const lanes distance2 = v3_dot(nearest.apart, nearest.apart);
    store_distance(once->distance2, distance2, at);
    store_coordinate(once->s, nearest.a_share, is_distance(distance2), at);
    store_coordinate(once->t, nearest.b_share, is_distance(distance2), at);
    store_nearest_point(once->on_a, point_on(a, nearest.a_share), distance2, at);
    store_nearest_point(once->on_b, point_on(b, nearest.b_share), distance2, at);
}

LH_QUERY_OF_TWO_WITHOUT_HITS(closest_segment_segment)

#endif
