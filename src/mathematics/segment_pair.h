/* The points of two segments that are nearest to each other. Ericson, Real-Time Collision Detection, 5.1.9: where a is
 * nearest to the line of b; what of b is nearest to there; what of a is nearest to that. The last is only news if the
 * second was an end.
 *
 * Ericson has the first from a determinant, which for segments that are nearly parallel is all rounding error. Here it
 * is from what of a is across b. What rounding does to that may move it far along nearly parallel segments, but never
 * far from b. */
#ifndef LANEHIT_SRC_MATHEMATICS_SEGMENT_PAIR_H
#define LANEHIT_SRC_MATHEMATICS_SEGMENT_PAIR_H

#include "lanes/block.h"
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
    const lanes zero = lanes_set1(0.0f);
    const lanes nothing = v3_dot(path.way, (v3){zero, zero, zero}); /* or NaN */
    return (segment_side){path, s.b, inverse_or_zero(path.inverse_squared), lanes_eq(nothing, zero)};
}

LH_INLINE segment_side segment_side_load(view_columns from, block at)
{
    return side_of(segment_load(from, at));
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

/* What of two segments is needed all along. */
typedef struct segment_ways {
    v3 a, b;
    lanes a_inverse_squared;
} segment_ways;

LH_INLINE segment_ways ways_of(segment_side a, segment_side b)
{
    return (segment_ways){a.path.way, b.path.way, a.inverse_squared};
}

/* What a stage leaves of them to those that follow: those that are not of one segment for all. */
LH_INLINE void leave_ways(segment_ways *to, unsigned one, segment_side a, segment_side b)
{
    if (!(one & ONE_FIRST)) {
        to->a = a.path.way;
        to->a_inverse_squared = a.inverse_squared;
    }
    if (!(one & ONE_SECOND))
        to->b = b.path.way;
}

/* One of the two, lane by lane. */
LH_INLINE v3 v3_of(unsigned is_first, const v3 *first, const v3 *second)
{
    return (v3){is_first ? first->x : second->x, is_first ? first->y : second->y,
                is_first ? first->z : second->z};
}

LH_INLINE segment_ways ways_left(const segment_ways *to, unsigned one, const segment_side *of_one_a,
                                 const segment_side *of_one_b)
{
    segment_ways ways;
    ways.a = v3_of(one & ONE_FIRST, &of_one_a->path.way, &to->a);
    ways.a_inverse_squared = one & ONE_FIRST ? of_one_a->inverse_squared : to->a_inverse_squared;
    ways.b = v3_of(one & ONE_SECOND, &of_one_b->path.way, &to->b);
    return ways;
}

/* What comes before the crossing. */
typedef struct segments_seen {
    v3 between;                     /* from the start of a to that of b */
    lanes both;                     /* the product of the ways */
    lanes way_along, between_along; /* of what is seen along b, in its lengths */
    lanes between_on_way;
} segments_seen;

/* From the products of b's way with that of a and with what is between. */
LH_INLINE segments_seen seen_by_products(segment_ways ways, lanes b_inverse_squared, v3 between, lanes both,
                                         lanes between_on_other)
{
    return (segments_seen){between, both, lanes_mul(both, b_inverse_squared),
                           lanes_mul(between_on_other, b_inverse_squared), v3_dot(between, ways.a)};
}

LH_INLINE segments_seen seen_of(segment_ways ways, lanes b_inverse_squared, v3 between)
{
    const lanes both = v3_dot(ways.a, ways.b), between_on_other = v3_dot(between, ways.b);
    return seen_by_products(ways, b_inverse_squared, between, both, between_on_other);
}

LH_INLINE segments_seen see_segments(segment_side a, segment_side b)
{
    return seen_of(ways_of(a, b), b.inverse_squared, v3_sub(b.path.start, a.path.start));
}

/* Where a is nearest to the line of b. */
LH_INLINE lanes crossing_of(segment_ways ways, segments_seen s)
{
    const v3 way_across = v3_sub(ways.a, v3_scale(ways.b, s.way_along));
    const v3 between_across = v3_sub(s.between, v3_scale(ways.b, s.between_along));
    return share_of_way(lanes_div(v3_dot(between_across, way_across), v3_dot(way_across, way_across)));
}

LH_INLINE nearest_pair pair_at_shares(segment_ways ways, segments_seen s, lanes a_share, lanes b_share)
{
    const v3 apart = v3_sub(v3_sub(v3_scale(ways.a, a_share), v3_scale(ways.b, b_share)), s.between);
    return (nearest_pair){a_share, b_share, apart};
}

/* What of b is nearest to a point of a. */
LH_INLINE lanes share_of_other(segments_seen s, lanes a_share)
{
    return share_of_way(lanes_sub(lanes_mul(a_share, s.way_along), s.between_along));
}

LH_INLINE nearest_pair nearest_pair_by(segment_ways ways, segments_seen s, lanes crossing)
{
    const lanes b_share = share_of_other(s, crossing);
    const lanes a_share = share_of_way(
        lanes_mul(lanes_add(lanes_mul(b_share, s.both), s.between_on_way), ways.a_inverse_squared));
    return pair_at_shares(ways, s, a_share, b_share);
}

LH_INLINE nearest_pair nearest_pair_of(segment_side a, segment_side b)
{
    const segment_ways ways = ways_of(a, b);
    const segments_seen seen = see_segments(a, b);
    return nearest_pair_by(ways, seen, crossing_of(ways, seen));
}

#endif
