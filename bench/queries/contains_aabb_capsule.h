/* Each face, against the end that is nearer to it. */
#include "loop.h"

ALWAYS_INLINE int is_between(float low, float high, float a, float b, float radius)
{
    const float least = minimum(a, b) - radius, most = maximum(a, b) + radius;
    return (low <= least) & (most <= high);
}

ALWAYS_INLINE answer solve(box outer, capsule c)
{
    return (answer){is_between(outer.low.x, outer.high.x, c.a.x, c.b.x, c.radius) &
                    is_between(outer.low.y, outer.high.y, c.a.y, c.b.y, c.radius) &
                    is_between(outer.low.z, outer.high.z, c.a.z, c.b.z, c.radius)};
}
