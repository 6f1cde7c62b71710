/* Two boxes meet if their intervals do on every axis: comparisons only, so exact. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_AABB_AABB_H
#define LANEHIT_SRC_QUERIES_OVERLAP_AABB_AABB_H

#include "engine/operands.h"
#include "layouts/boxes.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask overlap_aabb_aabb(aabb a, aabb b)
{
    return aabbs_meet(a, b);
}

LH_OPERANDS(overlap_aabb_aabb, aabb, aabb)
LH_BLOCK_OF_HITS(overlap_aabb_aabb)

/* Pairs of structs. */
LH_INLINE uint32_t overlap_of_structs_block(const void *setup, unsigned one, block at)
{
    (void)one;
    const overlap_aabb_aabb_setup *const of = setup;
    return mask_bits(
        aabbs_meet(aabb_load_tight(of->a_columns.array[0], at), aabb_load_tight(of->b_columns.array[0], at)));
}

static const kernel overlap_aabb_aabb_kernel = {.query = LH_QUERY_overlap_aabb_aabb,
                                                .prepare = overlap_aabb_aabb_prepare,
                                                .block = overlap_aabb_aabb_block};
static const kernel overlap_of_structs_kernel = {.query = LH_QUERY_overlap_aabb_aabb,
                                                 .prepare = overlap_aabb_aabb_prepare,
                                                 .block = overlap_of_structs_block};
typedef overlap_aabb_aabb_setup overlap_of_structs_setup;

LH_LOOP(overlap_of_structs, few, decide_few_structs, 0)
LH_LOOP(overlap_of_structs, many, decide_long, 0)

/* A look at calls that are not packed: those of structs are taken as they lie. NULL: staging has to do with the
 * call. */
LH_INLINE batch_loop *loop_of_boxes(const lh_call *call, unsigned one, size_t n)
{
    const overlap_aabb_aabb_arguments of = overlap_aabb_aabb_arguments_of(call);
    const lh_aabbs *const single = one & ONE_FIRST ? of.a : of.b, *const many = one & ONE_FIRST ? of.b : of.a;
    if (LANES < 8 || n == 1 || (!many->index && many->stride <= sizeof(float)))
        return NULL;
    if (one && LH_OWN(boxes_are_structs)(many) && LH_OWN(boxes_are_tight)(single, 1))
        return LH_OWN(one_box_meets);
    if (!one && LH_OWN(boxes_are_tight)(of.a, 0) && LH_OWN(boxes_are_tight)(of.b, 0))
        return n < LANES ? overlap_of_structs_few : overlap_of_structs_many;
    return LH_OWN(boxes_are_rows)(of.a, n) && LH_OWN(boxes_are_rows)(of.b, n) ? LH_OWN(rows_of_boxes_meet)
                                                                              : NULL;
}

LH_QUERY_OF_BOXES(overlap_aabb_aabb, loop_of_boxes)

#endif
