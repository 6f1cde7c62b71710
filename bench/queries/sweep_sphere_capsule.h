/* The ray of the centre, against the capsule that is wider by the radius. */
#include "ray_side.h"

ALWAYS_INLINE answer solve(sphere s, point sphere_velocity, capsule c, point capsule_velocity, float t_max)
{
    const point v = minus(sphere_velocity, capsule_velocity), axis = minus(c.b, c.a);
    const stay in = in_capsule(s.centre, v, (capsule){c.a, c.b, c.radius + s.radius});
    const float enter = maximum(in.enter, 0.0f);
    const int hit = enter <= minimum(in.exit, t_max);
    const point from_a = minus(along(s.centre, v, enter), c.a);
    const float share = clamped(dot(from_a, axis) / dot(axis, axis), 0.0f, 1.0f);
    const point way = minus(from_a, times(axis, share));
    const float inverse = hit ? 1.0f / sqrtf(dot(way, way)) : 0.0f;
    return (answer){hit, hit ? enter : INFINITY, chosen(hit, times(way, inverse), (point){0.0f, 0.0f, 0.0f})};
}
