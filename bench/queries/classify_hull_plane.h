/* The vertices lowest and highest along the normal, in the frame of the hull. */
#include "turned_box.h"

ALWAYS_INLINE answer solve(pose where, plane p, const point *hull)
{
    const point seen = seen_from(where, p.normal);
    float lowest = INFINITY, highest = -INFINITY;
    for (size_t k = 0; k < COUNT_OF_HULL; k++) {
        const float height = dot(seen, hull[k]);
        lowest = minimum(lowest, height);
        highest = maximum(highest, height);
    }
    const float left = p.d - dot(p.normal, where.centre);
    return (answer){lowest <= left, highest <= left};
}
