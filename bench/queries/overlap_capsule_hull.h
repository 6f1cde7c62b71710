/* In the frame of the hull. */
#include "hull_search.h"

ALWAYS_INLINE answer solve(capsule c, pose where, const point *hull)
{
    const point ends[2] = {seen_by(where, c.a), seen_by(where, c.b)};
    return (answer){is_within(way_between(ends, 2, hull, COUNT_OF_HULL, c.radius), c.radius)};
}
