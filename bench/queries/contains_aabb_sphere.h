/* Every face, against the ball's own end on that side. */
#include "loop.h"

ALWAYS_INLINE int is_between(float low, float high, float centre, float radius)
{
    return (low <= centre - radius) & (centre + radius <= high);
}

ALWAYS_INLINE answer solve(box outer, sphere inner)
{
    return (answer){is_between(outer.low.x, outer.high.x, inner.centre.x, inner.radius) &
                    is_between(outer.low.y, outer.high.y, inner.centre.y, inner.radius) &
                    is_between(outer.low.z, outer.high.z, inner.centre.z, inner.radius)};
}
