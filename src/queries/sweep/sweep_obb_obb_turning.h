/* Two boxes that move and turn: when do they come near each other? They stay apart for as long as what separates them
 * now allows; then they are asked again. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_OBB_OBB_TURNING_H
#define LANEHIT_SRC_QUERIES_SWEEP_OBB_OBB_TURNING_H

#include "engine/operands.h"
#include "mathematics/motion/turning_box.h"
#include "queries/obb_pair_calls.h"

/* Distances that are asked of a pair at most. */
enum { TURNING_STEPS = 64 };

/* ---- The search --------------------------------------------------------------------------------------- */

/* Lanes that are done keep what they have. */
typedef struct turning_search {
    lanes t; /* they are apart before it */
    lanes nearest;
    v3 normal; /* from a to b */
    mask goes_on, hit;
} turning_search;

LH_INLINE void ask_once(const turning_pair *pair, lanes tolerance, turning_search *s)
{
    obb a, b;
    obb_pair_gap gap;
    place_pair(pair, s->t, &a, &b);
    LH_OWN(find_obb_gap)(&a, &b, &gap);
    const lanes distance = gap.cores.distance;
    const v3 normal = LH_OWN(obb_gap_normal)(&gap);
    s->normal = v3_select(s->goes_on, normal, s->normal);
    s->nearest = lanes_select(s->goes_on, lanes_min(distance, s->nearest), s->nearest);

    mask never;
    const lanes room = lanes_sub(distance, lanes_add(gap.cores.padding, pair->padding));
    const lanes next = time_before_meeting(pair, s->t, room, normal, &never);
    const mask is_apart = lanes_lt(lanes_set1(0.0f), room),
               is_told = lanes_le(room, lanes_set1(__builtin_inff()));
    const mask is_near = mask_or(lanes_le(room, tolerance), lanes_le(next, s->t));
    const mask goes_on = mask_without(is_apart, mask_or(never, is_near));
    /* Not of a NaN, of which all comparisons are false. */
    const mask met = mask_without(mask_and(s->goes_on, is_told), mask_or(mask_and(is_apart, never), goes_on));
    s->hit = mask_or(s->hit, met);
    s->goes_on = mask_and(s->goes_on, goes_on);
    s->t = lanes_select(s->goes_on, next, s->t);
}

/* Of more, half extents between two would not be numbers. */
LH_INLINE mask has_points_to_turn(obb box)
{
    const lanes least = lanes_set1(0.0f), most = lanes_set1(0x1p127f);
    return mask_and(v3_le((v3){least, least, least}, box.half), v3_le(box.half, (v3){most, most, most}));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

enum { TURNING_VIEWS = 4 };

typedef struct sweep_obb_obb_turning_setup {
    view_columns columns[TURNING_VIEWS];
    sweep_obb_obb_turning_arguments of;
} sweep_obb_obb_turning_setup;

LH_INLINE void sweep_obb_obb_turning_prepare(void *setup, unsigned one, const lh_call *call)
{
    sweep_obb_obb_turning_setup *const to = setup;
    (void)one;
    to->of = sweep_obb_obb_turning_arguments_of(call);
    LH_UNROLL
    for (unsigned k = 0; k < TURNING_VIEWS; k++)
        to->columns[k] = columns_of(LH_QUERY_sweep_obb_obb_turning, call, k);
}

LH_INLINE obb turning_operand(const sweep_obb_obb_turning_setup *from, unsigned k, unsigned one, block at)
{
    at.one = without_operands_if_small(one);
    return obb_load(from->columns[k], block_of_operand(at, 1u << k));
}

static LH_ONE_COPY uint32_t sweep_obb_obb_turning_in_one_copy(const sweep_obb_obb_turning_setup *from,
                                                              unsigned one, size_t first, size_t count)
{
    const block at = block_of(first, count);
    const obb a = turning_operand(from, 0, one, at), a_after = turning_operand(from, 1, one, at),
              b = turning_operand(from, 2, one, at), b_after = turning_operand(from, 3, one, at);
    turning_pair pair;
    meet_on_the_way(&pair, a, a_after, b, b_after);
    const lanes tolerance = lanes_set1(from->of.tolerance);
    const lanes zero = lanes_set1(0.0f), infinity = lanes_set1(__builtin_inff());
    const mask none = lanes_lt(zero, zero);
    const mask have_points = mask_and(mask_and(has_points_to_turn(a), has_points_to_turn(a_after)),
                                      mask_and(has_points_to_turn(b), has_points_to_turn(b_after)));
    turning_search s = {zero, infinity, {zero, zero, zero}, have_points, none};
    for (int step = 0; step < TURNING_STEPS && bits_of_block(mask_bits(s.goes_on), at) != 0; step++)
        ask_once(&pair, tolerance, &s);

    const mask hit = mask_or(s.hit, s.goes_on);
    store_block_if_wanted(from->of.toi, lanes_or_infinity(hit, s.t), at);
    store_block_if_wanted(from->of.nearest, lanes_max(s.nearest, zero), at);
    if (is_wanted(from->of.normal))
        store_if_hit(from->of.normal, hit, v3_negate(s.normal), at);
    if (from->of.ran_out)
        store_bits_beside_hits(from->of.ran_out, mask_bits(s.goes_on), at);
    return mask_bits(hit);
}

LH_INLINE uint32_t sweep_obb_obb_turning_block(const void *setup, unsigned one, block at)
{
    return sweep_obb_obb_turning_in_one_copy(setup, at.one ? at.one : one, at.first, at.count);
}

LH_LONG_QUERY(sweep_obb_obb_turning)

#endif
