/* Two capsules are as far apart as their segments, less the radii. Ericson, Real-Time Collision Detection, 4.5.1.
 * Which segment comes first where the nearest points are looked for does not depend on which capsule is a, so that
 * the results do not either. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_CAPSULE_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_CAPSULE_H

#include "engine/contact.h"
#include "mathematics/segment_pair.h"

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

LH_INLINE core_gap contact_capsule_capsule(capsule a, capsule b)
{
    const ordered_segments s = in_order(a.axis, b.axis);
    const segment_side first = side_of(s.first), second = side_of(s.second);
    const nearest_pair nearest = nearest_pair_of(first, second);
    const v3 on_first = v3_add(first.path.start, v3_scale(first.path.way, nearest.a_share));
    const v3 on_second = v3_add(second.path.start, v3_scale(second.path.way, nearest.b_share));
    const lanes distance = length_of(nearest.apart);
    const lanes lengths =
        lanes_add(v3_sum_of_magnitudes(first.path.way), v3_sum_of_magnitudes(second.path.way));
    const lanes padding = lanes_add(lanes_add(lanes_mul(lengths, lanes_set1(PAIR_LENGTH_PADDING)),
                                              lanes_mul(distance, lanes_set1(PAIR_DISTANCE_PADDING))),
                                    lanes_set1(0x1p-62f));
    return (core_gap){v3_select(s.are_exchanged, on_second, on_first),
                      v3_select(s.are_exchanged, on_first, on_second),
                      v3_select(s.are_exchanged, nearest.apart, v3_negate(nearest.apart)),
                      distance,
                      padding,
                      a.radius,
                      b.radius};
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

LH_INLINE v3 contact_capsule_capsule_normal(const core_gap *gap, capsule a, capsule b)
{
    const gap_direction along = direction_of_gap(gap);
    if (all_exist(along))
        return along.unit;
    const ordered_segments s = in_order(a.axis, b.axis);
    const v3 across = across_both(s.first, s.second);
    return v3_select(along.exists, along.unit, v3_select(s.are_exchanged, v3_negate(across), across));
}

LH_LONG_CONTACT(contact_capsule_capsule, capsule, capsule)

#endif
