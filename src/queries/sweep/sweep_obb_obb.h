/* Two moving oriented boxes meet when the last of fifteen axes along which they are apart is entered. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_OBB_OBB_H
#define LANEHIT_SRC_QUERIES_SWEEP_OBB_OBB_H

#include "engine/moving.h"
#include "mathematics/motion/moving_boxes.h"
#include "queries/obb_pair_calls.h"

LH_INLINE mask are_all_numbers(const box_ahead *b)
{
    return is_number(v3_sum(v3_add(v3_add(b->pair.way, b->pair.turned_way), b->velocity)));
}

/* Where they touch at the start, that of their contact, which leads from a to b. */
LH_INLINE v3 normal_at_start(const obb *a, const obb *b)
{
    obb_pair_gap gap;
    LH_OWN(find_obb_gap)(a, b, &gap);
    return v3_negate(LH_OWN(obb_gap_normal)(&gap));
}

LH_INLINE v3 normal_of_box_touch(const box_touch *of, const box_ahead *ahead, const frame *axes, const obb *a,
                                 const obb *b, block at)
{
    const v3 normal = direction_of(v3_turned_out(axis_of_box_touch(of, ahead), *axes));
    const mask at_start = mask_and(of->hit, lanes_eq(of->toi, lanes_set1(0.0f)));
    if (bits_of_block(mask_bits(at_start), at) == 0)
        return normal;
    return v3_select(at_start, normal_at_start(a, b), normal);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_obb_obb, obb, obb)

LH_INLINE uint32_t sweep_obb_obb_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_obb_obb_arguments *const of = &((const sweep_obb_obb_setup *)setup)->of;
    const obb a = sweep_obb_obb_a(setup, one, from), b = sweep_obb_obb_b(setup, one, from);
    const turned_box first = turned_box_of(a), second = turned_box_of(b);
    box_ahead ahead;
    find_box_ahead(&ahead, &first, &second, sweep_obb_obb_velocity(setup, one, from));
    const mask have_points =
        mask_and(box_has_points(box_in_its_frame(first)), box_has_points(box_in_its_frame(second)));
    const interval within = {lanes_set1(0.0f), latest_time_of(of->t_max)};
    box_touch touch;
    find_box_touch(&touch, &ahead, mask_and(have_points, are_all_numbers(&ahead)), within, to);
    if (of->toi)
        store_block(of->toi, lanes_or_infinity(touch.hit, touch.toi), to);
    if (is_wanted(of->normal)) {
        v3 normal = x_axis();
        if (bits_of_block(mask_bits(touch.hit), to))
            normal = normal_of_box_touch(&touch, &ahead, &first.axes, &a, &b, to);
        store_if_hit(of->normal, touch.hit, normal, to);
    }
    return mask_bits(touch.hit);
}

LH_SWEEP_IN_ONE_COPY(sweep_obb_obb)

#endif
