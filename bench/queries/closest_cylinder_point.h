/* The point, clamped to both ends and to the radius. */
#include "cylinder.h"

ALWAYS_INLINE answer solve(cylinder c, point p)
{
    const seen_point seen = seen_by(c, p);
    const float beside = maximum(seen.from_axis - c.radius, 0.0f),
                nearest = clamped(seen.height, 0.0f, seen.length);
    const float beyond = seen.height - nearest, share = minimum(c.radius / seen.from_axis, 1.0f);
    return (answer){beside * beside + beyond * beyond,
                    along(along(c.a, seen.axis, nearest), seen.across, share)};
}
