/* The foot of the perpendicular from the centre to the line, and half the chord before and behind it. */
#include "ray.h"

ALWAYS_INLINE answer solve(ray r, sphere s)
{
    const point d = r.direction, to_centre = minus(s.centre, r.origin);
    const float inverse_squared = 1.0f / dot(d, d), foot = dot(to_centre, d) * inverse_squared;
    const point perpendicular = minus(to_centre, times(d, foot));
    const float squared = s.radius * s.radius - dot(perpendicular, perpendicular);
    const float half = sqrtf(maximum(squared, 0.0f) * inverse_squared);
    const float exit = minimum(foot + half, r.limit);
    return answer_between(maximum(foot - half, 0.0f), squared >= 0.0f ? exit : -INFINITY);
}
