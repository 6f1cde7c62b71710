/* One box contains another: comparisons only, so exact. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_AABB_AABB_H
#define LANEHIT_SRC_QUERIES_CONTAINS_AABB_AABB_H

#include "engine/operands.h"
#include "layouts/boxes.h"

LH_INLINE mask encloses(aabb outer, aabb inner)
{
    return mask_and(v3_le(outer.min, inner.min), v3_le(inner.max, outer.max));
}

/* An inner box that is inverted, the empty one among them, is contained in nothing. */
LH_INLINE mask aabb_contains(aabb outer, aabb inner)
{
    const aabb kept = {v3_keep(inner.min), v3_keep(inner.max)};
    return mask_and(encloses(outer, kept), v3_le(kept.min, kept.max));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(contains_aabb_aabb, aabb, aabb)

/* Whether one inner box is inverted is decided before the loop: NaN is within nothing. */
LH_INLINE void contains_aabb_aabb_prepare_inner(void *setup, unsigned one, const lh_call *call)
{
    contains_aabb_aabb_setup *const to = setup;
    contains_aabb_aabb_prepare(setup, one, call);
    if (one & ONE_SECOND)
        to->b.min.x = lanes_select(v3_le(to->b.min, to->b.max), to->b.min.x, lanes_set1(__builtin_nanf("")));
}

LH_INLINE uint32_t contains_aabb_aabb_block(const void *setup, unsigned one, block at)
{
    const contains_aabb_aabb_setup *const of = setup;
    const aabb outer = one & ONE_FIRST ? of->a
                                       : box_load(contains_aabb_aabb_columns(of, 0, at), one & STRUCTS_FIRST,
                                                  block_of_operand(at, ONE_FIRST));
    const aabb inner = one & ONE_SECOND ? of->b
                                        : box_load(contains_aabb_aabb_columns(of, 1, at),
                                                   one & STRUCTS_SECOND, block_of_operand(at, ONE_SECOND));
    return mask_bits(one & ONE_SECOND ? encloses(outer, inner) : aabb_contains(outer, inner));
}

static const kernel contains_aabb_aabb_kernel = {.query = LH_QUERY_contains_aabb_aabb,
                                                 .prepare = contains_aabb_aabb_prepare_inner,
                                                 .block = contains_aabb_aabb_block};

/* Structs, one outer one or many. */
LH_INLINE uint32_t contains_aabb_aabb_of_structs(const void *setup, unsigned one, block at)
{
    return contains_aabb_aabb_block(setup, one | STRUCTS_FIRST | STRUCTS_SECOND, at);
}

static const kernel contains_aabb_aabb_structs_kernel = {.query = LH_QUERY_contains_aabb_aabb,
                                                         .prepare = contains_aabb_aabb_prepare,
                                                         .block = contains_aabb_aabb_of_structs};
typedef contains_aabb_aabb_setup contains_aabb_aabb_structs_setup;
/* With sixteen lanes one loop is half the code of two, and as fast. */
LH_LOOP(contains_aabb_aabb_structs, many, decide_long, LANES < 16 ? 0 : unknown(one) & ONE_FIRST)
LH_LOOP(contains_aabb_aabb_structs, first, decide_long, ONE_FIRST)

#if defined(LH_NARROWER)
LH_FEW(contains_aabb_aabb_structs, decide_few_structs)
#else
static batch_loop contains_aabb_aabb_loop;

/* Of columns that have a whole block. */
static lh_status contains_aabb_aabb_structs_block(const lh_call *call, unsigned one, size_t n)
{
    uint64_t *const hits = contains_aabb_aabb_arguments_of(call).hits;
    (void)contains_aabb_aabb_loop(call, one, LANES);
    *hits &= (UINT64_C(1) << n) - 1;
    return LH_OK;
}

static lh_status contains_aabb_aabb_structs_few(const lh_call *call, unsigned one, size_t n)
{
    return LH_OWN(run_few_boxes)(LH_QUERY_contains_aabb_aabb, contains_aabb_aabb_structs_block, call, one,
                                 ONE_OF_TWO, n);
}
#endif

/* A wider backend may call it, too. */
batch_loop LH_OWN(contains_aabb_aabb_structs_loop);

lh_status LH_OWN(contains_aabb_aabb_structs_loop)(const lh_call *call, unsigned one, size_t n)
{
    if (LANES < 8)
        return LH_OK; /* nobody asks */
    if (n < LANES)
        return contains_aabb_aabb_structs_few(call, one, n);
    return one && LANES < 16 ? contains_aabb_aabb_structs_first(call, one, n)
                             : contains_aabb_aabb_structs_many(call, one, n);
}

/* A look at calls that are not packed: structs without gaps are taken as they lie. With four lanes reading them costs
 * as much as copying them. NULL: staging has to do with the call. */
LH_INLINE batch_loop *loop_of_containing_boxes(const lh_call *call, unsigned one, size_t n)
{
    if (LANES < 8 || n == 1 || one & ONE_SECOND ||
        !LH_OWN(boxes_are_tight)(call->argument[0].view, one & ONE_FIRST) ||
        !LH_OWN(boxes_are_tight)(call->argument[1].view, 0))
        return NULL;
    return LH_OWN(contains_aabb_aabb_structs_loop);
}

LH_QUERY_OF_BOXES(contains_aabb_aabb, loop_of_containing_boxes)

#endif
