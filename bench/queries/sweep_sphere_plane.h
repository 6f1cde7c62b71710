/* The height of the lowest point, by how fast it falls. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere s, point sphere_velocity, plane p, point plane_velocity, float t_max)
{
    const float height = dot(p.normal, s.centre) - p.d - s.radius * sqrtf(dot(p.normal, p.normal));
    const float pace = -dot(p.normal, minus(sphere_velocity, plane_velocity));
    const float arrival = maximum(height, 0.0f) / pace;
    const int hit = (height <= 0.0f) | ((pace > 0.0f) & (arrival <= t_max));
    return (answer){hit, height <= 0.0f ? 0.0f : hit ? arrival : INFINITY};
}
