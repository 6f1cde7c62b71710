/* The way to the nearest point, or in the cylinder the way back from the nearest of side and ends. */
#include "contact_answer.h"
#include "cylinder.h"

ALWAYS_INLINE answer solve(sphere s, cylinder c, float margin)
{
    const seen_point seen = seen_by(c, s.centre);
    const float beside = seen.from_axis - c.radius, above = seen.height - seen.length;
    const float beyond = maximum(-seen.height, above), side = above >= -seen.height ? -1.0f : 1.0f;
    const float step = clamped(seen.height, 0.0f, seen.length) - seen.height;
    const float share = maximum(beside, 0.0f) / seen.from_axis;
    const point way = minus(times(seen.axis, step), times(seen.across, share));
    const float distance = sqrtf(dot(way, way));
    const int inside = maximum(beside, beyond) <= 0.0f, by_end = beyond >= beside;
    const float of_axis = inside ? (by_end ? side : 0.0f) : step / distance;
    const float of_across = inside ? (by_end ? 0.0f : -1.0f / seen.from_axis) : -share / distance;
    return contact_by(s.centre, along(times(seen.axis, of_axis), seen.across, of_across),
                      inside ? maximum(beside, beyond) : distance, s.radius, 0.0f, margin);
}
