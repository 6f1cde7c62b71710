/* A triangle and a box meet unless one of thirteen axes separates them: the three of the box, the triangle's
 * normal, and the cross products of its edges with those of the box. Akenine-Moeller, Fast 3D Triangle-Box
 * Overlap Testing, 2001; Ericson, Real-Time Collision Detection, 5.2.9.
 *
 * Any axis separates only what is separate, so an inexact edge or normal is harmless; what has to be bounded
 * is the error of the projections onto it. Edges and normal come from the vertices as given, not relative to
 * the box, so that they are computed once where the triangle is one. docs/guarantees.md derives the padding.
 */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_AABB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_AABB_H

#include "shapes.h"
#include "sift.h"

/* What depends on the triangle alone. */
typedef struct triangle_axes {
    v3 low, high;      /* its bounding box */
    v3 edge[3];        /* a to b, b to c, c to a */
    v3 half_normal;    /* half of edge[0] x edge[1] */
    v3 half_normal_ca; /* the same from edge[2] x edge[0] */
    v3 box_padding;    /* what the triangle's extent adds to the half extents of a box */
} triangle_axes;

/* Halves of normals serve edge_axis_separates, and the normal axis may have any length. The normal is
 * computed twice, since the rounding error of a cross product is in proportion to the two edges that it is
 * made of, and an edge axis can bear only an error in proportion to its own edge: on a needle the third edge
 * is tiny beside the other two. Bounding that error instead would cost as much, and over-report needles. */
LH_INLINE triangle_axes axes_of(triangle t)
{
    triangle_axes axes;
    axes.low = v3_min(t.c, v3_min(t.b, t.a));
    axes.high = v3_max(t.c, v3_max(t.b, t.a));
    axes.edge[0] = v3_sub(t.b, t.a);
    axes.edge[1] = v3_sub(t.c, t.b);
    axes.edge[2] = v3_sub(t.a, t.c);
    const v3 half_edge = v3_scale(axes.edge[0], lanes_set1(0.5f));
    axes.half_normal = v3_cross(half_edge, axes.edge[1]);
    axes.half_normal_ca = v3_cross(axes.edge[2], half_edge);
    axes.box_padding = v3_scale(v3_sub(axes.high, axes.low), lanes_set1(0x1p-20f));
    return axes;
}

/* The box as centre and half extents, these padded for the rounding of the projections. */
typedef struct padded_box {
    v3 centre, half;
} padded_box;

LH_INLINE padded_box padded(aabb box, v3 box_padding)
{
    const v3 centre = v3_scale(v3_add(box.min, box.max), lanes_set1(0.5f));
    const v3 half = v3_max(v3_sub(box.max, centre), v3_sub(centre, box.min));
    return (padded_box){centre, v3_add(v3_scale(half, lanes_set1(1.0f + 0x1p-20f)), box_padding)};
}

LH_INLINE mask bounds_meet(const triangle_axes *axes, aabb box)
{
    return mask_and(v3_le(axes->low, box.max), v3_le(box.min, axes->high));
}

/* All three vertices are projected: the computed normal of a sliver is noise, and no longer orthogonal to its
 * plane. */
LH_INLINE mask normal_separates(v3 normal, triangle relative, v3 half)
{
    const lanes a = v3_dot(normal, relative.a), b = v3_dot(normal, relative.b),
                c = v3_dot(normal, relative.c);
    const lanes low = lanes_min(c, lanes_min(b, a)), high = lanes_max(c, lanes_max(b, a));
    const lanes radius = lanes_add(v3_dot(half, v3_abs(normal)), lanes_set1(0x1p-146f));
    return mask_or(lanes_lt(radius, low), lanes_lt(high, lanes_negate(radius)));
}

/* The axis edge x (a unit vector of the box), whose components are (0, edge_u, -edge_w) in some order: vertex
 * is the edge's own. Both ends of the edge project to p; the third vertex projects to p plus the normal's
 * component on that unit vector, whichever the edge. So the triangle spans |normal| / 2 on either side of p +
 * normal / 2. */
