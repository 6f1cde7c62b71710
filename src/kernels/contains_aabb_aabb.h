/* One box contains another: comparisons only, so exact. */
#ifndef LANEHIT_SRC_KERNELS_CONTAINS_AABB_AABB_H
#define LANEHIT_SRC_KERNELS_CONTAINS_AABB_AABB_H

#include "boxes.h"

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

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef aabb_pair contains_aabb_aabb_once;

LH_INLINE void contains_aabb_aabb_prepare(aabb_pair *once, unsigned one,
                                          const contains_aabb_aabb_arguments *of)
{
    prepare_aabb_pair(once, one, of->outer, of->inner);
    /* Whether one inner box is inverted is decided here: NaN is within nothing. */
    if (one & ONE_SECOND)
        once->second.min.x = lanes_select(v3_le(once->second.min, once->second.max), once->second.min.x,
                                          lanes_set1(__builtin_nanf("")));
}

LH_INLINE uint32_t contains_aabb_aabb_block(const aabb_pair *once, unsigned one, block at)
{
    const aabb outer = first_box(once, one, at), inner = second_box(once, one, at);
    return mask_bits(one & ONE_SECOND ? encloses(outer, inner) : aabb_contains(outer, inner));
}

LH_LONG_LOOP(contains_aabb_aabb, structs, STRUCTS_FIRST | STRUCTS_SECOND)
LH_LONG_LOOP(contains_aabb_aabb, one_first_structs, ONE_FIRST | STRUCTS_SECOND)
static const loop_table contains_aabb_aabb_of_structs = {contains_aabb_aabb_structs,
                                                         contains_aabb_aabb_one_first_structs};
LH_LOOPS_OF_TWO(LH_LOOP, LH_LONG_LOOP, contains_aabb_aabb)
LH_QUERY_WITH(contains_aabb_aabb, contains_aabb_aabb_loops,
              loop_of_structs(call, contains_aabb_aabb_of_structs, one, n))

#endif
