/* What a cylinder sees of a point: how high over its start, how far from its axis. */
#ifndef BENCH_QUERIES_CYLINDER_H
#define BENCH_QUERIES_CYLINDER_H

#include "loop.h"

typedef struct seen_point {
    point axis, across;
    float length, height, from_axis;
} seen_point;

ALWAYS_INLINE seen_point seen_by(cylinder c, point p)
{
    const point way = minus(c.b, c.a), from_start = minus(p, c.a);
    const float length = sqrtf(dot(way, way));
    const point axis = times(way, 1.0f / length);
    const float height = dot(from_start, axis);
    const point across = minus(from_start, times(axis, height));
    return (seen_point){axis, across, length, height, sqrtf(dot(across, across))};
}

#endif
