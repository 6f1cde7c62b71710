/* Two boxes are as far apart as the gaps between their faces, axis by axis, make together. In each other they are as
 * deep as the shortest way along an axis that takes them apart. Ericson, Real-Time Collision Detection, 4.2.1. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_AABB_AABB_H
#define LANEHIT_SRC_QUERIES_CONTACT_AABB_AABB_H

#include "engine/contact.h"

/* By axis, how far b has to move up, or down, to just touch a. Where one of both is negative, b lies there, with a gap
 * of so much. */
typedef struct ways_apart {
    v3 up, down;
} ways_apart;

LH_INLINE ways_apart ways_apart_of(aabb a, aabb b)
{
    return (ways_apart){v3_sub(a.max, b.min), v3_sub(b.max, a.min)};
}

/* On one axis: the gap, with the sign of the direction in which b lies. */
LH_INLINE lanes signed_gap(lanes up, lanes down)
{
    const lanes zero = lanes_set1(0.0f), gap = lanes_min(lanes_min(up, down), zero);
    return lanes_select(lanes_lt(up, down), lanes_sub(zero, gap), gap);
}

/* No gap on an axis is more than the distance, nor is its length rounded to 0: so boxes apart have a distance above 0,
 * and what covers the squares that underflow is less than that. */
LH_INLINE core_gap contact_aabb_aabb(aabb a, aabb b)
{
    const ways_apart ways = ways_apart_of(a, b);
    const v3 each = v3_min(ways.up, ways.down);
    const v3 gaps = {signed_gap(ways.up.x, ways.down.x), signed_gap(ways.up.y, ways.down.y),
                     signed_gap(ways.up.z, ways.down.z)};
    const lanes zero = lanes_set1(0.0f), none = lanes_set1(__builtin_nanf(""));
    const lanes largest = lanes_sub(zero, lanes_min(each.x, lanes_min(each.y, each.z)));
    const lanes distance =
        lanes_select(lanes_lt(zero, largest), lanes_max(length_of(gaps), largest), largest);
    const lanes padding =
        lanes_min(lanes_mul(lanes_max(distance, zero), lanes_set1(0.5f)), lanes_set1(GAP_UNDERFLOW));
    const mask have_points = mask_and(box_has_points(a), box_has_points(b));
    return (core_gap){a.max, b.min, gaps, lanes_select(have_points, distance, none), padding, zero, zero};
}

/* ---- Where, and in which direction -------------------------------------------------------------------- */

/* Is up the shorter one of both ways on an axis? Of equal ones it counts if a comes first, so that down does with a and
 * b exchanged; of equal boxes either comes first. */
LH_INLINE mask leads_up(lanes up, lanes down, aabb a, aabb b)
{
    const mask is_up = lanes_lt(up, down), is_equal = lanes_eq(up, down);
    if (!mask_bits(is_equal))
        return is_up;
    const mask always = lanes_le(lanes_set1(0.0f), lanes_set1(0.0f));
    const mask a_is_first = v3_comes_before(a.min, b.min, v3_comes_before(a.max, b.max, always));
    return mask_or(is_up, mask_and(is_equal, a_is_first));
}

/* The shortest of all: of equal ones that of the first axis. */
typedef struct shortest_way {
    mask is_x, is_y, is_z, is_up;
} shortest_way;

LH_INLINE shortest_way shortest_of(ways_apart ways, aabb a, aabb b)
{
    const v3 each = v3_min(ways.up, ways.down);
    const lanes least = lanes_min(each.x, lanes_min(each.y, each.z));
    const mask is_x = lanes_le(each.x, least), is_y = mask_without(lanes_le(each.y, least), is_x),
               is_z = mask_without(mask_without(lanes_le(each.z, least), is_x), is_y);
    const lanes up = lanes_select(is_x, ways.up.x, lanes_select(is_y, ways.up.y, ways.up.z));
    const lanes down = lanes_select(is_x, ways.down.x, lanes_select(is_y, ways.down.y, ways.down.z));
    return (shortest_way){is_x, is_y, is_z, leads_up(up, down, a, b)};
}

LH_INLINE v3 select_on_axis(shortest_way of, v3 there, v3 elsewhere)
{
    return (v3){lanes_select(of.is_x, there.x, elsewhere.x), lanes_select(of.is_y, there.y, elsewhere.y),
                lanes_select(of.is_z, there.z, elsewhere.z)};
}

/* On the axis of the shortest way the point is between the faces that touch after it; on the others in the middle of
 * what both boxes have, or of the gap. */
LH_INLINE v3 contact_aabb_aabb_normal(core_gap *gap, aabb a, aabb b)
{
    const shortest_way out = shortest_of(ways_apart_of(a, b), a, b);
    gap->on_a = select_on_axis(out, v3_select(out.is_up, a.max, a.min), v3_min(a.max, b.max));
    gap->on_b = select_on_axis(out, v3_select(out.is_up, b.min, b.max), v3_max(a.min, b.min));
    const lanes zero = lanes_set1(0.0f);
    const lanes unit = lanes_select(out.is_up, lanes_set1(1.0f), lanes_set1(-1.0f));
    const gap_direction along = direction_of_gap(gap);
    return v3_select(along.exists, along.unit,
                     select_on_axis(out, (v3){unit, unit, unit}, (v3){zero, zero, zero}));
}

LH_CONTACT(contact_aabb_aabb, aabb, aabb)

#endif
