/* The point, clamped on each axis. */
#include "loop.h"

ALWAYS_INLINE answer solve(box b, point p)
{
    const point nearest = clamped_to(b, p), d = minus(p, nearest);
    return (answer){dot(d, d), nearest};
}
