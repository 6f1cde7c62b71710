/* Heights of both ends over the plane, against how far a cap reaches along the normal. */
#include "loop.h"

ALWAYS_INLINE answer solve(cylinder c, plane p)
{
    const point way = minus(c.b, c.a);
    const float along = dot(p.normal, way), squared = dot(p.normal, p.normal) - along * along / dot(way, way);
    const float reach = c.radius * sqrtf(maximum(squared, 0.0f));
    const float a = dot(p.normal, c.a) - p.d, b = dot(p.normal, c.b) - p.d;
    return (answer){minimum(a, b) <= reach, maximum(a, b) <= -reach};
}
