/* One box contains another: comparisons only, so exact. */
#ifndef LANEHIT_SRC_KERNELS_CONTAINS_AABB_AABB_H
#define LANEHIT_SRC_KERNELS_CONTAINS_AABB_AABB_H

#include "boxes.h"

/* An inner box that is inverted, the empty one among them, is contained in nothing. */
LH_INLINE mask aabb_contains(aabb outer, aabb inner)
{
    const v3 min = v3_keep(inner.min), max = v3_keep(inner.max);
    return mask_and(mask_and(v3_le(outer.min, min), v3_le(max, outer.max)), v3_le(min, max));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef aabb_pair_once contains_aabb_aabb_once;

LH_INLINE void contains_aabb_aabb_prepare(contains_aabb_aabb_once *once, const operand *in,
                                          const batch_call *call, unsigned one)
{
    aabb_pair_prepare(once, in, call, one);
}

LH_INLINE uint32_t contains_aabb_aabb_block(const contains_aabb_aabb_once *once, block at, unsigned one)
{
    return mask_bits(aabb_contains(box_a(once, at, one), box_b(once, at, one)));
}

LH_BATCH_LOOP(contains_aabb_aabb_one_a, contains_aabb_aabb, BOX_A)
LH_BATCH_LOOP(contains_aabb_aabb_one_b, contains_aabb_aabb, BOX_B)
LH_BATCH_LOOP(contains_aabb_aabb_pairs, contains_aabb_aabb, 0)

static void contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, size_t n, uint64_t *hits)
{
    static const loop_table loops = {
        [BOX_A] = contains_aabb_aabb_one_a,
        [BOX_B] = contains_aabb_aabb_one_b,
        [0] = contains_aabb_aabb_pairs,
        [BOX_A | BOX_B] = contains_aabb_aabb_pairs,
    };
    run_batch(aabb_pair_sources, &(aabb_pair_views){outer, inner}, 2, n, loops, &(batch_call){.hits = hits});
}

#endif
