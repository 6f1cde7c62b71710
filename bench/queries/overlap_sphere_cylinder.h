/* How far the centre is beside the round side and beyond an end. */
#include "cylinder.h"

ALWAYS_INLINE answer solve(sphere s, cylinder c)
{
    const seen_point seen = seen_by(c, s.centre);
    const float beside = maximum(seen.from_axis - c.radius, 0.0f);
    const float beyond = seen.height - clamped(seen.height, 0.0f, seen.length);
    return (answer){beside * beside + beyond * beyond <= s.radius * s.radius};
}
