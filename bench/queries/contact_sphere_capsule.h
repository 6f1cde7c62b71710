/* The foot of the perpendicular from the centre, clamped to the segment, and the distance from there, less the
 * radii. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(sphere s, capsule c, float margin)
{
    const point step = minus(c.b, c.a), from_start = minus(s.centre, c.a);
    const float share = clamped(dot(from_start, step) * (1.0f / dot(step, step)), 0.0f, 1.0f);
    return contact_along(s.centre, minus(times(step, share), from_start), s.radius, c.radius, margin);
}
