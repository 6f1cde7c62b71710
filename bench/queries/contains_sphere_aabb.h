/* Squared distance of the corner furthest from the centre. */
#include "loop.h"

ALWAYS_INLINE float further_end(float low, float high, float x)
{
    return maximum(high - x, x - low);
}

ALWAYS_INLINE answer solve(sphere outer, box inner)
{
    const point d = {further_end(inner.low.x, inner.high.x, outer.centre.x),
                     further_end(inner.low.y, inner.high.y, outer.centre.y),
                     further_end(inner.low.z, inner.high.z, outer.centre.z)};
    return (answer){dot(d, d) <= outer.radius * outer.radius};
}
