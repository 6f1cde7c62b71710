/* The points of two segments that are nearest to each other: the nearest of an end of either and what is nearest to it on the other,
 * and of the feet of the line between both, if these are on the segments. Ericson, Real-Time Collision Detection, 5.1.9, tells by
 * the signs of parameters which of them it is, and so goes wrong where segments are parallel but for rounding. Here every
 * candidate is a pair of points of the segments, and the least distance of all is taken: none is too small, and of that which is the
 * right one rounding makes no more than that much too large.
 *
 * What is done is the same with the segments exchanged. */
#ifndef LANEHIT_SRC_KERNELS_SEGMENT_PAIR_H
#define LANEHIT_SRC_KERNELS_SEGMENT_PAIR_H

#include "segment.h"

/* A segment with both ends. */
typedef struct segment_side {
    segment_path path;
    v3 end;
    lanes inverse_squared; /* 1 / way^2; 0 for a point */
    mask is_finite;
} segment_side;

LH_INLINE segment_side side_of(segment s)
{
    const segment_path path = path_of(s);
    const mask is_no_point = lanes_lt(path.inverse_squared, lanes_set1(__builtin_inff()));
    const lanes zero = lanes_set1(0.0f);
    const lanes nothing = v3_dot(path.way, (v3){zero, zero, zero}); /* or NaN */
    return (segment_side){path, s.b, lanes_or_zero(is_no_point, path.inverse_squared),
                          lanes_eq(nothing, zero)};
}

LH_INLINE v3 v3_across(v3 a, segment_side from)
{
    const lanes along = lanes_mul(v3_dot(a, from.path.way), from.inverse_squared);
    return v3_sub(a, v3_scale(from.path.way, along));
}

/* Where on a the line between both has its foot: there a is nearest to the line of b, as all is that is seen along it. Any share, from 0
 * to 1, if they are parallel. */
LH_INLINE lanes share_of_crossing(segment_side a, segment_side b)
{
    const v3 start = v3_across(v3_sub(b.path.start, a.path.start), b), way = v3_across(a.path.way, b);
    return share_of_way(lanes_div(v3_dot(start, way), v3_dot(way, way)));
}

typedef struct nearest_pair {
    lanes a_share, b_share, squared_distance;
} nearest_pair;

LH_INLINE nearest_pair nearer_of(nearest_pair a, nearest_pair b)
{
    const mask second = lanes_lt(b.squared_distance, a.squared_distance);
    return (nearest_pair){lanes_select(second, b.a_share, a.a_share),
                          lanes_select(second, b.b_share, a.b_share),
                          lanes_select(second, b.squared_distance, a.squared_distance)};
}

/* A point of a, at that share, and what is nearest to it on b. */
LH_INLINE nearest_pair pair_of_point(lanes a_share, v3 point, segment_side b)
{
    const segment_foot foot = foot_on_path(b.path, point);
    return (nearest_pair){a_share, foot.share, v3_dot(foot.from, foot.from)};
}

LH_INLINE nearest_pair pair_of_crossing(segment_side a, segment_side b)
{
    const lanes share = share_of_crossing(a, b);
    const v3 seen = v3_add(v3_sub(a.path.start, b.path.start), v3_scale(a.path.way, share));
    const segment_foot foot = foot_seen_from_start(b.path, seen);
    return (nearest_pair){share, foot.share, v3_dot(foot.from, foot.from)};
}

/* Of what is found from a, from its ends and within. */
LH_INLINE nearest_pair nearest_pair_from(segment_side a, segment_side b)
{
    const nearest_pair start = pair_of_point(lanes_set1(0.0f), a.path.start, b);
    const nearest_pair end = pair_of_point(lanes_set1(1.0f), a.end, b);
    return nearer_of(nearer_of(start, end), pair_of_crossing(a, b));
}

/* The squared distance is NaN where a coordinate is NaN or infinite. */
LH_INLINE nearest_pair nearest_pair_of(segment_side a, segment_side b)
{
    const nearest_pair from_a = nearest_pair_from(a, b), from_b = nearest_pair_from(b, a);
    nearest_pair nearest =
        nearer_of(from_a, (nearest_pair){from_b.b_share, from_b.a_share, from_b.squared_distance});
    nearest.squared_distance = lanes_select(mask_and(a.is_finite, b.is_finite), nearest.squared_distance,
                                            lanes_set1(__builtin_nanf("")));
    return nearest;
}

#endif
