/* A triangle, seen from the centre of a box along its axes, against the thirteen axes that may separate the two
 * (Akenine-Moeller, Fast 3D Triangle-Box Overlap Testing, 2001): the three of the box, the normal of the triangle, and
 * the nine products of an edge with a box axis.
 *
 * Only the box's own axes are exact. On the others the box is padded by what rounding can hide, so that no
 * pair that touches is missed. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_AXES_H
#define LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_AXES_H

#include "element.h"

/* Rounding in the projections, and in a normal. A vertex of a triangle that passes the box's axes lies within
 * the half extents and the triangle's extent of the centre, so a fraction of each covers it. */
static const float pad_of_half = 1.0f + 0x1p-20f;
static const float pad_of_extent = 0x1p-20f;

/* A product of three lengths underflows first. */
static const float pad_of_underflow = 0x1p-146f;

/* t is seen from the centre of the box. All three vertices are projected: on a sliver, of which the computed
 * normal may point anywhere, one does not stand for the others. */
static inline int normal_separates(triangle t, vector3 normal, vector3 half)
{
    float a = dot(normal, t.a);
    float b = dot(normal, t.b);
    float c = dot(normal, t.c);
    float radius = dot(half, magnitude_each(normal)) + pad_of_underflow;
    float low = min(c, min(b, a));
    float high = max(c, max(b, a));
    return (low > radius) | (high < -radius);
}

/* The product of the edge with one box axis; u and w are the two axes that follow it in the cycle x, y, z.
 * The axis is perpendicular to the edge, so both ends of the edge project to one point, p, and the vertex
 * opposite to p plus twice half_normal, the component on the box axis of half the normal. Hence the triangle
 * covers the interval around p + half_normal, as far as |half_normal| to either side. */
static inline int edge_axis_separates(float edge_u, float edge_w, float vertex_u, float vertex_w,
                                      float half_u, float half_w, float half_normal)
{
    float p = edge_u * vertex_w - edge_w * vertex_u;
    float radius = half_u * fabsf(edge_w) + half_w * fabsf(edge_u) + fabsf(half_normal);
    return fabsf(p + half_normal) > radius;
}

/* The products of one edge with the three box axes; v is the vertex where the edge begins. The normal is to
 * come from two edges of which one is this one: only then is its rounding error in proportion to this edge,
 * which may be tiny beside the others. */
static inline int edge_separates(vector3 e, vector3 v, vector3 half, vector3 half_normal)
{
    return edge_axis_separates(e.y, e.z, v.y, v.z, half.y, half.z, half_normal.x) |
           edge_axis_separates(e.z, e.x, v.z, v.x, half.z, half.x, half_normal.y) |
           edge_axis_separates(e.x, e.y, v.x, v.y, half.x, half.y, half_normal.z);
}

/* On the ten axes that are not the box's own. The triangle is given twice, so that edges and normal are the same for
 * every box: as it is, and as seen from the centre of the box. */
static inline int axes_separate(triangle t, triangle seen, vector3 half_extents)
{
    vector3 low = min_each(t.c, min_each(t.b, t.a));
    vector3 high = max_each(t.c, max_each(t.b, t.a));
    vector3 half = add(scale(half_extents, pad_of_half), scale(subtract(high, low), pad_of_extent));
    vector3 e0 = subtract(t.b, t.a);
    vector3 e1 = subtract(t.c, t.b);
    vector3 e2 = subtract(t.a, t.c);
    vector3 half_e0 = scale(e0, 0.5f);
    vector3 half_normal = cross(half_e0, e1);
    return normal_separates(seen, half_normal, half) || edge_separates(e0, seen.a, half, half_normal) ||
           edge_separates(e1, seen.b, half, half_normal) ||
           edge_separates(e2, seen.c, half, cross(e2, half_e0));
}

static inline int bounds_meet(triangle t, box b)
{
    return all_at_most(min_each(t.c, min_each(t.b, t.a)), b.max) &
           all_at_most(b.min, max_each(t.c, max_each(t.b, t.a)));
}

static inline int triangle_meets_box(triangle t, box b)
{
    if (!bounds_meet(t, b))
        return 0;
    vector3 centre = scale(add(b.min, b.max), 0.5f);
    vector3 half = max_each(subtract(b.max, centre), subtract(centre, b.min));
    triangle seen = {subtract(t.a, centre), subtract(t.b, centre), subtract(t.c, centre)};
    return !axes_separate(t, seen, half);
}

#endif
