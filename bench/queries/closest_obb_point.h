/* The point, clamped on each axis of the box. */
#include "turned_box.h"

ALWAYS_INLINE answer solve(turned_box b, point p)
{
    const axes a = axes_of(b);
    const point seen = seen_along(a, minus(p, b.centre)), h = b.half;
    const point nearest = clamped_to((box){{-h.x, -h.y, -h.z}, h}, seen), d = minus(seen, nearest);
    return (answer){dot(d, d),
                    {b.centre.x + a.x.x * nearest.x + a.y.x * nearest.y + a.z.x * nearest.z,
                     b.centre.y + a.x.y * nearest.x + a.y.y * nearest.y + a.z.y * nearest.z,
                     b.centre.z + a.x.z * nearest.x + a.y.z * nearest.y + a.z.z * nearest.z}};
}