LH_INLINE mask edge_axis_separates(lanes edge_u, lanes edge_w, lanes vertex_u, lanes vertex_w, lanes half_u,
                                   lanes half_w, lanes half_normal)
{
    const lanes p = lanes_sub(lanes_mul(edge_u, vertex_w), lanes_mul(edge_w, vertex_u));
    const lanes box = lanes_add(lanes_mul(half_u, lanes_abs(edge_w)), lanes_mul(half_w, lanes_abs(edge_u)));
    return lanes_lt(lanes_add(box, lanes_abs(half_normal)), lanes_abs(lanes_add(p, half_normal)));
}

/* The three axes of an edge; vertex is where it begins. */
LH_INLINE mask edge_separates(v3 edge, v3 vertex, v3 half, v3 half_normal)
{
    const mask x = edge_axis_separates(edge.y, edge.z, vertex.y, vertex.z, half.y, half.z, half_normal.x);
    const mask y = edge_axis_separates(edge.z, edge.x, vertex.z, vertex.x, half.z, half.x, half_normal.y);
    const mask z = edge_axis_separates(edge.x, edge.y, vertex.x, vertex.y, half.x, half.y, half_normal.z);
    return mask_or(mask_or(x, y), z);
}

/* Hit bits, given the candidates by the axes of the box. */
LH_INLINE uint32_t triangle_meets_aabb(triangle t, const triangle_axes *axes, aabb box, mask candidates)
{
    const padded_box within = padded(box, axes->box_padding);
    const triangle relative = {v3_sub(t.a, within.centre), v3_sub(t.b, within.centre),
                               v3_sub(t.c, within.centre)};
    const mask normal = normal_separates(axes->half_normal, relative, within.half);
    const mask ab = edge_separates(axes->edge[0], relative.a, within.half, axes->half_normal);
    const mask bc = edge_separates(axes->edge[1], relative.b, within.half, axes->half_normal);
    const mask ca = edge_separates(axes->edge[2], relative.c, within.half, axes->half_normal_ca);
    return mask_bits(mask_without(candidates, mask_or(mask_or(normal, ab), mask_or(bc, ca))));
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
    const mask candidates = bounds_meet(axes, box);
    const uint32_t bits = mask_bits(candidates);
    if (!all_axes || bits_of_block(bits, at) == 0)
        return bits;
    return triangle_meets_aabb(t, axes, box, candidates);
}

LH_INLINE uint32_t overlap_triangle_aabb_block(const overlap_triangle_aabb_once *once, unsigned one, block at)
{
    return triangle_block(once, one, at, 1);
}

typedef overlap_triangle_aabb_once triangle_bounds_once;
typedef overlap_triangle_aabb_arguments triangle_bounds_arguments;
#define triangle_bounds_arguments_of overlap_triangle_aabb_arguments_of
#define triangle_bounds_prepare      overlap_triangle_aabb_prepare

LH_INLINE uint32_t triangle_bounds_block(const overlap_triangle_aabb_once *once, unsigned one, block at)
{
    return triangle_block(once, one, at, 0);
}

/* For a set of operands that are one: the sieve, the whole query on a part of a batch, and what sifts. */
#define LH_SIFTED_TRIANGLES(name, one)                                                                       \
    LH_PARTIAL_LOOP(triangle_bounds, name, one)                                                              \
    LH_PARTIAL_LOOP(overlap_triangle_aabb, name, one)                                                        \
    static lh_status sifted_triangles_##name(const lh_call *call, size_t n)                                  \
    {                                                                                                        \
        static const sifted_query sifted = {LH_QUERY_overlap_triangle_aabb, triangle_bounds_##name,          \
                                            overlap_triangle_aabb_##name, one};                              \
        return sift(&sifted, call, overlap_triangle_aabb_arguments_of(call).hits, n);                        \
    }

LH_SIFTED_TRIANGLES(pairs, 0)
LH_SIFTED_TRIANGLES(one_triangle, ONE_FIRST)
LH_SIFTED_TRIANGLES(one_box, ONE_SECOND)

static const loop_table overlap_triangle_aabb_loops = {sifted_triangles_pairs, sifted_triangles_one_triangle,
                                                       sifted_triangles_one_box};

LH_QUERY(overlap_triangle_aabb, overlap_triangle_aabb_loops)

#endif
