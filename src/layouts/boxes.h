/* What the queries of box against box share: their two operands. Either may be structs of six floats without gaps,
 * which are read as they lie: in these queries, six comparisons a box, copying costs more than the rest (twice, with
 * AVX-512). */
#ifndef LANEHIT_SRC_LAYOUTS_BOXES_H
#define LANEHIT_SRC_LAYOUTS_BOXES_H

#include "box_structs.h"

/* Modes: operands that are structs, of which the first column points to the first. */
enum { STRUCTS_FIRST = 1 << 6, STRUCTS_SECOND = 1 << 7 };
_Static_assert(STRUCTS_FIRST > 1 << LH_MOST_VIEWS, "beside the operands that are one");

LH_INLINE aabb box_load(view_columns from, int is_structs, block at)
{
    return is_structs ? aabb_load_tight(from.array[0], at) : aabb_load(from, at);
}

/* A query of two sets of boxes, K_kernel, by the usual loops and by in_place(call, one, n), a batch_loop that takes a
 * call that is not packed as it lies, or NULL. */
#define LH_QUERY_OF_BOXES(K, in_place)                                                                       \
    LH_FEW(K, decide_few)                                                                                    \
    LH_LOOP(K, pairs, decide_short, 0)                                                                       \
    LH_LOOP(K, first, decide_short, ONE_FIRST)                                                               \
    LH_LOOP(K, second, decide_short, ONE_SECOND)                                                             \
                                                                                                             \
    LH_BATCH_LOOP(K)                                                                                         \
    {                                                                                                        \
        return run_form(K##_few, K##_pairs, K##_first, K##_second, call, one, n);                            \
    }                                                                                                        \
                                                                                                             \
    static LH_APART lh_status K##_unusual(const lh_call *call, unsigned one, size_t n)                       \
    {                                                                                                        \
        batch_loop *const loop = in_place(call, one, n);                                                     \
        return loop ? loop(call, one, n) : run_unusual(LH_QUERY_##K, K##_loop, call, one, n);                \
    }                                                                                                        \
    LH_QUERY_LOOKING(K, K##_loop, K##_unusual)

#endif
