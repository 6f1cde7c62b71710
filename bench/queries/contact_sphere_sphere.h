/* The distance of the centres, less the radii. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere a, sphere b, float margin)
{
    const point way = minus(b.centre, a.centre);
    const float squared = dot(way, way), radii = a.radius + b.radius, reach = radii + margin;
    const int hit = squared <= reach * reach;
    const float length = sqrtf(squared), inverse = 1.0f / length;
    const float middle = 0.5f * (length + a.radius - b.radius);
    const point normal = times(way, hit ? inverse : 0.0f);
    return (answer){hit, hit ? length - radii : INFINITY, normal, along(a.centre, normal, middle)};
}
