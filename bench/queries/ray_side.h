/* The times at which a ray is in a cylinder or a capsule, by the quadratic equations of sides and balls (Ericson
 * 5.3.7), without branches. */
#ifndef BENCH_QUERIES_RAY_SIDE_H
#define BENCH_QUERIES_RAY_SIDE_H

#include "loop.h"

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

ALWAYS_INLINE stay in_ball(point from_centre, point d, float radius)
{
    return in_quadratic(dot(d, d), dot(from_centre, d), dot(from_centre, from_centre) - radius * radius);
}

/* Both balls, and the side between them. */
ALWAYS_INLINE stay in_capsule(point origin, point d, capsule c)
{
    const point from_a = minus(origin, c.a), from_b = minus(origin, c.b);
    const stay start = in_ball(from_a, d, c.radius), end = in_ball(from_b, d, c.radius);
    const stay side = in_side(from_a, d, minus(c.b, c.a), c.radius);
    const int in_middle = side.enter <= side.exit;
    const float side_enter = in_middle ? side.enter : INFINITY, side_exit = in_middle ? side.exit : -INFINITY;
    return (stay){minimum(minimum(start.enter, end.enter), side_enter),
                  maximum(maximum(start.exit, end.exit), side_exit)};
}

#endif
