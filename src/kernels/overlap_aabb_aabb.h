/* Two boxes meet if their intervals do on every axis: comparisons only, so exact. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_AABB_AABB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_AABB_AABB_H

#include "boxes.h"

LH_INLINE mask aabbs_meet(aabb a, aabb b)
{
    return mask_and(v3_le(a.min, b.max), v3_le(b.min, a.max));
}

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

LH_QUERY_OF_TWO_BOXES(LH_LOOP, overlap_aabb_aabb)

#endif
