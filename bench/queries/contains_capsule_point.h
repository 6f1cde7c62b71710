/* The distance from the nearest point of the segment. */
#include "loop.h"

ALWAYS_INLINE answer solve(capsule c, point p)
{
    const point way = minus(c.b, c.a), from_start = minus(p, c.a);
    const float share = clamped(dot(from_start, way) * (1.0f / dot(way, way)), 0.0f, 1.0f);
    const point apart = minus(from_start, times(way, share));
    return (answer){dot(apart, apart) <= c.radius * c.radius};
}
