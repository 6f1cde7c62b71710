/* Squared distance of the centres. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere a, sphere b)
{
    const point d = minus(b.centre, a.centre);
    const float reach = a.radius + b.radius;
    return (answer){dot(d, d) <= reach * reach};
}
