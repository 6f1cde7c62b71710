/* A box and an oriented box meet unless one of fifteen axes separates them. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_AABB_OBB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_AABB_OBB_H

#include "box_axes.h"
#include "stages.h"

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_aabb_obb_once {
    aabb_columns boxes;
    obb_columns turned_boxes;
    aabb box;          /* of one box */
    turned_box turned; /* the one */
} overlap_aabb_obb_once;

LH_INLINE void overlap_aabb_obb_prepare(overlap_aabb_obb_once *once, unsigned one,
                                        const overlap_aabb_obb_arguments *of)
{
    once->boxes = columns_of_aabbs(of->boxes);
    once->turned_boxes = columns_of_obbs(of->obbs);
    if (one & ONE_FIRST)
        once->box = aabb_load_one(once->boxes);
    if (one & ONE_SECOND)
        once->turned = turned_box_load_one(&once->turned_boxes);
}

typedef struct overlap_aabb_obb_begun {
    v3 way, turned_way; /* from one centre to the other, and as the turned box sees it */
    v3 half, turned_half;
    frame axes; /* of the turned box, if there is one to each box */
} overlap_aabb_obb_begun;

/* Lengths are doubled, so that the box has no centre that would have to be rounded: what is off is then in
 * proportion to what is between the boxes, and not to their distance from the origin. 24.3 * 2^-24 is needed
 * (docs/guarantees.md). */
LH_INLINE void overlap_aabb_obb_begin(const overlap_aabb_obb_once *once, unsigned one, block at,
                                      overlap_aabb_obb_begun *begun)
{
    const aabb box = one & ONE_FIRST ? once->box : aabb_load(once->boxes, at);
    const turned_box b = one & ONE_SECOND ? once->turned : turned_box_load(&once->turned_boxes, at);
    const v3 way = v3_add(v3_sub(box.max, b.centre), v3_sub(box.min, b.centre));
    begun->way = way;
    begun->turned_way = v3_seen_from(way, b.axes);
    begun->half = v3_sub(box.max, box.min);
    begun->turned_half = v3_add(b.half, b.half);
    if (!(one & ONE_SECOND))
        begun->axes = b.axes;
}

LH_INLINE uint32_t overlap_aabb_obb_finish(const overlap_aabb_obb_once *once, unsigned one, block at,
                                           const overlap_aabb_obb_begun *begun)
{
    const box_pair pair = box_pair_of(begun->way, begun->turned_way, begun->half, begun->turned_half,
                                      one & ONE_SECOND ? once->turned.axes : begun->axes, 0x1.ap-20f);
    return boxes_meet(&pair, at);
}

/* What the one box sees is soon found. */
LH_BLOCK_OF_STAGES(overlap_aabb_obb)
LH_QUERY_OF_LOOPS(LH_STAGED_LOOP, LH_LONG_LOOP, overlap_aabb_obb)

#endif
