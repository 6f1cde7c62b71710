/* The distance of the centre from the nearest point of the segment. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere s, capsule c)
{
    const point way = minus(c.b, c.a), from_start = minus(s.centre, c.a);
    const float share = clamped(dot(from_start, way) * (1.0f / dot(way, way)), 0.0f, 1.0f);
    const point apart = minus(from_start, times(way, share));
    const float radius = s.radius + c.radius;
    return (answer){dot(apart, apart) <= radius * radius};
}
