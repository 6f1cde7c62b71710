/* The axes that may separate a triangle from a box, in the frame of the box: the three of the box, the triangle's
 * normal, and the cross products of its edges with those of the box. Akenine-Moeller, Fast 3D Triangle-Box Overlap
 * Testing, 2001; Ericson, Real-Time Collision Detection, 5.2.9.
 *
 * Any axis separates only what is separate, so an inexact edge or normal is harmless; what has to be bounded
 * is the error of the projections onto it. Edges and normal come from the vertices as given, not relative to
 * the box, so that they are computed once where the triangle is one. docs/guarantees.md derives the padding. */
#ifndef LANEHIT_SRC_MATHEMATICS_TRIANGLE_AXES_H
#define LANEHIT_SRC_MATHEMATICS_TRIANGLE_AXES_H

#include "bounds.h"

/* What depends on the triangle alone. */
typedef struct triangle_axes {
    aabb bounds;
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
    axes.bounds = bounds_of_triangle(t);
    axes.edge[0] = v3_sub(t.b, t.a);
    axes.edge[1] = v3_sub(t.c, t.b);
    axes.edge[2] = v3_sub(t.a, t.c);
    const v3 half_edge = v3_scale(axes.edge[0], lanes_set1(0.5f));
    axes.half_normal = v3_cross(half_edge, axes.edge[1]);
    axes.half_normal_ca = v3_cross(axes.edge[2], half_edge);
    axes.box_padding = v3_scale(v3_sub(axes.bounds.max, axes.bounds.min), lanes_set1(0x1p-20f));
    return axes;
}

/* On the normal, from the centre of the box: whether all vertices are on one side, further than the box reaches. */
LH_INLINE mask vertices_are_beyond(lanes a, lanes b, lanes c, lanes box)
{
    const lanes low = lanes_min(c, lanes_min(b, a)), high = lanes_max(c, lanes_max(b, a));
    const lanes radius = lanes_add(box, lanes_set1(0x1p-146f));
    return mask_or(lanes_lt(radius, low), lanes_lt(high, lanes_negate(radius)));
}

/* All three vertices are projected: the computed normal of a sliver is noise, and no longer orthogonal to its
 * plane. */
LH_INLINE mask normal_separates(v3 normal, triangle relative, v3 half)
{
    const lanes a = v3_dot(normal, relative.a), b = v3_dot(normal, relative.b),
                c = v3_dot(normal, relative.c);
    return vertices_are_beyond(a, b, c, v3_dot(half, v3_abs(normal)));
}

/* Whether the interval around p + half_normal, |half_normal| to either side, is beyond what the box reaches. */
LH_INLINE mask projections_are_apart(lanes p, lanes box, lanes half_normal)
{
    return lanes_lt(lanes_add(box, lanes_abs(half_normal)), lanes_abs(lanes_add(p, half_normal)));
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
    return projections_are_apart(p, box, half_normal);
}

/* The three axes of an edge; vertex is where it begins. */
LH_INLINE mask edge_separates(v3 edge, v3 vertex, v3 half, v3 half_normal)
{
    const mask x = edge_axis_separates(edge.y, edge.z, vertex.y, vertex.z, half.y, half.z, half_normal.x);
    const mask y = edge_axis_separates(edge.z, edge.x, vertex.z, vertex.x, half.z, half.x, half_normal.y);
    const mask z = edge_axis_separates(edge.x, edge.y, vertex.x, vertex.y, half.x, half.y, half_normal.z);
    return mask_or(mask_or(x, y), z);
}

/* Half extents, padded for the rounding of the projections. */
LH_INLINE v3 padded_half(v3 half, const triangle_axes *axes)
{
    return v3_add(v3_scale(half, lanes_set1(1.0f + 0x1p-20f)), axes->box_padding);
}

/* On the ten axes that are not the box's own. The triangle is relative to the centre of the box. */
LH_INLINE mask axes_separate(const triangle_axes *axes, triangle relative, v3 half)
{
    const v3 within = padded_half(half, axes);
    const mask normal = normal_separates(axes->half_normal, relative, within);
    const mask ab = edge_separates(axes->edge[0], relative.a, within, axes->half_normal);
    const mask bc = edge_separates(axes->edge[1], relative.b, within, axes->half_normal);
    const mask ca = edge_separates(axes->edge[2], relative.c, within, axes->half_normal_ca);
    return mask_or(mask_or(normal, ab), mask_or(bc, ca));
}

#endif
