/* A triangle and a box meet unless one of thirteen axes separates them; a few, at little cost, show most that do
 * not. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_AABB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_AABB_H

#include "sift.h"
#include "triangle_axes.h"

/* Hit bits, given the candidates by the axes of the box. */
LH_INLINE uint32_t triangle_meets_aabb(triangle t, const triangle_axes *axes, aabb box, mask candidates)
{
    const v3 centre = v3_scale(v3_add(box.min, box.max), lanes_set1(0.5f));
    const v3 half = v3_max(v3_sub(box.max, centre), v3_sub(centre, box.min));
    const triangle relative = {v3_sub(t.a, centre), v3_sub(t.b, centre), v3_sub(t.c, centre)};
    return mask_bits(mask_without(candidates, axes_separate(axes, relative, half)));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_triangle_aabb_once {
    triangle_columns triangles;
    aabb_columns boxes;
    triangle one;       /* triangle */
    triangle_axes axes; /* of it */
    aabb box;           /* of one box */
} overlap_triangle_aabb_once;

LH_INLINE void overlap_triangle_aabb_prepare(overlap_triangle_aabb_once *once, unsigned one,
                                             const overlap_triangle_aabb_arguments *of)
{
    once->triangles = columns_of_triangles(of->triangles);
    once->boxes = columns_of_aabbs(of->boxes);
    if (one & ONE_FIRST) {
        once->one = triangle_load_one(once->triangles);
        once->axes = axes_of(once->one);
    }
    if (one & ONE_SECOND)
        once->box = aabb_load_one(once->boxes);
}

/* The first three axes alone, or all thirteen; a block without a candidate by the first is left then. */
LH_INLINE uint32_t triangle_block(const overlap_triangle_aabb_once *once, unsigned one, block at,
                                  int all_axes)
{
    const aabb box = one & ONE_SECOND ? once->box : aabb_load(once->boxes, at);
    const triangle t = one & ONE_FIRST ? once->one : triangle_load(once->triangles, at);
    triangle_axes own;
    if (!(one & ONE_FIRST))
        own = axes_of(t);
    const triangle_axes *axes = one & ONE_FIRST ? &once->axes : &own;
    const mask candidates = bounds_meet(axes->bounds, box);
    const uint32_t bits = mask_bits(candidates);
    if (!all_axes || bits_of_block(bits, at) == 0)
        return bits;
    return triangle_meets_aabb(t, axes, box, candidates);
}

LH_INLINE uint32_t overlap_triangle_aabb_block(const overlap_triangle_aabb_once *once, unsigned one, block at)
{
    return triangle_block(once, one, at, 1);
}

/* The sieve: bounding boxes. */
LH_SIEVE_PREPARED_ALIKE(overlap_triangle_aabb, sieve)

LH_INLINE uint32_t overlap_triangle_aabb_sieve_block(const overlap_triangle_aabb_once *once, unsigned one,
                                                     block at)
{
    return triangle_block(once, one, at, 0);
}

enum { overlap_triangle_aabb_rare = LANES < 16 ? RARE : MANY / 5 };

LH_QUERY_OF_TWO_BY(LH_SIFTED_LOOP, overlap_triangle_aabb)

#endif
