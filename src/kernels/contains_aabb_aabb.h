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

#define contains_aabb_aabb_parameters AABB_PAIR_PARAMETERS
#define contains_aabb_aabb_arguments  AABB_PAIR_ARGUMENTS
typedef aabb_pair_once contains_aabb_aabb_once;

LH_INLINE size_t contains_aabb_aabb_prepare(contains_aabb_aabb_once *once, unsigned one, AABB_PAIR_PARAMETERS)
{
    const size_t n = aabb_pair_prepare(once, one, AABB_PAIR_ARGUMENTS);
    /* Of one inner box that is decided here: NaN is within nothing. */
    if (one & BOX_B)
        once->b.min.x =
            lanes_select(v3_le(once->b.min, once->b.max), once->b.min.x, lanes_set1(__builtin_nanf("")));
    return n;
}

LH_INLINE uint32_t contains_aabb_aabb_block(const contains_aabb_aabb_once *once, block at, unsigned one)
{
    const aabb outer = box_a(once, at, one), inner = box_b(once, at, one);
    return mask_bits(one & BOX_B ? encloses(outer, inner) : aabb_contains(outer, inner));
}

LH_BATCH_LOOP(contains_aabb_aabb_one_a, contains_aabb_aabb, BOX_A)
LH_BATCH_LOOP(contains_aabb_aabb_one_b, contains_aabb_aabb, BOX_B)
LH_BATCH_LOOP(contains_aabb_aabb_pairs, contains_aabb_aabb, 0)

static lh_status contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, uint64_t *hits)
{
    static const aabb_pair_loops loops = {
        [BOX_A] = contains_aabb_aabb_one_a,
        [BOX_B] = contains_aabb_aabb_one_b,
        [0] = contains_aabb_aabb_pairs,
    };
    return run_aabb_pair(LH_CALL_CONTAINS_AABB_AABB, &loops, outer, inner, hits);
}

#endif
