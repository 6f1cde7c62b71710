/* Oriented boxes in plain loops, as the usual matrix of a quaternion has it. */
#ifndef LANEHIT_BENCH_TURNED_BOX_H
#define LANEHIT_BENCH_TURNED_BOX_H

#include "loop.h"

typedef struct turned_box {
    point centre, half;
    float x, y, z, w;
} turned_box;

ALWAYS_INLINE turned_box turned_box_at(const lh_obbs *v, size_t i)
{
    return (turned_box){{v->x[i], v->y[i], v->z[i]},
                        {v->half_x[i], v->half_y[i], v->half_z[i]},
                        v->qx[i],
                        v->qy[i],
                        v->qz[i],
                        v->qw[i]};
}

typedef struct turned_axes {
    point x, y, z;
} turned_axes;

ALWAYS_INLINE turned_axes axes_of_turned_box(turned_box b)
{
    const float x = b.x, y = b.y, z = b.z, w = b.w, scale = 2.0f / (x * x + y * y + z * z + w * w);
    return (turned_axes){
        {1.0f - (y * y + z * z) * scale, (x * y + w * z) * scale, (x * z - w * y) * scale},
        {(x * y - w * z) * scale, 1.0f - (x * x + z * z) * scale, (y * z + w * x) * scale},
        {(x * z + w * y) * scale, (y * z - w * x) * scale, 1.0f - (x * x + y * y) * scale},
    };
}

/* A way, along the axes of the box. */
ALWAYS_INLINE point seen_from_turned_box(point way, turned_box b)
{
    const turned_axes axes = axes_of_turned_box(b);
    return (point){dot(way, axes.x), dot(way, axes.y), dot(way, axes.z)};
}

#endif
