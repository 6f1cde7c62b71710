/* Squared distance from the centre. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere outer, point p)
{
    const point d = minus(p, outer.centre);
    return (answer){dot(d, d) <= outer.radius * outer.radius};
}
