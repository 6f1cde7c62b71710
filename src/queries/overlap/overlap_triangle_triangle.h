/* Two triangles meet unless one of 32 axes separates them. Most that do not are shown by their bounding boxes, three of
 * these axes; and eleven decide nearly all others. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_TRIANGLE_H

#include "engine/filter.h"
#include "mathematics/bounds.h"
#include "mathematics/triangle_crossing.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A triangle, with what depends on it alone. */
typedef struct sided_triangle {
    triangle it;
    triangle_sides sides;
} sided_triangle;

LH_INLINE sided_triangle sided_triangle_load(view_columns from, block at)
{
    sided_triangle t;
    t.it = triangle_load(from, at);
    t.sides = sides_of(t.it);
    return t;
}

LH_OPERANDS_OF(overlap_triangle_triangle, sided_triangles, sided_triangle, sided_triangle)

typedef sided_triangles_setup overlap_triangle_triangle_setup;

/* One copy for all loops: all that is done with a setup is in functions apart. */
static LH_ONE_COPY void overlap_triangle_triangle_prepare(void *setup, unsigned one, const lh_call *call)
{
    sided_triangles_prepare(setup, one, call);
}

/* A pair, as far as all ways to a verdict need it. */
typedef struct seen_pair {
    triangle_sides a, b;
    placed_triangle in_a, in_b;
    v3 extents; /* of both */
    mask near;  /* the bounding boxes meet */
} seen_pair;

LH_INLINE void see_pair(seen_pair *to, const void *setup, unsigned one, block at)
{
    const sided_triangle a = sided_triangles_a(setup, one, at);
    const sided_triangle b = sided_triangles_b(setup, one, at);
    const aabb of_a = bounds_of_triangle(a.it), of_b = bounds_of_triangle(b.it);
    const v3 origin =
        v3_scale(v3_add(v3_max(of_a.min, of_b.min), v3_min(of_a.max, of_b.max)), lanes_set1(0.5f));
    to->a = a.sides;
    to->b = b.sides;
    to->extents = v3_add(v3_sub(of_a.max, of_a.min), v3_sub(of_b.max, of_b.min));
    to->near = bounds_meet(of_a, of_b);
    place_vertices(&to->in_a, &a.it, origin);
    place_vertices(&to->in_b, &b.it, origin);
}

/* By all axes: those that meet. Rare, and so short rather than fast. */
static LH_ONE_COPY uint32_t overlap_triangle_triangle_doubtful(const void *setup, unsigned one, size_t first,
                                                               size_t count)
{
    seen_pair s;
    see_pair(&s, setup, one, block_of(first, count));
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
static LH_ONE_COPY uint32_t overlap_triangle_triangle_clearly(const void *setup, unsigned one, size_t first,
                                                              size_t count)
{
    const block at = block_of(first, count);
    seen_pair s;
    see_pair(&s, setup, one, at);
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
    return hits | (doubtful & overlap_triangle_triangle_doubtful(setup, one, first, count));
}

LH_INLINE uint32_t overlap_triangle_triangle_block(const void *setup, unsigned one, block at)
{
    return overlap_triangle_triangle_clearly(setup, one | at.one, at.first, at.count);
}

/* Candidates are those whose bounding boxes meet. */
LH_OPERANDS_OF(overlap_triangle_triangle, near_triangles, triangle_bounds, triangle_bounds)

LH_INLINE uint32_t near_triangles_block(const void *setup, unsigned one, block at)
{
    return mask_bits(bounds_meet(near_triangles_a(setup, one, at), near_triangles_b(setup, one, at)));
}

LH_FILTER(overlap_triangle_triangle, near_triangles)
LH_WHOLE(overlap_triangle_triangle)
LH_FILTERED_QUERY(overlap_triangle_triangle, near_triangles, MANY / 2)

#endif
