/* The gap of two turned boxes, its normal and its point, and filters of queries that tell these: an object of their
 * own. */
#ifndef LANEHIT_SRC_PARTS_OBB_PAIR_H
#define LANEHIT_SRC_PARTS_OBB_PAIR_H

#include "engine/contact.h"
#include "mathematics/balls_around_obbs.h"
#include "queries/obb_pair_calls.h"

void LH_OWN(find_obb_gap)(const obb *a, const obb *b, obb_pair_gap *to)
{
    find_gap_of_obbs(to, *a, *b);
}

v3 LH_OWN(obb_gap_normal)(obb_pair_gap *gap)
{
    return normal_of_obb_gap(gap);
}

v3 LH_OWN(obb_gap_point)(obb_pair_gap *gap, const v3 *normal)
{
    return point_of_obb_gap(gap, *normal);
}

/* ---- Filters ------------------------------------------------------------------------------------------ */

/* Of calls of any query that has the operands of this one, and hits after them. */
_Static_assert((unsigned)LH_ARGUMENT_contact_obb_obb_hits == LH_ARGUMENT_manifold_obb_obb_hits,
               "as the contact has");

LH_OPERANDS_WITH_MARGIN_OF(contact_obb_obb, near_balls, ball_around_obb, ball_around_obb, LH_INLINE)

LH_INLINE uint32_t near_balls_block(const void *setup, unsigned one, block at)
{
    const near_balls_setup *const from = setup;
    const mask apart =
        are_surely_apart(near_balls_shapes_a(&from->shapes, one, at),
                         near_balls_shapes_b(&from->shapes, one, at), margin_of(&from->margin, one, at));
    return mask_bits(apart) ^ ALL_LANES;
}

LH_OPERANDS_WITH_MARGIN_OF(contact_obb_obb, touching_obbs, obb, obb, LH_INLINE)

LH_INLINE uint32_t touching_obbs_block(const void *setup, unsigned one, block at)
{
    const touching_obbs_setup *const from = setup;
    const obb a = touching_obbs_shapes_a(&from->shapes, one, at),
              b = touching_obbs_shapes_b(&from->shapes, one, at);
    obb_pair_gap gap;
    LH_OWN(find_obb_gap)(&a, &b, &gap);
    return mask_bits(gap_of_shapes(&gap.cores, margin_of(&from->margin, one, at)).hit);
}

LH_FILTER_OF_ONE_LOOP(contact_obb_obb, near_balls)
LH_FILTER_OF_ONE_LOOP(contact_obb_obb, touching_obbs)

lh_status LH_OWN(near_obbs)(const lh_call *call, unsigned one, size_t first, size_t n)
{
    return near_balls_part(call, one, first, n);
}

lh_status LH_OWN(touching_obbs)(const lh_call *call, unsigned one, size_t first, size_t n)
{
    return touching_obbs_part(call, one, first, n);
}

#endif
