/* The centre in the box's coordinates, and its distance from the box there. */
#include "turned_box.h"

ALWAYS_INLINE answer solve(sphere s, turned_box b)
{
    const point beyond = minus(magnitudes(seen_from(b, minus(s.centre, b.centre))), b.half);
    const point d = {maximum(beyond.x, 0.0f), maximum(beyond.y, 0.0f), maximum(beyond.z, 0.0f)};
    return (answer){dot(d, d) <= s.radius * s.radius};
}
