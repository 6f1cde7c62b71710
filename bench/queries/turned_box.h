/* Oriented boxes in plain loops, as the usual matrix of a quaternion has it. */
#ifndef LANEHIT_BENCH_TURNED_BOX_H
#define LANEHIT_BENCH_TURNED_BOX_H

#include "loop.h"

typedef struct axes {
    point x, y, z;
} axes;

ALWAYS_INLINE axes axes_of(turned_box b)
{
    const float x = b.x, y = b.y, z = b.z, w = b.w, scale = 2.0f / (x * x + y * y + z * z + w * w);
    return (axes){
        {1.0f - (y * y + z * z) * scale, (x * y + w * z) * scale, (x * z - w * y) * scale},
        {(x * y - w * z) * scale, 1.0f - (x * x + z * z) * scale, (y * z + w * x) * scale},
        {(x * z + w * y) * scale, (y * z - w * x) * scale, 1.0f - (x * x + y * y) * scale},
    };
}

/* A vector, along the axes of a box. */
ALWAYS_INLINE point seen_along(axes a, point way)
{
    return (point){dot(way, a.x), dot(way, a.y), dot(way, a.z)};
}

ALWAYS_INLINE point seen_from(turned_box b, point way)
{
    return seen_along(axes_of(b), way);
}

/* Back from there. */
ALWAYS_INLINE point turned_along(axes a, point p)
{
    return along(along(times(a.x, p.x), a.y, p.y), a.z, p.z);
}

#endif
