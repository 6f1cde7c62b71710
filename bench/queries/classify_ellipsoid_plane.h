/* The centre's height over the plane, against what the ellipsoid reaches along the normal. */
#include "loop.h"

ALWAYS_INLINE answer solve(ellipsoid e, plane p)
{
    const point along = {dot(p.normal, e.a), dot(p.normal, e.b), dot(p.normal, e.c)};
    const float reach = sqrtf(dot(along, along)), height = dot(p.normal, e.centre) - p.d;
    return (answer){height <= reach, height <= -reach};
}
