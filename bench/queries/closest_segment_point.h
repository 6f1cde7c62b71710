/* The foot of the perpendicular, clamped to the segment. */
#include "loop.h"

ALWAYS_INLINE answer solve(segment s, point p)
{
    const point step = minus(s.b, s.a), from_start = minus(p, s.a);
    const float share = clamped(dot(from_start, step) * (1.0f / dot(step, step)), 0.0f, 1.0f);
    const point d = minus(from_start, times(step, share));
    return (answer){dot(d, d), share, along(s.a, step, share)};
}
