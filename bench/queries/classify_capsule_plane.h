/* Heights of both ends over the plane, against the radius. */
#include "loop.h"

ALWAYS_INLINE answer solve(capsule c, plane p)
{
    const float reach = c.radius * sqrtf(dot(p.normal, p.normal));
    const float a = dot(p.normal, c.a) - p.d, b = dot(p.normal, c.b) - p.d;
    return (answer){minimum(a, b) <= reach, maximum(a, b) <= -reach};
}
