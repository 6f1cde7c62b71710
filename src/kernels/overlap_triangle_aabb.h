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

#include "sift.h"
#include "vector.h"

typedef struct triangle {
    v3 a, b, c;
} triangle;

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

/* Hit bits. Without early exits: few blocks have no candidate once a batch is sifted, see below. */
LH_INLINE uint32_t triangle_meets_aabb(triangle t, const triangle_axes *axes, aabb box)
{
    const mask candidates = bounds_meet(axes, box);
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

enum { TRIANGLE = 1 << 0, TRIANGLE_BOX = 1 << 1 };
/* Modes: the first three axes alone; the whole test, but left where a block has no candidate by those. */
enum { TRIANGLE_BOUNDS = 1 << 2, TRIANGLE_SHORT = 1 << 3 };

typedef struct triangle_aabb_once {
    v3_columns a, b, c;
    aabb_columns boxes;
    triangle one;       /* where the triangle is one */
    triangle_axes axes; /* likewise */
    aabb box;           /* where the box is one */
} triangle_aabb_once;

LH_INLINE triangle load_triangle(const triangle_aabb_once *once, block at)
{
    return (triangle){v3_keep(v3_load(once->a, at)), v3_keep(v3_load(once->b, at)),
                      v3_keep(v3_load(once->c, at))};
}

LH_INLINE aabb load_box(const triangle_aabb_once *once, block at, unsigned one)
{
    return one & TRIANGLE_BOX ? once->box : aabb_load(once->boxes, at);
}

#define triangle_aabb_parameters SIFTED_PARAMETERS
#define triangle_aabb_arguments  SIFTED_ARGUMENTS

LH_INLINE size_t triangle_aabb_prepare(triangle_aabb_once *once, unsigned one, triangle_aabb_parameters)
{
    (void)hits;
    once->a = v3_columns_of(in[0], 0);
    once->b = v3_columns_of(in[0], 3);
    once->c = v3_columns_of(in[0], 6);
    once->boxes = aabb_columns_of(in[1]);
    if (one & TRIANGLE) {
        once->one = (triangle){v3_load_one(once->a), v3_load_one(once->b), v3_load_one(once->c)};
        once->axes = axes_of(once->one);
    }
    if (one & TRIANGLE_BOX)
        once->box = aabb_load_one(once->boxes);
    return tests;
}

LH_INLINE uint32_t triangle_whole_block(const triangle_aabb_once *once, block at, unsigned one)
{
    const aabb box = load_box(once, at, one);
    if (one & TRIANGLE)
        return triangle_meets_aabb(once->one, &once->axes, box);
    const triangle t = load_triangle(once, at);
    const triangle_axes axes = axes_of(t);
    return triangle_meets_aabb(t, &axes, box);
}

LH_INLINE uint32_t triangle_bounds_block(const triangle_aabb_once *once, block at, unsigned one)
{
    const aabb box = load_box(once, at, one);
    if (one & TRIANGLE)
        return mask_bits(bounds_meet(&once->axes, box));
    const triangle_axes axes = axes_of(load_triangle(once, at));
    return mask_bits(bounds_meet(&axes, box));
}

LH_INLINE uint32_t triangle_short_block(const triangle_aabb_once *once, block at, unsigned one)
{
    const uint32_t candidates = triangle_bounds_block(once, at, one);
    return (candidates & first_bits(at)) == 0 ? 0 : triangle_whole_block(once, at, one);
}

LH_INLINE uint32_t triangle_aabb_block(const triangle_aabb_once *once, block at, unsigned one)
{
    if (one & TRIANGLE_BOUNDS)
        return triangle_bounds_block(once, at, one);
    return one & TRIANGLE_SHORT ? triangle_short_block(once, at, one) : triangle_whole_block(once, at, one);
}

LH_BATCH_LOOP(triangle_whole_one, triangle_aabb, TRIANGLE)
LH_BATCH_LOOP(triangle_whole_one_box, triangle_aabb, TRIANGLE_BOX)
LH_BATCH_LOOP(triangle_whole_pairs, triangle_aabb, 0)
LH_BATCH_LOOP(triangle_short_one, triangle_aabb, TRIANGLE_SHORT | TRIANGLE)
LH_BATCH_LOOP(triangle_short_one_box, triangle_aabb, TRIANGLE_SHORT | TRIANGLE_BOX)
LH_BATCH_LOOP(triangle_short_pairs, triangle_aabb, TRIANGLE_SHORT)
LH_BATCH_LOOP(triangle_bounds_one, triangle_aabb, TRIANGLE_BOUNDS | TRIANGLE)
LH_BATCH_LOOP(triangle_bounds_one_box, triangle_aabb, TRIANGLE_BOUNDS | TRIANGLE_BOX)
LH_BATCH_LOOP(triangle_bounds_pairs, triangle_aabb, TRIANGLE_BOUNDS)

enum { TRIANGLE_AABB_OPERANDS = 2 };
static const unsigned triangle_aabb_columns[TRIANGLE_AABB_OPERANDS] = {9, 6};

LH_INLINE lh_status sift_triangles(sifted_loop *bounds, sifted_loop *whole, sifted_loop *of_few, unsigned one,
                                   SIFTED_PARAMETERS)
{
    const sifted_test test = {bounds, whole, of_few, one, TRIANGLE_AABB_OPERANDS, triangle_aabb_columns};
    sift(&test, in, tests, hits);
    return LH_OK;
}

static lh_status triangle_aabb_one(SIFTED_PARAMETERS)
{
    return sift_triangles(triangle_bounds_one, triangle_whole_one, triangle_short_one, TRIANGLE,
                          SIFTED_ARGUMENTS);
}

static lh_status triangle_aabb_one_box(SIFTED_PARAMETERS)
{
    return sift_triangles(triangle_bounds_one_box, triangle_whole_one_box, triangle_short_one_box,
                          TRIANGLE_BOX, SIFTED_ARGUMENTS);
}

static lh_status triangle_aabb_pairs(SIFTED_PARAMETERS)
{
    return sift_triangles(triangle_bounds_pairs, triangle_whole_pairs, triangle_short_pairs, 0,
                          SIFTED_ARGUMENTS);
}

typedef sifted_loop *const triangle_aabb_loops[LOOPS];

static const triangle_aabb_loops loops_of_overlap_triangle_aabb = {
    [TRIANGLE] = triangle_aabb_one,
    [TRIANGLE_BOX] = triangle_aabb_one_box,
    [0] = triangle_aabb_pairs,
};

static int triangle_aabb_has_loop(const void *loops, unsigned one)
{
    return (*(const triangle_aabb_loops *)loops)[one] != NULL;
}

static void run_triangle_aabb_columns(const void *loops, unsigned one, const operand *in, size_t n,
                                      const batch_call *call)
{
    (*(const triangle_aabb_loops *)loops)[one](in, n, call->hits);
}

static LH_APART lh_status overlap_triangle_aabb_closely(const triangle_aabb_loops *loops,
                                                        const lh_triangles *triangles, const lh_aabbs *boxes,
                                                        uint64_t *hits)
{
    static const staged_test test = {TRIANGLE_AABB_OPERANDS, triangle_aabb_has_loop,
                                     run_triangle_aabb_columns};
    size_t n;
    const lh_status status = check_overlap_triangle_aabb(triangles, boxes, hits, &n);
    if (status != LH_OK)
        return status;
    const source sources[] = {source_of_triangles(triangles), source_of_aabbs(boxes)};
    const batch_call call = {.hits = hits};
    run_staged(&test, loops, sources, n, &call);
    return LH_OK;
}

static lh_status overlap_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes, uint64_t *hits)
{
    plain_call call = {0};
    if (LH_LIKELY(triangles) && LH_LIKELY(boxes)) {
        see_triangles(&call, triangles);
        see_aabbs(&call, boxes);
        see_hits(&call, hits);
        if (seen_in_order(&call) && count_in(&call, triangles->count, TRIANGLE) &&
            count_in(&call, boxes->count, TRIANGLE_BOX) && has_tests(&call) &&
            LH_LIKELY(loops_of_overlap_triangle_aabb[call.one])) {
            const operand in[] = {arrays_of_triangles(triangles), arrays_of_aabbs(boxes)};
            return loops_of_overlap_triangle_aabb[call.one](in, call.n, hits);
        }
    }
    return overlap_triangle_aabb_closely(&loops_of_overlap_triangle_aabb, triangles, boxes, hits);
}

#endif
