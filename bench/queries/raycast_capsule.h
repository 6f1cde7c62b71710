/* Both balls and the cylinder between them, by the quadratic equation of each (Ericson 5.3.7), without branches. */
#include "ray.h"

typedef struct stay {
    float enter, exit;
} stay;

ALWAYS_INLINE stay in_quadratic(float a, float b, float c)
{
    const float left = b * b - a * c, root = sqrtf(maximum(left, 0.0f));
    return (stay){left >= 0.0f ? (-b - root) / a : INFINITY, left >= 0.0f ? (-b + root) / a : -INFINITY};
}

ALWAYS_INLINE stay in_ball(point from_centre, point d, float radius)
{
    return in_quadratic(dot(d, d), dot(from_centre, d), dot(from_centre, from_centre) - radius * radius);
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

ALWAYS_INLINE answer solve(ray r, capsule c)
{
    const point from_a = minus(r.origin, c.a), from_b = minus(r.origin, c.b), d = r.direction;
    const stay start = in_ball(from_a, d, c.radius), end = in_ball(from_b, d, c.radius);
    const stay side = in_side(from_a, d, minus(c.b, c.a), c.radius);
    const int in_middle = side.enter <= side.exit;
    const float side_enter = in_middle ? side.enter : INFINITY, side_exit = in_middle ? side.exit : -INFINITY;
    const float enter = minimum(minimum(start.enter, end.enter), side_enter);
    const float exit = maximum(maximum(start.exit, end.exit), side_exit);
    return answer_between(maximum(enter, 0.0f), minimum(exit, r.limit));
}
