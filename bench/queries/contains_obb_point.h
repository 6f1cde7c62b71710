/* The point in the box's coordinates. */
#include "turned_box.h"

ALWAYS_INLINE answer solve(turned_box b, point p)
{
    const point seen = magnitudes(seen_from(b, minus(p, b.centre)));
    return (answer){(seen.x <= b.half.x) & (seen.y <= b.half.y) & (seen.z <= b.half.z)};
}
