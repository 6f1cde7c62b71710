/* Two boxes meet if their intervals do on every axis: comparisons only, so exact. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_AABB_AABB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_AABB_AABB_H

#include "boxes.h"

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef aabb_pair overlap_aabb_aabb_once;

LH_INLINE void overlap_aabb_aabb_prepare(aabb_pair *once, unsigned one, const overlap_aabb_aabb_arguments *of)
{
    prepare_aabb_pair(once, one, of->a, of->b);
}

LH_INLINE uint32_t overlap_aabb_aabb_block(const aabb_pair *once, unsigned one, block at)
{
    return mask_bits(aabbs_meet(first_box(once, one, at), second_box(once, one, at)));
}

LH_LONG_LOOP(overlap_aabb_aabb, structs, STRUCTS_FIRST | STRUCTS_SECOND)
LH_LOOPS_OF_TWO(LH_LOOP, LH_LOOP, overlap_aabb_aabb)

/* One box, first or second, and boxes in structs without an index. */
static lh_status overlap_aabb_aabb_one_and_structs(const lh_call *call, size_t n)
{
    const overlap_aabb_aabb_arguments of = overlap_aabb_aabb_arguments_of(call);
    return of.a->count == 1 ? LH_OWN(one_box_meets)(of.a, of.b, of.hits, n)
                            : LH_OWN(one_box_meets)(of.b, of.a, of.hits, n);
}

static lh_status overlap_aabb_aabb_rows(const lh_call *call, size_t n)
{
    const overlap_aabb_aabb_arguments of = overlap_aabb_aabb_arguments_of(call);
    return LH_OWN(rows_of_boxes_meet)(of.a, of.b, of.hits, n);
}

/* The loop that takes a call as it lies, which is in order; NULL if it is not of structs. */
LH_INLINE batch_loop *overlap_aabb_aabb_in_place(const lh_call *call, unsigned one, size_t n)
{
    const overlap_aabb_aabb_arguments of = overlap_aabb_aabb_arguments_of(call);
    const lh_aabbs *const many = one & ONE_FIRST ? of.b : of.a;
    if (LANES < 8 || n == 1 || (!many->index && many->stride <= sizeof(float)))
        return NULL;
    if (one && LH_OWN(boxes_are_structs)(many) &&
        LH_OWN(boxes_are_sextuples)(one & ONE_FIRST ? of.a : of.b, 1))
        return overlap_aabb_aabb_one_and_structs;
    if (!one && LH_OWN(boxes_are_sextuples)(of.a, 0) && LH_OWN(boxes_are_sextuples)(of.b, 0))
        return overlap_aabb_aabb_structs;
    return LH_OWN(boxes_are_rows)(of.a, n) && LH_OWN(boxes_are_rows)(of.b, n) ? overlap_aabb_aabb_rows : NULL;
}

LH_QUERY_WITH(overlap_aabb_aabb, overlap_aabb_aabb_loops, overlap_aabb_aabb_in_place(call, one, n))

#endif
