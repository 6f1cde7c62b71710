/* The foot of the perpendicular. */
#include "loop.h"

ALWAYS_INLINE answer solve(ray l, point p)
{
    const point from_origin = minus(p, l.origin);
    const float t = dot(from_origin, l.direction) * (1.0f / dot(l.direction, l.direction));
    const point d = minus(from_origin, times(l.direction, t));
    return (answer){dot(d, d), t, along(l.origin, l.direction, t)};
}
