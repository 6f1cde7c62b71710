/* Thirteen separating axes of a triangle and a box, all of them, without branches. Edges and normal are formed from the
 * vertices as given, so that a loop over boxes forms them once. */
#ifndef LANEHIT_BENCH_TRIANGLE_AXES_H
#define LANEHIT_BENCH_TRIANGLE_AXES_H

#include "loop.h"

ALWAYS_INLINE int apart_on_box_axis(float a, float b, float c, float low, float high)
{
    const int above = minimum(minimum(a, b), c) > high;
    const int below = maximum(maximum(a, b), c) < low;
    return above | below;
}

/* The box covers [-radius, radius], the triangle what is between the projections p and q. */
ALWAYS_INLINE int apart(float p, float q, float radius)
{
    const int above = minimum(p, q) > radius;
    const int below = maximum(p, q) < -radius;
    return above | below;
}

/* The products of the edge e with the three box axes. v: a vertex on the edge, w: the one that is not. */
ALWAYS_INLINE int apart_on_edge_axes(point e, point v, point w, point half)
{
    const point m = magnitudes(e);
    const int x = apart(e.y * v.z - e.z * v.y, e.y * w.z - e.z * w.y, half.y * m.z + half.z * m.y);
    const int y = apart(e.z * v.x - e.x * v.z, e.z * w.x - e.x * w.z, half.z * m.x + half.x * m.z);
    const int z = apart(e.x * v.y - e.y * v.x, e.x * w.y - e.y * w.x, half.x * m.y + half.y * m.x);
    return x | y | z;
}

ALWAYS_INLINE int overlap_triangle(triangle t, box in)
{
    const point a = t.a, b = t.b, c = t.c;
    int separated = apart_on_box_axis(a.x, b.x, c.x, in.low.x, in.high.x);
    separated |= apart_on_box_axis(a.y, b.y, c.y, in.low.y, in.high.y);
    separated |= apart_on_box_axis(a.z, b.z, c.z, in.low.z, in.high.z);

    const point centre = middle_of(in), half = minus(in.high, centre);
    const point va = minus(a, centre), vb = minus(b, centre), vc = minus(c, centre);
    const point e0 = minus(b, a), e1 = minus(c, b), e2 = minus(a, c);
    const point normal = cross(e0, e1);

    separated |= fabsf(dot(normal, va)) > dot(half, magnitudes(normal));
    separated |= apart_on_edge_axes(e0, va, vc, half);
    separated |= apart_on_edge_axes(e1, vb, va, half);
    separated |= apart_on_edge_axes(e2, vc, vb, half);
    return !separated;
}

#endif
