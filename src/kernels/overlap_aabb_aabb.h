/* Two boxes meet if their intervals do on every axis: comparisons only, so exact. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_AABB_AABB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_AABB_AABB_H

#include "boxes.h"

LH_INLINE mask aabbs_meet(aabb a, aabb b)
{
    return mask_and(v3_le(a.min, b.max), v3_le(b.min, a.max));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

#define overlap_aabb_aabb_parameters AABB_PAIR_PARAMETERS
#define overlap_aabb_aabb_arguments  AABB_PAIR_ARGUMENTS
typedef aabb_pair_once overlap_aabb_aabb_once;

LH_INLINE size_t overlap_aabb_aabb_prepare(overlap_aabb_aabb_once *once, unsigned one, AABB_PAIR_PARAMETERS)
{
    return aabb_pair_prepare(once, one, AABB_PAIR_ARGUMENTS);
}

LH_INLINE uint32_t overlap_aabb_aabb_block(const overlap_aabb_aabb_once *once, block at, unsigned one)
{
    return mask_bits(aabbs_meet(box_a(once, at, one), box_b(once, at, one)));
}

LH_BATCH_LOOP(overlap_aabb_aabb_one_a, overlap_aabb_aabb, BOX_A)
LH_BATCH_LOOP(overlap_aabb_aabb_one_b, overlap_aabb_aabb, BOX_B)
LH_BATCH_LOOP(overlap_aabb_aabb_pairs, overlap_aabb_aabb, 0)

static lh_status overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits)
{
    static const aabb_pair_loops loops = {
        [BOX_A] = overlap_aabb_aabb_one_a,
        [BOX_B] = overlap_aabb_aabb_one_b,
        [0] = overlap_aabb_aabb_pairs,
    };
    return run_aabb_pair(LH_CALL_OVERLAP_AABB_AABB, &loops, a, b, hits);
}

#endif
