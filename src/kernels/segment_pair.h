/* The points of two segments that are nearest to each other. Ericson, Real-Time Collision Detection, 5.1.9: where a is nearest to the
 * line of b; what of b is nearest to there; what of a is nearest to that. The last is only news if the second was an end.
 *
 * Ericson has the first from a determinant, which for segments that are nearly parallel is all rounding error. Here it is from what of
 * a is across b. What rounding does to that may move it far along nearly parallel segments, but never far from b. */
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

typedef struct nearest_pair {
    lanes a_share, b_share;
    v3 apart; /* from the point of b to that of a; NaN where a coordinate is NaN or infinite */
} nearest_pair;

LH_INLINE nearest_pair nearest_pair_of(segment_side a, segment_side b)
{
    const v3 way = a.path.way, other = b.path.way, between = v3_sub(b.path.start, a.path.start);
    const lanes both = v3_dot(way, other);
    /* Of what is seen along b, in its lengths. */
    const lanes way_along = lanes_mul(both, b.inverse_squared);
    const lanes between_along = lanes_mul(v3_dot(between, other), b.inverse_squared);

    const v3 way_across = v3_sub(way, v3_scale(other, way_along));
    const v3 between_across = v3_sub(between, v3_scale(other, between_along));
    const lanes crossing =
        share_of_way(lanes_div(v3_dot(between_across, way_across), v3_dot(way_across, way_across)));

    const lanes b_share = share_of_way(lanes_sub(lanes_mul(crossing, way_along), between_along));
    const lanes a_share =
        share_of_way(lanes_mul(lanes_add(lanes_mul(b_share, both), v3_dot(between, way)), a.inverse_squared));
    const v3 apart = v3_sub(v3_sub(v3_scale(way, a_share), v3_scale(other, b_share)), between);
    return (nearest_pair){a_share, b_share, apart};
}

#endif
