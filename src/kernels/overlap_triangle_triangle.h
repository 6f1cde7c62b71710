/* Two triangles meet unless one of 32 axes separates them; the three of their bounding boxes show most that do not. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_TRIANGLE_H
#define LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_TRIANGLE_H

#include "sift.h"
#include "triangle_pair.h"

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_triangle_triangle_once {
    triangle_columns a, b;
    triangle one;         /* the first */
    triangle_sides sides; /* of it */
} overlap_triangle_triangle_once;

/* The code is long: there is one copy of it for all loops, which says what it needs while it runs. */
static LH_ONE_COPY void overlap_triangle_triangle_hoist(overlap_triangle_triangle_once *once)
{
    once->one = triangle_load_one(once->a);
    once->sides = sides_of(once->one);
}

LH_INLINE void overlap_triangle_triangle_prepare(overlap_triangle_triangle_once *once, unsigned one,
                                                 const overlap_triangle_triangle_arguments *of)
{
    once->a = columns_of_triangles(of->a);
    once->b = columns_of_triangles(of->b);
    if (one & ONE_FIRST)
        overlap_triangle_triangle_hoist(once);
}

/* Hit bits of all axes; or, if asked for, of bounding boxes and normals alone, which are more. A block without a candidate is
 * left where that shows. */
static LH_ONE_COPY uint32_t overlap_triangle_triangle_axes(const overlap_triangle_triangle_once *once,
                                                           unsigned one, block at, int normals_alone)
{
    const triangle a = one & ONE_FIRST ? once->one : triangle_load(once->a, at);
    const triangle b = triangle_load(once->b, at);
    const aabb of_a = bounds_of_triangle(a), of_b = bounds_of_triangle(b);
    const mask bounds = bounds_meet(of_a, of_b);
    if (bits_of_block(mask_bits(bounds), at) == 0)
        return 0;
    const v3 origin =
        v3_scale(v3_add(v3_max(of_a.min, of_b.min), v3_min(of_a.max, of_b.max)), lanes_set1(0.5f));
    const v3 extents = v3_add(v3_sub(of_a.max, of_a.min), v3_sub(of_b.max, of_b.min));
    const v3 padding = v3_scale(extents, lanes_set1(0x1.1p-19f)); /* 2 * 17u; docs/guarantees.md */
    const triangle_sides sides_of_a = one & ONE_FIRST ? once->sides : sides_of(a);
    const triangle_sides sides_of_b = sides_of(b);
    placed_triangle pa, pb;
    place_vertices(&pa, &a, origin);
    place_vertices(&pb, &b, origin);
    const mask normals = mask_or(normal_parts(sides_of_a.normal, &pa, &pb, padding),
                                 normal_parts(sides_of_b.normal, &pa, &pb, padding));
    const mask candidates = mask_without(bounds, normals);
    if (normals_alone || bits_of_block(mask_bits(candidates), at) == 0)
        return mask_bits(candidates);
    place_edges(&pa, &sides_of_a, padding);
    place_edges(&pb, &sides_of_b, padding);
    const mask shadows = mask_or(shadows_part(&sides_of_a, &pa, &pb), shadows_part(&sides_of_b, &pb, &pa));
    const mask edges = edges_part(&sides_of_a, &pa, &sides_of_b, &pb);
    return mask_bits(mask_without(candidates, mask_or(shadows, edges)));
}

LH_INLINE uint32_t overlap_triangle_triangle_block(const overlap_triangle_triangle_once *once, unsigned one,
                                                   block at)
{
    return overlap_triangle_triangle_axes(once, one, at, 0);
}

/* Two sieves, one after the other: the bounding boxes, and of those that meet, the normals. */
typedef struct overlap_triangle_triangle_bounds_once {
    triangle_columns a, b;
    aabb box; /* of the one triangle */
} overlap_triangle_triangle_bounds_once;

LH_SIEVE(overlap_triangle_triangle, bounds)

LH_INLINE void overlap_triangle_triangle_bounds_prepare(overlap_triangle_triangle_bounds_once *once,
                                                        unsigned one,
                                                        const overlap_triangle_triangle_arguments *of)
{
    once->a = columns_of_triangles(of->a);
    once->b = columns_of_triangles(of->b);
    if (one & ONE_FIRST)
        once->box = bounds_of_triangle(triangle_load_one(once->a));
}

LH_INLINE uint32_t overlap_triangle_triangle_bounds_block(const overlap_triangle_triangle_bounds_once *once,
                                                          unsigned one, block at)
{
    const aabb a = one & ONE_FIRST ? once->box : bounds_of_triangle(triangle_load(once->a, at));
    return mask_bits(bounds_meet(a, bounds_of_triangle(triangle_load(once->b, at))));
}

LH_SIEVE_PREPARED_ALIKE(overlap_triangle_triangle, normals)

LH_INLINE uint32_t overlap_triangle_triangle_normals_block(const overlap_triangle_triangle_once *once,
                                                           unsigned one, block at)
{
    return overlap_triangle_triangle_axes(once, one, at, 1);
}

/* Gathering a candidate costs a quarter of deciding it. */
enum { RARE_BOUNDS = MANY / 2, RARE_NORMALS = MANY * 3 / 4 };

/* As LH_SIFTED_LOOP, with both sieves. */
#define LH_SIFTED_TRIANGLES(kernel, name, one)                                                               \
    LH_PARTIAL_LOOP(kernel##_bounds, name, one)                                                              \
    LH_PARTIAL_LOOP(kernel##_normals, name, one)                                                             \
    LH_PARTIAL_LOOP(kernel, whole_##name, one)                                                               \
    LH_SIFTED(kernel, normals, name, one, RARE_NORMALS, NULL)                                                \
    LH_SIFTED(kernel, bounds, name, one, RARE_BOUNDS, &kernel##_##name##_by_normals)                         \
    LH_SIFTED_LOOP_BY(kernel, bounds, name)

LH_SYMMETRIC_QUERY_BY(LH_SIFTED_TRIANGLES, overlap_triangle_triangle)

#endif
