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

/* One copy of all that is read once, or rarely: of fewer than a block, of a block, or of one element for all. */
static LH_ONE_COPY void overlap_triangle_triangle_side(sided_triangle *to, const view_columns *from,
                                                       size_t first, size_t count, unsigned one)
{
    *to = sided_triangle_load(*from, whole_if_small((block){first, count, 0, one}));
}

/* One copy for all loops: all that is done with a setup is in functions apart. */
static LH_ONE_COPY void overlap_triangle_triangle_prepare(void *setup, unsigned one, const lh_call *call)
{
    sided_triangles_setup *const to = setup;
    sided_triangles_prepare(setup, 0, call);
    one = without_operands_if_small(one);
    if (one & ONE_FIRST)
        overlap_triangle_triangle_side(&to->a, &to->a_columns, 0, 1, 1);
    if (one & ONE_SECOND)
        overlap_triangle_triangle_side(&to->b, &to->b_columns, 0, 1, 1);
}

/* Where a pair is. */
typedef struct place_of_pair {
    v3 origin, extents; /* of both */
    mask near;          /* the bounding boxes meet */
} place_of_pair;

LH_INLINE place_of_pair place_of(const triangle *a, const triangle *b)
{
    const aabb of_a = bounds_of_triangle(*a), of_b = bounds_of_triangle(*b);
    return (place_of_pair){
        v3_scale(v3_add(v3_max(of_a.min, of_b.min), v3_min(of_a.max, of_b.max)), lanes_set1(0.5f)),
        v3_add(v3_sub(of_a.max, of_a.min), v3_sub(of_b.max, of_b.min)), bounds_meet(of_a, of_b)};
}

/* ---- In doubt ----------------------------------------------------------------------------------------- */

typedef struct padded_triangle {
    sided_triangle t;
    placed_triangle in;
    padded_edges edges;
} padded_triangle;

static LH_ONE_COPY void overlap_triangle_triangle_place(padded_triangle *to, const v3 *origin,
                                                        const v3 *padding)
{
    place_vertices(&to->in, &to->t.it, *origin);
    pad_edges(&to->edges, &to->in, &to->t.sides, *padding);
}

/* By all axes: those that meet. Rare, and so short rather than fast. */
static LH_ONE_COPY uint32_t overlap_triangle_triangle_doubtful(const void *setup, unsigned one, size_t first,
                                                               size_t count)
{
    const sided_triangles_setup *const from = setup;
    padded_triangle a, b;
    overlap_triangle_triangle_side(&a.t, &from->a_columns, first, count, one & ONE_FIRST);
    overlap_triangle_triangle_side(&b.t, &from->b_columns, first, count, one & ONE_SECOND);
    const place_of_pair at = place_of(&a.t.it, &b.t.it);
    const v3 padding = v3_scale(at.extents, lanes_set1(0x1.1p-19f)); /* 2 * 17u; docs/guarantees.md */
    overlap_triangle_triangle_place(&a, &at.origin, &padding);
    overlap_triangle_triangle_place(&b, &at.origin, &padding);
    const mask normals = mask_or(normal_parts(&a.t.sides.normal, &a.in, &b.in, &padding),
                                 normal_parts(&b.t.sides.normal, &a.in, &b.in, &padding));
    const mask shadows = mask_or(shadows_part(&a.t.sides, &a.in, &a.edges, &b.in),
                                 shadows_part(&b.t.sides, &b.in, &b.edges, &a.in));
    const mask edges = edges_part(&a.t.sides, &a.in, &a.edges, &b.t.sides, &b.in, &b.edges);
    return mask_bits(mask_without(at.near, mask_or(normals, mask_or(shadows, edges))));
}

/* ---- Clearly ------------------------------------------------------------------------------------------ */

/* A block without a candidate is left where that shows. */
static LH_ONE_COPY uint32_t overlap_triangle_triangle_clearly(const void *setup, unsigned one, size_t first,
                                                              size_t count)
{
    const block at = block_of(first, count);
    one = without_operands_if_small(one);
    const sided_triangle a = sided_triangles_a(setup, one, at), b = sided_triangles_b(setup, one, at);
    const place_of_pair place = place_of(&a.it, &b.it);
    if (bits_of_block(mask_bits(place.near), at) == 0)
        return 0;
    placed_triangle in_a, in_b;
    place_vertices(&in_a, &a.it, place.origin);
    place_vertices(&in_b, &b.it, place.origin);
    const lanes margin = margin_of(place.extents);
    const plane_sides a_lies = sides_of_plane(b.sides.normal, &in_a, &in_b, margin);
    const plane_sides b_lies = sides_of_plane(a.sides.normal, &in_b, &in_a, margin);
    const mask candidates = mask_without(place.near, mask_or(a_lies.parted, b_lies.parted));
    if (bits_of_block(mask_bits(candidates), at) == 0)
        return 0;
    place_edges(&in_a, &a.sides);
    place_edges(&in_b, &b.sides);
    const clear_pair clear = pair_by_edges(&a.sides, &in_a, &a_lies, &b.sides, &in_b, &b_lies, margin);
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
LH_WHOLE_OF_SETUP(overlap_triangle_triangle)
LH_FILTERED_QUERY(overlap_triangle_triangle, near_triangles, MANY / 2)

#endif
