/* The times at which a ray is in a cylinder, by the quadratic equation of its side and both ends (Ericson 5.3.7). */
#ifndef BENCH_QUERIES_RAY_SIDE_H
#define BENCH_QUERIES_RAY_SIDE_H

#include "ray.h"

typedef struct stay {
    float enter, exit;
} stay;

ALWAYS_INLINE stay in_quadratic(float a, float b, float c)
{
    const float left = b * b - a * c, root = sqrtf(maximum(left, 0.0f));
    return (stay){left >= 0.0f ? (-b - root) / a : INFINITY, left >= 0.0f ? (-b + root) / a : -INFINITY};
}

ALWAYS_INLINE stay in_side(point m, point d, point axis, float radius)
{
    const float length2 = dot(axis, axis), along = dot(m, axis), pace = dot(d, axis);
    const stay side = in_quadratic(length2 * dot(d, d) - pace * pace, length2 * dot(m, d) - pace * along,
                                   length2 * (dot(m, m) - radius * radius) - along * along);
    const float to_start = -along / pace, to_end = (length2 - along) / pace;
    return (stay){maximum(side.enter, minimum(to_start, to_end)),
                  minimum(side.exit, maximum(to_start, to_end))};
}

#endif
