/* The height over the plane by the slope. */
#include "loop.h"

ALWAYS_INLINE answer solve(ray r, plane p)
{
    const float time = (p.d - dot(p.normal, r.origin)) / dot(p.normal, r.direction);
    const int hit = (0.0f <= time) & (time <= r.limit);
    return (answer){hit, hit ? time : INFINITY};
}
