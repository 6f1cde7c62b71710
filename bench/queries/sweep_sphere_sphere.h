/* The foot of the perpendicular from the centre of b to the way of that of a, and half the chord before it. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere a, point a_velocity, sphere b, point b_velocity, float t_max)
{
    const point v = minus(a_velocity, b_velocity), to_b = minus(b.centre, a.centre);
    const float inverse_squared = 1.0f / dot(v, v), radius = a.radius + b.radius;
    const float foot = dot(to_b, v) * inverse_squared;
    const point perpendicular = minus(to_b, times(v, foot));
    const float squared = radius * radius - dot(perpendicular, perpendicular);
    const float half = sqrtf(maximum(squared, 0.0f) * inverse_squared);
    const float enter = maximum(foot - half, 0.0f);
    const int hit = (squared >= 0.0f) & (enter <= minimum(foot + half, t_max));
    const point p = minus(times(v, enter), to_b);
    const float inverse_length = 1.0f / sqrtf(dot(p, p));
    return (answer){hit,
                    hit ? enter : INFINITY,
                    {hit ? p.x * inverse_length : 0.0f, hit ? p.y * inverse_length : 0.0f,
                     hit ? p.z * inverse_length : 0.0f}};
}
