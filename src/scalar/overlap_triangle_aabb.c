/* Triangle against box: thirteen candidate axes of separation (Akenine-Moeller, Fast 3D Triangle-Box Overlap
 * Testing, 2001): the three of the box, the normal of the triangle, and the nine products of an edge with a
 * box axis. Two convex sets are apart if and only if one of them separates.
 *
 * Only the box's own axes are exact. On the others the box is padded by what rounding can hide, so that no
 * pair that touches is missed. */
#include "reference.h"

/* Rounding in the projections, and in a normal. A vertex of a triangle that passes the box's axes lies within
 * the half extents and the triangle's extent of the centre, so a fraction of each covers it. */
static const float pad_of_half = 1.0f + 0x1p-20f;
static const float pad_of_extent = 0x1p-20f;

/* A product of three lengths underflows first. */
static const float pad_of_underflow = 0x1p-146f;

static inline vector3 padded_half_extents(box b, vector3 centre, vector3 extent)
{
    vector3 half = max_each(subtract(b.max, centre), subtract(centre, b.min));
    return add(scale(half, pad_of_half), scale(extent, pad_of_extent));
}

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

static inline int overlap(triangle t, box b)
{
    vector3 low = min_each(t.c, min_each(t.b, t.a));
    vector3 high = max_each(t.c, max_each(t.b, t.a));
    int extents_meet = all_at_most(low, b.max) & all_at_most(b.min, high);
    if (!extents_meet)
        return 0;

    vector3 centre = scale(add(b.min, b.max), 0.5f);
    vector3 half = padded_half_extents(b, centre, subtract(high, low));
    triangle seen = {subtract(t.a, centre), subtract(t.b, centre), subtract(t.c, centre)};

    /* From the vertices as given, not as seen: the same for every box. */
    vector3 e0 = subtract(t.b, t.a);
    vector3 e1 = subtract(t.c, t.b);
    vector3 e2 = subtract(t.a, t.c);
    vector3 half_e0 = scale(e0, 0.5f);
    vector3 half_normal = cross(half_e0, e1);
    if (normal_separates(seen, half_normal, half))
        return 0;

    return !edge_separates(e0, seen.a, half, half_normal) && !edge_separates(e1, seen.b, half, half_normal) &&
           !edge_separates(e2, seen.c, half, cross(e2, half_e0));
}

static inline int overlap_triangle_aabb(const overlap_triangle_aabb_arguments *of, size_t i)
{
    return overlap(triangle_at(of->triangles, i), box_at(of->boxes, i));
}

REFERENCE(overlap_triangle_aabb)
