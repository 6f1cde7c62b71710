/* Two turned boxes are as far apart as the best of fifteen axes says (mathematics/box_pair_gap.h). Which of both comes
 * first there does not depend on which is a, so that the results do not either. */
#ifndef LANEHIT_SRC_MATHEMATICS_OBB_GAP_H
#define LANEHIT_SRC_MATHEMATICS_OBB_GAP_H

#include "mathematics/manifold/box_pair_point.h"

/* 56u of the sum of the half extents, and 24u of the distance (docs/guarantees.md). */
static const float OBB_GAP_PADDING = 0x1.cp-19f, OBB_DISTANCE_PADDING = 0x1.8p-20f;

/* ---- In an order of their own ------------------------------------------------------------------------- */

/* Is b's centre further back than a's, along a direction that is none of those in which boxes are stacked; or else the
 * first of its numbers that is not a's the smaller one? */
LH_INLINE mask second_comes_first(obb a, obb b)
{
    const v3 askew = {lanes_set1(0.5347f), lanes_set1(0.6631f), lanes_set1(0.4239f)};
    const lanes zero = lanes_set1(0.0f), along = v3_dot(v3_sub(b.centre, a.centre), askew);
    const mask is_behind = lanes_lt(along, zero), is_beside = lanes_eq(along, zero);
    if (LH_LIKELY(!mask_bits(is_beside)))
        return is_behind;
    const mask by_rotation =
        v3_comes_before(b.rotation.vector, a.rotation.vector, lanes_lt(b.rotation.w, a.rotation.w));
    const mask is_less = v3_comes_before(b.centre, a.centre, v3_comes_before(b.half, a.half, by_rotation));
    return mask_or(is_behind, mask_and(is_beside, is_less));
}

LH_INLINE void exchange(mask m, lanes *a, lanes *b)
{
    const lanes from = *a, to = *b;
    *a = lanes_select(m, to, from);
    *b = lanes_unselected(m, to, from, *a);
}

LH_INLINE void v3_exchange(mask m, v3 *a, v3 *b)
{
    exchange(m, &a->x, &b->x);
    exchange(m, &a->y, &b->y);
    exchange(m, &a->z, &b->z);
}

LH_INLINE mask put_in_order(obb *a, obb *b)
{
    const mask exchanged = second_comes_first(*a, *b);
    v3_exchange(exchanged, &a->centre, &b->centre);
    v3_exchange(exchanged, &a->half, &b->half);
    v3_exchange(exchanged, &a->rotation.vector, &b->rotation.vector);
    exchange(exchanged, &a->rotation.w, &b->rotation.w);
    return exchanged;
}

/* ---- The gap ------------------------------------------------------------------------------------------ */

typedef struct obb_pair_gap {
    core_gap cores;
    turned_box first, second;
    mask are_exchanged;
    box_pair pair; /* as the first sees them */
    box_pair_gaps gaps;
    box_pair_axis best;
    seen_axis along;
} obb_pair_gap;

LH_INLINE mask has_extents(v3 half)
{
    return lanes_le(lanes_set1(0.0f), lanes_min(half.x, lanes_min(half.y, half.z)));
}

/* Of a NaN among the half extents the padding is NaN, so that nothing is a hit. */
LH_INLINE void find_gap_of_obbs(obb_pair_gap *to, obb a, obb b)
{
    to->are_exchanged = put_in_order(&a, &b);
    to->first = turned_box_of(a);
    to->second = turned_box_of(b);
    const frame one = to->first.axes, other = to->second.axes;
    const v3 way = v3_sub(to->second.centre, to->first.centre);
    const frame seen = {v3_seen_from(other.x, one), v3_seen_from(other.y, one), v3_seen_from(other.z, one)};
    to->pair = box_pair_of(v3_seen_from(way, one), v3_seen_from(way, other), to->first.half, to->second.half,
                           seen, OBB_GAP_PADDING);
    to->gaps = gaps_of_boxes(&to->pair);
    const lanes zero = lanes_set1(0.0f), none = lanes_set1(__builtin_nanf(""));
    to->best = best_axis_of(&to->gaps, zero, zero);
    const mask have_points = mask_and(has_extents(to->first.half), has_extents(to->second.half));
    const lanes by_distance = lanes_mul(lanes_abs(to->best.gap), lanes_set1(OBB_DISTANCE_PADDING));
    to->cores.distance = lanes_select(have_points, to->best.gap, none);
    to->cores.padding = lanes_add(lanes_add(to->pair.padding, by_distance), lanes_set1(0x1p-62f));
    to->cores.a_radius = to->cores.b_radius = zero;
}

/* The box that the axis is told by: the second, if it is normal to one of its faces. */
LH_INLINE frame axes_of_teller(const obb_pair_gap *gap)
{
    const mask m = gap->best.is_turned;
    const frame one = gap->first.axes, other = gap->second.axes;
    return (frame){v3_select(m, other.x, one.x), v3_select(m, other.y, one.y), v3_select(m, other.z, one.z)};
}

/* Is that box b? */
LH_INLINE mask teller_is_b(const obb_pair_gap *gap)
{
    return mask_or(mask_without(gap->best.is_turned, gap->are_exchanged),
                   mask_without(gap->are_exchanged, gap->best.is_turned));
}

/* Beyond the range an axis may be no vector. */
LH_INLINE v3 normal_of_obb_gap(obb_pair_gap *gap)
{
    gap->along = see_axis(&gap->pair, &gap->gaps, &gap->best);
    const gap_direction along = direction_along(v3_turned_out(gap->along.direction, axes_of_teller(gap)));
    const v3 unit = v3_select(along.exists, along.unit, x_axis());
    return v3_flip(unit, lanes_or_zero(teller_is_b(gap), lanes_set1(-0.0f)));
}

LH_INLINE box_pair_touch touch_of_gap(const obb_pair_gap *gap)
{
    return touch_of_boxes(&gap->pair, gap->best.is_turned, gap->along, gap->best.gap, gap->cores.padding);
}

LH_INLINE v3 point_of_obb_gap(obb_pair_gap *gap, v3 normal)
{
    const box_pair_touch touch = touch_of_gap(gap);
    const v3 seen = touching_point(&touch);
    const v3 centre = v3_select(gap->best.is_turned, gap->second.centre, gap->first.centre);
    gap->cores.on_a = gap->cores.on_b = v3_add(centre, v3_turned_by(seen, axes_of_teller(gap)));
    return point_of_core_gap(&gap->cores, normal);
}

#endif
