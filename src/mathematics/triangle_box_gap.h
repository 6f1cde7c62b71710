/* A triangle and a turned box: of thirteen axes the one along which they are furthest apart or, in each other, least
 * deep. These are the three of the box, the triangle's normal, and the products of its edges with those of the box: the
 * normals of the faces of what both span, one subtracted from the other, so that no way out is shorter. Akenine-
 * Moeller, Fast 3D Triangle-Box Overlap Testing, 2001; Ericson, Real-Time Collision Detection, 5.2.9 and 9.5. */
#ifndef LANEHIT_SRC_MATHEMATICS_TRIANGLE_BOX_GAP_H
#define LANEHIT_SRC_MATHEMATICS_TRIANGLE_BOX_GAP_H

#include "rotation.h"

/* ---- What the box sees -------------------------------------------------------------------------------- */

/* In a unit that no way to a vertex exceeds, and on a grid so coarse that differences of vertices are exact: these are
 * the edges of the triangle that is seen, to the last bit, however thin it is. */
typedef struct gridded_pair {
    v3 vertex[3];
    v3 edge[3]; /* from that vertex to the next */
    v3 half;
    lanes unit;
    lanes nothing; /* 0; NaN where a coordinate is */
} gridded_pair;

LH_INLINE lanes lowest_of(lanes a, lanes b, lanes c)
{
    return lanes_min(c, lanes_min(b, a));
}

LH_INLINE lanes highest_of(lanes a, lanes b, lanes c)
{
    return lanes_max(c, lanes_max(b, a));
}

/* Of numbers up to 1 adding 3 leaves no digit below 2^-22. */
LH_INLINE v3 on_grid(v3 seen, lanes inverse_unit)
{
    const v3 shift = {lanes_set1(3.0f), lanes_set1(3.0f), lanes_set1(3.0f)};
    return v3_sub(v3_add(v3_scale(seen, inverse_unit), shift), shift);
}

/* The unit is at least 2^-40 of the half extents, so that no square overflows; and more than 0. */
LH_INLINE gridded_pair gridded_pair_of(triangle t, turned_box b)
{
    const v3 to_a = v3_sub(t.a, b.centre), to_b = v3_sub(t.b, b.centre), to_c = v3_sub(t.c, b.centre);
    const lanes far_a = v3_sum_of_magnitudes(to_a), far_b = v3_sum_of_magnitudes(to_b),
                far_c = v3_sum_of_magnitudes(to_c);
    const lanes least = lanes_max(lanes_mul(v3_sum(b.half), lanes_set1(0x1p-40f)), lanes_set1(0x1p-80f));
    gridded_pair p = {.unit = lanes_max(least, highest_of(far_a, far_b, far_c))};
    const lanes inverse = lanes_div(lanes_set1(1.0f), p.unit);
    p.vertex[0] = on_grid(v3_seen_from(to_a, b.axes), inverse);
    p.vertex[1] = on_grid(v3_seen_from(to_b, b.axes), inverse);
    p.vertex[2] = on_grid(v3_seen_from(to_c, b.axes), inverse);
    p.edge[0] = v3_sub(p.vertex[1], p.vertex[0]);
    p.edge[1] = v3_sub(p.vertex[2], p.vertex[1]);
    p.edge[2] = v3_sub(p.vertex[0], p.vertex[2]);
    p.half = v3_scale(b.half, inverse);
    p.nothing = lanes_mul(lanes_add(lanes_add(far_a, far_b), far_c), lanes_set1(0.0f));
    return p;
}

/* ---- The better of two axes --------------------------------------------------------------------------- */

/* In this order, in which the first of equals counts. The products of an edge are three, with x, y and z. */
enum { FACE_AXIS = 0, PLANE_AXIS = 3, EDGE_AXIS = 4, EDGE_AXES = 3 };

/* Gaps, negative in each other, are compared by their squares, over those of the lengths of the axes. */
typedef struct gap_on_axis {
    lanes power;   /* the gap times that length, squared, with the sign of the gap */
    lanes squared; /* that length */
    lanes number;  /* of the axis */
} gap_on_axis;

LH_INLINE gap_on_axis gap_by(lanes gap, lanes squared, lanes number)
{
    return (gap_on_axis){lanes_mul(gap, lanes_abs(gap)), squared, number};
}

/* The first, if they are equal. A second of length 0, or NaN, is never better. */
LH_INLINE gap_on_axis better_of(gap_on_axis first, gap_on_axis second)
{
    const mask is_second =
        lanes_lt(lanes_mul(first.power, second.squared), lanes_mul(second.power, first.squared));
    return (gap_on_axis){lanes_select(is_second, second.power, first.power),
                         lanes_select(is_second, second.squared, first.squared),
                         lanes_select(is_second, second.number, first.number)};
}

/* Gaps on axes of length 1. */
typedef struct gap_on_unit {
    lanes gap, number;
} gap_on_unit;

