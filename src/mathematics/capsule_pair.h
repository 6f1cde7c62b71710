/* Two capsules: where their segments are nearest. Ericson, Real-Time Collision Detection, 4.5.1. Which segment comes
 * first where the nearest points are looked for does not depend on which capsule is a, so that the results do not
 * either. */
#ifndef LANEHIT_SRC_MATHEMATICS_CAPSULE_PAIR_H
#define LANEHIT_SRC_MATHEMATICS_CAPSULE_PAIR_H

#include "core_gap.h"
#include "segment_pair.h"

/* 32u of the lengths of both segments, and 24u of the distance (docs/guarantees.md). */
static const float PAIR_LENGTH_PADDING = 0x1p-19f, PAIR_DISTANCE_PADDING = 0x1.8p-20f;

typedef struct ordered_segments {
    segment first, second;
    mask are_exchanged; /* the second is that of a */
} ordered_segments;

LH_INLINE ordered_segments in_order(segment a, segment b)
{
    const mask never = lanes_lt(lanes_set1(0.0f), lanes_set1(0.0f));
    const mask exchanged = v3_comes_before(b.a, a.a, v3_comes_before(b.b, a.b, never));
    return (ordered_segments){{v3_select(exchanged, b.a, a.a), v3_select(exchanged, b.b, a.b)},
                              {v3_select(exchanged, a.a, b.a), v3_select(exchanged, a.b, b.b)},
                              exchanged};
}

typedef struct capsule_pair {
    segment_side first, second;
    segments_seen seen;
    mask are_exchanged;
    lanes a_radius, b_radius;
} capsule_pair;

LH_INLINE capsule_pair capsule_pair_of(capsule a, capsule b)
{
    const ordered_segments s = in_order(a.axis, b.axis);
    const segment_side first = side_of(s.first), second = side_of(s.second);
    return (capsule_pair){first, second, see_segments(first, second), s.are_exchanged, a.radius, b.radius};
}

LH_INLINE nearest_pair nearest_of_pair(const capsule_pair *p)
{
    const segment_ways ways = ways_of(p->first, p->second);
    return nearest_pair_by(ways, p->seen, crossing_of(ways, p->seen));
}

/* From a point of the one to one of the other, as far apart as is told. */
LH_INLINE core_gap gap_at_shares(const capsule_pair *p, const nearest_pair *at, lanes distance, lanes padding)
{
    const v3 on_first = v3_add(p->first.path.start, v3_scale(p->first.path.way, at->a_share));
    const v3 on_second = v3_add(p->second.path.start, v3_scale(p->second.path.way, at->b_share));
    return (core_gap){v3_select(p->are_exchanged, on_second, on_first),
                      v3_select(p->are_exchanged, on_first, on_second),
                      v3_select(p->are_exchanged, at->apart, v3_negate(at->apart)),
                      distance,
                      padding,
                      p->a_radius,
                      p->b_radius};
}

LH_INLINE core_gap gap_of_pair(const capsule_pair *p, const nearest_pair *nearest)
{
    const lanes distance = length_of(nearest->apart);
    const lanes lengths =
        lanes_add(v3_sum_of_magnitudes(p->first.path.way), v3_sum_of_magnitudes(p->second.path.way));
    const lanes padding = lanes_add(lanes_add(lanes_mul(lengths, lanes_set1(PAIR_LENGTH_PADDING)),
                                              lanes_mul(distance, lanes_set1(PAIR_DISTANCE_PADDING))),
                                    lanes_set1(0x1p-62f));
    return gap_at_shares(p, nearest, distance, padding);
}

/* The sine of an angle from which on two directions are not parallel, squared. */
static const float LEAST_SQUARED_SINE = 0x1p-36f;

/* Segments that meet are pushed apart across both, or across the first where they are parallel. */
LH_INLINE v3 across_both(segment first, segment second)
{
    const v3 way = v3_sub(first.b, first.a), other = v3_sub(second.b, second.a);
    const v3 product = v3_cross(direction_of(way), direction_of(other));
    const mask is_segment = lanes_lt(lanes_set1(0.0f), v3_sum_of_magnitudes(way));
    const mask is_crossing = lanes_lt(lanes_set1(LEAST_SQUARED_SINE), v3_dot(product, product));
    return v3_select(is_crossing, direction_of(product), direction_across(v3_select(is_segment, way, other)));
}

LH_INLINE v3 normal_of_capsules(const core_gap *gap, capsule a, capsule b)
{
    const gap_direction along = direction_of_gap(gap);
    if (all_exist(along))
        return along.unit;
    const ordered_segments s = in_order(a.axis, b.axis);
    const v3 across = across_both(s.first, s.second);
    return v3_select(along.exists, along.unit, v3_select(s.are_exchanged, v3_negate(across), across));
}

#endif
