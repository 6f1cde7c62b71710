/* The foot on the plane, by barycentric coordinates, or the closest of the feet on the edges. */
#include "loop.h"

typedef struct triangle_foot {
    float u, v, distance2;
    point way;
} triangle_foot;

ALWAYS_INLINE triangle_foot foot_at(point ap, point ab, point ac, float u, float v)
{
    const point way = {ap.x - u * ab.x - v * ac.x, ap.y - u * ab.y - v * ac.y, ap.z - u * ab.z - v * ac.z};
    return (triangle_foot){u, v, dot(way, way), way};
}

ALWAYS_INLINE triangle_foot either(int first, triangle_foot a, triangle_foot b)
{
    return (triangle_foot){first ? a.u : b.u,
                           first ? a.v : b.v,
                           first ? a.distance2 : b.distance2,
                           {first ? a.way.x : b.way.x, first ? a.way.y : b.way.y, first ? a.way.z : b.way.z}};
}

ALWAYS_INLINE triangle_foot nearer(triangle_foot a, triangle_foot b)
{
    return either(a.distance2 <= b.distance2, a, b);
}

ALWAYS_INLINE triangle_foot foot_on_triangle(triangle t, point p)
{
    const point ab = minus(t.b, t.a), ac = minus(t.c, t.a), bc = minus(t.c, t.b);
    const point ap = minus(p, t.a), bp = minus(p, t.b);
    const float bb = dot(ab, ab), bc_ = dot(ab, ac), cc = dot(ac, ac), pb = dot(ap, ab), pc = dot(ap, ac);
    const float area = 1.0f / (bb * cc - bc_ * bc_);
    const float u = (cc * pb - bc_ * pc) * area, v = (bb * pc - bc_ * pb) * area;
    const triangle_foot inside = foot_at(ap, ab, ac, u, v);
    const float of_bc = clamped(dot(bp, bc) / dot(bc, bc), 0.0f, 1.0f);
    const triangle_foot edge = nearer(nearer(foot_at(ap, ab, ac, clamped(pb / bb, 0.0f, 1.0f), 0.0f),
                                             foot_at(ap, ab, ac, 0.0f, clamped(pc / cc, 0.0f, 1.0f))),
                                      foot_at(ap, ab, ac, 1.0f - of_bc, of_bc));
    const int is_inside = (u >= 0.0f) & (v >= 0.0f) & (u + v <= 1.0f);
    return either(is_inside, inside, edge);
}
