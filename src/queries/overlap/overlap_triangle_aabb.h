/* A triangle and a box meet unless one of thirteen axes separates them; a few, at little cost, show most that do
 * not. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_AABB_H
#define LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_AABB_H

#include "engine/filter.h"
#include "mathematics/bounds.h"
#include "mathematics/triangle_axes.h"

/* Hit bits, given the candidates by the axes of the box. */
LH_INLINE uint32_t triangle_meets_aabb(triangle t, const triangle_axes *axes, aabb box, mask candidates)
{
    const v3 centre = v3_scale(v3_add(box.min, box.max), lanes_set1(0.5f));
    const v3 half = v3_max(v3_sub(box.max, centre), v3_sub(centre, box.min));
    const triangle relative = {v3_sub(t.a, centre), v3_sub(t.b, centre), v3_sub(t.c, centre)};
    return mask_bits(mask_without(candidates, axes_separate(axes, relative, half)));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A triangle, with its axes. */
typedef struct triangle_with_axes {
    triangle it;
    triangle_axes axes;
} triangle_with_axes;

LH_INLINE triangle_with_axes triangle_with_axes_load(view_columns from, block at)
{
    const triangle t = triangle_load(from, at);
    return (triangle_with_axes){t, axes_of(t)};
}

LH_OPERANDS(overlap_triangle_aabb, triangle_with_axes, aabb)

/* A block without a candidate by the first three axes is left then. */
LH_INLINE uint32_t overlap_triangle_aabb_block(const void *setup, unsigned one, block at)
{
    const aabb box = overlap_triangle_aabb_b(setup, one, at);
    const triangle_with_axes t = overlap_triangle_aabb_a(setup, one, at);
    const mask candidates = bounds_meet(t.axes.bounds, box);
    if (bits_of_block(mask_bits(candidates), at) == 0)
        return 0;
    return triangle_meets_aabb(t.it, &t.axes, box, candidates);
}

/* Candidates are those whose bounding boxes meet. */
LH_OPERANDS_OF(overlap_triangle_aabb, near_aabb, triangle_bounds, aabb)

LH_INLINE uint32_t near_aabb_block(const void *setup, unsigned one, block at)
{
    return mask_bits(bounds_meet(near_aabb_a(setup, one, at), near_aabb_b(setup, one, at)));
}

LH_FILTER(overlap_triangle_aabb, near_aabb)
LH_WHOLE_OR_FIRST(overlap_triangle_aabb)
LH_FILTERED_QUERY(overlap_triangle_aabb, near_aabb, LANES < 16 ? RARE : MANY / 5)

#endif
