/* The centre's height over the plane, against the radius; the normal has any length. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere s, plane p)
{
    const float reach = s.radius * sqrtf(dot(p.normal, p.normal)), height = dot(p.normal, s.centre) - p.d;
    return (answer){height <= reach, height <= -reach};
}
