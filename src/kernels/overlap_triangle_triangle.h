/* Two triangles meet unless one of 32 axes separates them. Most that do not are shown by their bounding boxes, three of
 * these axes; and eleven decide nearly all others. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_TRIANGLE_H
#define LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_TRIANGLE_H

#include "sift.h"
#include "triangle_crossing.h"

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

/* A pair, as far as all ways to a verdict need it. */
typedef struct seen_pair {
    triangle_sides a, b;
    placed_triangle in_a, in_b;
    v3 extents; /* of both */
    mask near;  /* the bounding boxes meet */
} seen_pair;

LH_INLINE seen_pair see_pair(const overlap_triangle_triangle_once *once, unsigned one, block at)
{
    const triangle a = one & ONE_FIRST ? once->one : triangle_load(once->a, at);
    const triangle b = triangle_load(once->b, at);
    const aabb of_a = bounds_of_triangle(a), of_b = bounds_of_triangle(b);
    const v3 origin =
        v3_scale(v3_add(v3_max(of_a.min, of_b.min), v3_min(of_a.max, of_b.max)), lanes_set1(0.5f));
    seen_pair seen = {.a = one & ONE_FIRST ? once->sides : sides_of(a), .b = sides_of(b)};
    seen.extents = v3_add(v3_sub(of_a.max, of_a.min), v3_sub(of_b.max, of_b.min));
    seen.near = bounds_meet(of_a, of_b);
    place_vertices(&seen.in_a, &a, origin);
    place_vertices(&seen.in_b, &b, origin);
    return seen;
}

/* By all axes: those that meet. Rare, and so short rather than fast. */
static LH_ONE_COPY uint32_t overlap_triangle_triangle_closely(const overlap_triangle_triangle_once *once,
                                                              unsigned one, size_t first, size_t count)
{
    const block at = block_of(first, count);
    seen_pair s = see_pair(once, one, at);
    place_edges(&s.in_a, &s.a);
    place_edges(&s.in_b, &s.b);
    const v3 padding = v3_scale(s.extents, lanes_set1(0x1.1p-19f)); /* 2 * 17u; docs/guarantees.md */
    const padded_edges of_a = pad_edges(&s.a, padding), of_b = pad_edges(&s.b, padding);
    const mask normals = mask_or(normal_parts(s.a.normal, &s.in_a, &s.in_b, padding),
                                 normal_parts(s.b.normal, &s.in_a, &s.in_b, padding));
    const mask shadows =
        mask_or(shadows_part(&s.a, &s.in_a, &of_a, &s.in_b), shadows_part(&s.b, &s.in_b, &of_b, &s.in_a));
    const mask edges = edges_part(&s.a, &s.in_a, &of_a, &s.b, &s.in_b, &of_b);
    return mask_bits(mask_without(s.near, mask_or(normals, mask_or(shadows, edges))));
}

/* A block without a candidate is left where that shows. */
static LH_ONE_COPY uint32_t overlap_triangle_triangle_clearly(const overlap_triangle_triangle_once *once,
                                                              unsigned one, size_t first, size_t count)
{
    const block at = block_of(first, count);
    seen_pair s = see_pair(once, one, at);
    if (bits_of_block(mask_bits(s.near), at) == 0)
        return 0;
    const lanes margin = margin_of(s.extents);
    const plane_sides a_lies = sides_of_plane(s.b.normal, &s.in_a, &s.in_b, margin);
    const plane_sides b_lies = sides_of_plane(s.a.normal, &s.in_b, &s.in_a, margin);
    const mask candidates = mask_without(s.near, mask_or(a_lies.parted, b_lies.parted));
    if (bits_of_block(mask_bits(candidates), at) == 0)
        return 0;
    place_edges(&s.in_a, &s.a);
    place_edges(&s.in_b, &s.b);
    const clear_pair clear = pair_by_edges(&s.a, &s.in_a, &a_lies, &s.b, &s.in_b, &b_lies, margin);
    const mask left = mask_without(candidates, clear.parted);
    const uint32_t hits = mask_bits(mask_and(left, clear.crossing));
    const uint32_t doubtful = bits_of_block(mask_bits(left) ^ hits, at);
    if (LH_LIKELY(doubtful == 0))
        return hits;
    return hits | (doubtful & overlap_triangle_triangle_closely(once, one, first, count));
}

LH_INLINE uint32_t overlap_triangle_triangle_block(const overlap_triangle_triangle_once *once, unsigned one,
                                                   block at)
{
    return overlap_triangle_triangle_clearly(once, one, at.first, at.count);
}

/* The sieve: bounding boxes. */
typedef struct overlap_triangle_triangle_sieve_once {
    triangle_columns a, b;
    aabb box; /* of the one triangle */
} overlap_triangle_triangle_sieve_once;

LH_SIEVE(overlap_triangle_triangle, sieve)

LH_INLINE void overlap_triangle_triangle_sieve_prepare(overlap_triangle_triangle_sieve_once *once,
                                                       unsigned one,
                                                       const overlap_triangle_triangle_arguments *of)
{
    once->a = columns_of_triangles(of->a);
    once->b = columns_of_triangles(of->b);
    if (one & ONE_FIRST)
        once->box = bounds_of_triangle(triangle_load_one(once->a));
}

LH_INLINE uint32_t overlap_triangle_triangle_sieve_block(const overlap_triangle_triangle_sieve_once *once,
                                                         unsigned one, block at)
{
    const aabb a = one & ONE_FIRST ? once->box : bounds_of_triangle(triangle_load(once->a, at));
    return mask_bits(bounds_meet(a, bounds_of_triangle(triangle_load(once->b, at))));
}

enum { overlap_triangle_triangle_rare = MANY / 2 };

LH_SYMMETRIC_QUERY_BY(LH_SIFTED_LOOP, overlap_triangle_triangle)

#endif
