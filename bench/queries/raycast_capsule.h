/* Both balls and the cylinder between them, by the quadratic equation of each (Ericson 5.3.7), without branches. */
#include "ray_side.h"

ALWAYS_INLINE stay in_ball(point from_centre, point d, float radius)
{
    return in_quadratic(dot(d, d), dot(from_centre, d), dot(from_centre, from_centre) - radius * radius);
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
