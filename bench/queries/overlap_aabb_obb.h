/* Fifteen separating axes, all of them, without branches. */
#include "turned_box.h"

ALWAYS_INLINE int is_beyond(point seen, point reach)
{
    const int x = fabsf(seen.x) > reach.x, y = fabsf(seen.y) > reach.y, z = fabsf(seen.z) > reach.z;
    return x | y | z;
}

/* The products of the edge a with the axes of the world; m are the lengths of a, b and c those of the edges after
 * it. */
ALWAYS_INLINE int apart_by_products(point way, point half, point a, point m, point b, float half_b, point c,
                                    float half_c)
{
    const point reach = {half.y * m.z + half.z * m.y + b.x * half_c + c.x * half_b,
                         half.z * m.x + half.x * m.z + b.y * half_c + c.y * half_b,
                         half.x * m.y + half.y * m.x + b.z * half_c + c.z * half_b};
    return is_beyond(cross(a, way), reach);
}

ALWAYS_INLINE answer solve(box b, turned_box t)
{
    const point middle = middle_of(b), way = minus(t.centre, middle), half = minus(b.high, middle),
                h = t.half;
    const axes a = axes_of(t), m = {magnitudes(a.x), magnitudes(a.y), magnitudes(a.z)};
    const point upright = {half.x + m.x.x * h.x + m.y.x * h.y + m.z.x * h.z,
                           half.y + m.x.y * h.x + m.y.y * h.y + m.z.y * h.z,
                           half.z + m.x.z * h.x + m.y.z * h.y + m.z.z * h.z};
    const point turned = {dot(half, m.x) + h.x, dot(half, m.y) + h.y, dot(half, m.z) + h.z};
    int apart = is_beyond(way, upright);
    apart |= is_beyond(seen_along(a, way), turned);
    apart |= apart_by_products(way, half, a.x, m.x, m.y, h.y, m.z, h.z);
    apart |= apart_by_products(way, half, a.y, m.y, m.z, h.z, m.x, h.x);
    apart |= apart_by_products(way, half, a.z, m.z, m.x, h.x, m.y, h.y);
    return (answer){!apart};
}