LH_INLINE gap_on_unit better_unit(gap_on_unit first, lanes gap, int number)
{
    const mask is_second = lanes_lt(first.gap, gap);
    return (gap_on_unit){lanes_select(is_second, gap, first.gap),
                         lanes_select(is_second, lanes_set1((float)number), first.number)};
}

/* ---- Faces and plane ---------------------------------------------------------------------------------- */

/* From the nearer end of what the vertices span to the box, which reaches as far to either side. */
LH_INLINE lanes gap_of_vertices(lanes a, lanes b, lanes c, lanes reach)
{
    return lanes_sub(lanes_max(lowest_of(a, b, c), lanes_negate(highest_of(a, b, c))), reach);
}

LH_INLINE gap_on_unit best_face(const gridded_pair *p)
{
    const v3 a = p->vertex[0], b = p->vertex[1], c = p->vertex[2], h = p->half;
    const gap_on_unit x = {gap_of_vertices(a.x, b.x, c.x, h.x), lanes_set1(FACE_AXIS)};
    const gap_on_unit y = better_unit(x, gap_of_vertices(a.y, b.y, c.y, h.y), FACE_AXIS + 1);
    return better_unit(y, gap_of_vertices(a.z, b.z, c.z, h.z), FACE_AXIS + 2);
}

/* Of triangles that are thinner than 8u of an edge the normal is rounding error, and does not count. */
static const float LEAST_SQUARED_SINE = 0x1p-44f; /* of half the product */

/* Of length 1. What remains of half the product of both edges along the first is taken out: so even in a sliver the
 * triangle is level to within some u of its size. NaN of a triangle without a plane. */
LH_INLINE v3 plane_normal_of(v3 edge, v3 other, v3 half_product)
{
    const lanes edge_squared = v3_dot(edge, edge);
    const lanes along = lanes_div(v3_dot(half_product, edge), edge_squared);
    const v3 normal = v3_sub(half_product, v3_scale(edge, along));
    const lanes squared = v3_dot(normal, normal);
    const lanes least =
        lanes_mul(lanes_mul(edge_squared, v3_dot(other, other)), lanes_set1(LEAST_SQUARED_SINE));
    const lanes inverse = lanes_div(lanes_set1(1.0f), lanes_sqrt(squared));
    return v3_scale(normal, lanes_select(lanes_lt(least, squared), inverse, lanes_set1(__builtin_nanf(""))));
}

LH_INLINE lanes gap_on_plane(const gridded_pair *p, v3 normal)
{
    return gap_of_vertices(v3_dot(normal, p->vertex[0]), v3_dot(normal, p->vertex[1]),
                           v3_dot(normal, p->vertex[2]), v3_dot(p->half, v3_abs(normal)));
}

/* ---- Products of edges -------------------------------------------------------------------------------- */

/* On the product of an edge with an axis of the box, the components (0, -edge_w, edge_u) in some order, the ends of the
 * edge are at p, and the triangle spans |half_normal| to either side of p + half_normal. */
LH_INLINE gap_on_axis gap_on_product(lanes edge_u, lanes edge_w, lanes vertex_u, lanes vertex_w, lanes half_u,
                                     lanes half_w, lanes half_normal, int number)
{
    const lanes p = lanes_sub(lanes_mul(edge_u, vertex_w), lanes_mul(edge_w, vertex_u));
    const lanes box = lanes_add(lanes_mul(half_u, lanes_abs(edge_w)), lanes_mul(half_w, lanes_abs(edge_u)));
    const lanes gap = lanes_sub(lanes_abs(lanes_add(p, half_normal)), lanes_add(box, lanes_abs(half_normal)));
    return gap_by(gap, lanes_add(lanes_mul(edge_u, edge_u), lanes_mul(edge_w, edge_w)),
                  lanes_set1((float)number));
}

/* Of an edge, the vertex where it begins, the half extents, and half of a normal that is made of this edge and another:
 * only of that the rounding error is in proportion to this edge. */
LH_INLINE gap_on_axis best_product(v3 e, v3 v, v3 h, v3 half_normal, int number)
{
    const gap_on_axis x = gap_on_product(e.y, e.z, v.y, v.z, h.y, h.z, half_normal.x, number),
                      y = gap_on_product(e.z, e.x, v.z, v.x, h.z, h.x, half_normal.y, number + 1),
                      z = gap_on_product(e.x, e.y, v.x, v.y, h.x, h.y, half_normal.z, number + 2);
    return better_of(better_of(x, y), z);
}

/* ---- The best of all ---------------------------------------------------------------------------------- */

typedef struct triangle_box_gap {
    gridded_pair pair;
    v3 plane_normal;
    gap_on_unit face; /* the best of the box */
    lanes plane_gap;  /* NaN of a triangle without a plane */
    gap_on_axis best;
} triangle_box_gap;

