/* Squared distance of the centres, against what the outer radius has left. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere outer, sphere inner)
{
    const point d = minus(inner.centre, outer.centre);
    const float room = outer.radius - inner.radius;
    return (answer){(room >= 0.0f) & (dot(d, d) <= room * room)};
}
