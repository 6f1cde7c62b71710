/* A triangle and a turned box meet if, seen from the box, they do. What the box sees is rounded, so it grows by as
 * much: if the triangle meets the box, then the triangle that it sees meets the box that has grown. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_OBB_H
#define LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_OBB_H

#include "engine/stages.h"
#include "mathematics/sighted_triangle.h"
#include "mathematics/triangle_axes.h"

LH_INLINE uint32_t seen_triangle_meets_box(triangle seen, v3 grown, block at)
{
    const triangle_axes separating = axes_of(seen);
    const mask candidates = bounds_meet(separating.bounds, (aabb){v3_negate(grown), grown});
    if (bits_of_block(mask_bits(candidates), at) == 0)
        return 0;
    return mask_bits(mask_without(candidates, axes_separate(&separating, seen, grown)));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(overlap_triangle_obb, triangle, turned_box)

/* In stages: what the box sees is long in coming. */
typedef struct overlap_triangle_obb_left {
    triangle seen;
    v3 grown; /* half extents */
} overlap_triangle_obb_left;

LH_INLINE void overlap_triangle_obb_begin(const void *setup, unsigned one, block at, void *left)
{
    overlap_triangle_obb_left *const to = left;
    const turned_box b = overlap_triangle_obb_b(setup, one, at);
    const sighted_triangle sight =
        triangle_seen_from(overlap_triangle_obb_a(setup, one, at), b.centre, b.axes);
    to->seen = sight.seen;
    to->grown = v3_plus_each(b.half, sight.error);
}

LH_INLINE uint32_t overlap_triangle_obb_finish(const void *setup, unsigned one, block at, const void *left)
{
    (void)setup;
    (void)one;
    const overlap_triangle_obb_left *const from = left;
    return seen_triangle_meets_box(from->seen, from->grown, at);
}

LH_STAGED_QUERY(overlap_triangle_obb, .steps = 0)

#endif
