/* Squared distance from the centre to its clamp onto the box. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere s, box b)
{
    const point d = minus(clamped_to(b, s.centre), s.centre);
    return (answer){dot(d, d) <= s.radius * s.radius};
}