LH_INLINE triangle_box_gap gap_of_triangle_and_box(triangle t, turned_box b)
{
    triangle_box_gap g = {.pair = gridded_pair_of(t, b)};
    const gridded_pair *const p = &g.pair;
    const v3 half_edge = v3_scale(p->edge[0], lanes_set1(0.5f));
    const v3 half_product = v3_cross(half_edge, p->edge[1]);
    g.plane_normal = plane_normal_of(p->edge[0], p->edge[1], half_product);
    const gap_on_axis ab = best_product(p->edge[0], p->vertex[0], p->half, half_product, EDGE_AXIS);
    const gap_on_axis bc =
        best_product(p->edge[1], p->vertex[1], p->half, half_product, EDGE_AXIS + EDGE_AXES);
    const gap_on_axis ca = best_product(p->edge[2], p->vertex[2], p->half, v3_cross(p->edge[2], half_edge),
                                        EDGE_AXIS + 2 * EDGE_AXES);
    g.face = best_face(p);
    g.plane_gap = gap_on_plane(p, g.plane_normal);
    const gap_on_unit unit = better_unit(g.face, g.plane_gap, PLANE_AXIS);
    g.best = gap_by(unit.gap, lanes_set1(1.0f), unit.number);
    g.best = better_of(better_of(better_of(g.best, ab), bc), ca);
    return g;
}

/* The gap on the best axis, times the length of that. */
LH_INLINE lanes long_gap_of(const gap_on_axis *best)
{
    return lanes_negate(lanes_opposing(lanes_sqrt(lanes_abs(best->power)), best->power));
}

/* NaN where a coordinate is, or of a box that has no points. */
LH_INLINE lanes distance_of(const triangle_box_gap *g, turned_box b)
{
    const lanes power = g->best.power;
    const lanes size = lanes_sqrt(lanes_div(lanes_abs(power), g->best.squared));
    const lanes gap = lanes_negate(lanes_opposing(lanes_mul(size, g->pair.unit), power));
    return lanes_select(box_has_points(box_in_its_frame(b)), lanes_add(gap, g->pair.nothing),
                        lanes_set1(__builtin_nanf("")));
}

/* ---- Which axis it is --------------------------------------------------------------------------------- */

/* The product of an axis of the box with a way; without one, that axis. */
LH_INLINE v3 axis_or_product(lanes which, v3 way, mask is_product)
{
    const lanes one = lanes_set1(1.0f);
    const mask is_x = lanes_eq(which, lanes_set1(0.0f)), is_y = lanes_eq(which, one),
               is_z = lanes_eq(which, lanes_set1(2.0f));
    const v3 own = {lanes_or_zero(is_x, one), lanes_or_zero(is_y, one), lanes_or_zero(is_z, one)};
    const v3 product = {lanes_select(is_y, way.z, lanes_or_zero(is_z, lanes_negate(way.y))),
                        lanes_select(is_x, lanes_negate(way.z), lanes_or_zero(is_z, way.x)),
                        lanes_select(is_x, way.y, lanes_or_zero(is_y, lanes_negate(way.x)))};
    return v3_select(is_product, product, own);
}

/* From the triangle to the box. */
LH_INLINE v3 axis_to_box(const v3 *vertex, v3 along)
{
    const lanes a = v3_dot(along, vertex[0]), b = v3_dot(along, vertex[1]), c = v3_dot(along, vertex[2]);
    const mask is_above = lanes_le(lanes_negate(highest_of(a, b, c)), lowest_of(a, b, c));
    return v3_select(is_above, v3_negate(along), along);
}

/* The number of an axis, as a product of the number of an edge and one of the box's axes. */
typedef struct split_number {
    mask is_product, is_bc, is_ca;
    lanes of_box; /* from 0 to 2; but of the plane */
} split_number;

LH_INLINE split_number split_number_of(lanes number)
{
    const lanes ab = lanes_set1(EDGE_AXIS), bc = lanes_set1(EDGE_AXIS + EDGE_AXES),
                ca = lanes_set1(EDGE_AXIS + 2 * EDGE_AXES);
    const mask is_product = lanes_le(ab, number), is_bc = lanes_le(bc, number), is_ca = lanes_le(ca, number);
    const lanes first = lanes_select(is_ca, ca, lanes_select(is_bc, bc, lanes_or_zero(is_product, ab)));
    return (split_number){is_product, is_bc, is_ca, lanes_sub(number, first)};
}

/* The best axis as the box sees it, of any length, from the triangle to the box. */
LH_INLINE v3 best_axis_of(const triangle_box_gap *g)
{
    const gridded_pair *const p = &g->pair;
    const split_number number = split_number_of(g->best.number);
    const v3 edge = v3_select(number.is_ca, p->edge[2], v3_select(number.is_bc, p->edge[1], p->edge[0]));
    const v3 along = v3_select(lanes_eq(g->best.number, lanes_set1(PLANE_AXIS)), g->plane_normal,
                               axis_or_product(number.of_box, edge, number.is_product));
    return axis_to_box(p->vertex, along);
}

#endif
