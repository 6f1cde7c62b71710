/* A point in a polygon: edges that a half-line crosses, as seen along an axis (Ericson 5.4.2; normal: 12.4.2). */
#ifndef LANEHIT_BENCH_POLYGON_H
#define LANEHIT_BENCH_POLYGON_H

#include "loop.h"

ALWAYS_INLINE point normal_of_polygon(const point *polygon)
{
    point n = {0.0f, 0.0f, 0.0f};
    for (size_t k = 0; k < COUNT_OF_POLYGON; k++)
        n = along(n, cross(polygon[k], polygon[(k + 1) % COUNT_OF_POLYGON]), 1.0f);
    return n;
}

/* Without the axis of the largest component of the normal, which becomes z. */
ALWAYS_INLINE point seen_flat(point p, point normal)
{
    const point size = magnitudes(normal);
    const int is_z = (size.z >= size.x) & (size.z >= size.y), is_y = !is_z & (size.y >= size.x);
    return chosen(is_z, p, chosen(is_y, (point){p.z, p.x, p.y}, (point){p.y, p.z, p.x}));
}

ALWAYS_INLINE int is_in_polygon(point p, const point *polygon, point normal)
{
    const point at = seen_flat(p, normal);
    int crossed = 0;
    for (size_t k = 0; k < COUNT_OF_POLYGON; k++) {
        const point a = seen_flat(polygon[k], normal);
        const point b = seen_flat(polygon[(k + 1) % COUNT_OF_POLYGON], normal);
        const float x = a.x + (b.x - a.x) * ((at.y - a.y) / (b.y - a.y));
        crossed ^= ((a.y > at.y) != (b.y > at.y)) & (at.x < x);
    }
    return crossed;
}

#endif
