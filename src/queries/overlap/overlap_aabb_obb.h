/* A box and an oriented box meet unless one of fifteen axes separates them. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_AABB_OBB_H
#define LANEHIT_SRC_QUERIES_OVERLAP_AABB_OBB_H

#include "engine/stages.h"
#include "mathematics/box_axes.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

/* Lengths are doubled, so that the box has no centre that would have to be rounded: what is off is then in
 * proportion to what is between the boxes, and not to their distance from the origin. 24.3 * 2^-24 is needed
 * (docs/guarantees.md). */
static const float AABB_OBB_PADDING = 0x1.ap-20f;

typedef struct doubled_pair {
    v3 way, turned_way; /* from one centre to the other, and as the turned box sees it */
    v3 half, turned_half;
} doubled_pair;

LH_INLINE doubled_pair doubled_pair_of(aabb box, const turned_box *b)
{
    const v3 way = v3_add(v3_sub(box.max, b->centre), v3_sub(box.min, b->centre));
    return (doubled_pair){way, v3_seen_from(way, b->axes), v3_sub(box.max, box.min),
                          v3_add(b->half, b->half)};
}

LH_INLINE uint32_t doubled_pair_meets(doubled_pair of, frame axes, block at)
{
    const box_pair pair = box_pair_of(of.way, of.turned_way, of.half, of.turned_half, axes, AABB_OBB_PADDING);
    return boxes_meet(&pair, at);
}

/* What the one box sees is soon found. */
LH_OPERANDS_OF(overlap_aabb_obb, aabbs_with_obb, aabb, turned_box)

LH_INLINE uint32_t aabbs_with_obb_block(const void *setup, unsigned one, block at)
{
    const turned_box *const b = &((const aabbs_with_obb_setup *)setup)->b;
    return doubled_pair_meets(doubled_pair_of(aabbs_with_obb_a(setup, one, at), b), b->axes, at);
}

LH_OPERANDS(overlap_aabb_obb, aabb, turned_box)

typedef struct overlap_aabb_obb_left {
    doubled_pair pair;
    frame axes; /* of the turned box */
} overlap_aabb_obb_left;

LH_INLINE void overlap_aabb_obb_begin(const void *setup, unsigned one, block at, void *left)
{
    overlap_aabb_obb_left *const to = left;
    const turned_box b = overlap_aabb_obb_b(setup, one, at);
    to->pair = doubled_pair_of(overlap_aabb_obb_a(setup, one, at), &b);
    to->axes = b.axes;
}

LH_INLINE uint32_t overlap_aabb_obb_finish(const void *setup, unsigned one, block at, const void *left)
{
    (void)setup;
    (void)one;
    const overlap_aabb_obb_left *const from = left;
    return doubled_pair_meets(from->pair, from->axes, at);
}

LH_STAGED_QUERY_UNLESS_SECOND(overlap_aabb_obb, aabbs_with_obb, .steps = 0)

#endif
