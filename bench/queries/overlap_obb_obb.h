/* Fifteen separating axes in the coordinates of the first box, all of them, without branches; the cosines are a little
 * too large by the constant that the textbooks have against parallel edges. */
#include "turned_box.h"

#define AGAINST_PARALLEL_EDGES 1e-6f

ALWAYS_INLINE point enlarged(point a)
{
    return (point){fabsf(a.x) + AGAINST_PARALLEL_EDGES, fabsf(a.y) + AGAINST_PARALLEL_EDGES,
                   fabsf(a.z) + AGAINST_PARALLEL_EDGES};
}

/* The products of an axis of a with those of b. r and m are the cosines of the two axes of a that follow it, with the
 * ways along them; own are its own cosines, enlarged. */
ALWAYS_INLINE int apart_by_edges(float way_next, float way_last, point next, point last, point m_next,
                                 point m_last, point own, float half_next, float half_last, point h)
{
    const int x = fabsf(way_last * next.x - way_next * last.x) >
                  half_next * m_last.x + half_last * m_next.x + h.y * own.z + h.z * own.y;
    const int y = fabsf(way_last * next.y - way_next * last.y) >
                  half_next * m_last.y + half_last * m_next.y + h.z * own.x + h.x * own.z;
    const int z = fabsf(way_last * next.z - way_next * last.z) >
                  half_next * m_last.z + half_last * m_next.z + h.x * own.y + h.y * own.x;
    return x | y | z;
}

ALWAYS_INLINE answer solve(turned_box a, turned_box b)
{
    const axes u = axes_of(a), v = axes_of(b);
    const point t = seen_along(u, minus(b.centre, a.centre));
    const axes r = {seen_along(v, u.x), seen_along(v, u.y), seen_along(v, u.z)};
    const axes m = {enlarged(r.x), enlarged(r.y), enlarged(r.z)};
    int apart = fabsf(t.x) > a.half.x + dot(b.half, m.x);
    apart |= fabsf(t.y) > a.half.y + dot(b.half, m.y);
    apart |= fabsf(t.z) > a.half.z + dot(b.half, m.z);
    apart |= fabsf(t.x * r.x.x + t.y * r.y.x + t.z * r.z.x) >
             b.half.x + a.half.x * m.x.x + a.half.y * m.y.x + a.half.z * m.z.x;
    apart |= fabsf(t.x * r.x.y + t.y * r.y.y + t.z * r.z.y) >
             b.half.y + a.half.x * m.x.y + a.half.y * m.y.y + a.half.z * m.z.y;
    apart |= fabsf(t.x * r.x.z + t.y * r.y.z + t.z * r.z.z) >
             b.half.z + a.half.x * m.x.z + a.half.y * m.y.z + a.half.z * m.z.z;
    apart |= apart_by_edges(t.y, t.z, r.y, r.z, m.y, m.z, m.x, a.half.y, a.half.z, b.half);
    apart |= apart_by_edges(t.z, t.x, r.z, r.x, m.z, m.x, m.y, a.half.z, a.half.x, b.half);
    apart |= apart_by_edges(t.x, t.y, r.x, r.y, m.x, m.y, m.z, a.half.x, a.half.y, b.half);
    return (answer){!apart};
}
