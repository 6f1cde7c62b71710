/* Seventeen separating axes, all of them, without branches: both normals, the products of an edge of one and an edge of
 * the other, and for triangles in one plane those of a normal and an edge. Edges and normals are formed once where
 * there is one triangle. */
#include "loop.h"

ALWAYS_INLINE int triangles_apart_on(point axis, triangle s, triangle t)
{
    const float a = dot(axis, s.a), b = dot(axis, s.b), c = dot(axis, s.c);
    const float d = dot(axis, t.a), e = dot(axis, t.b), f = dot(axis, t.c);
    const int above = minimum(minimum(a, b), c) > maximum(maximum(d, e), f);
    const int below = maximum(maximum(a, b), c) < minimum(minimum(d, e), f);
    return above | below;
}

ALWAYS_INLINE int apart_across(point edge, point d, point e, point f, triangle s, triangle t)
{
    return triangles_apart_on(cross(edge, d), s, t) | triangles_apart_on(cross(edge, e), s, t) |
           triangles_apart_on(cross(edge, f), s, t);
}

ALWAYS_INLINE answer solve(triangle s, triangle t)
{
    const point s0 = minus(s.b, s.a), s1 = minus(s.c, s.b), s2 = minus(s.a, s.c);
    const point t0 = minus(t.b, t.a), t1 = minus(t.c, t.b), t2 = minus(t.a, t.c);
    const point n = cross(s0, s1), m = cross(t0, t1);
    int separated = triangles_apart_on(n, s, t) | triangles_apart_on(m, s, t);
    separated |= apart_across(s0, t0, t1, t2, s, t);
    separated |= apart_across(s1, t0, t1, t2, s, t);
    separated |= apart_across(s2, t0, t1, t2, s, t);
    separated |= apart_across(n, s0, s1, s2, s, t);
    separated |= apart_across(m, t0, t1, t2, s, t);
    return (answer){!separated};
}
