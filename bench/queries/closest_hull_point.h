/* In the frame of the hull, and the way back from there. */
#include "hull_search.h"

ALWAYS_INLINE answer solve(pose where, point p, const point *hull)
{
    const point seen = seen_by(where, p);
    const point way = way_between(&seen, 1, hull, COUNT_OF_HULL, INFINITY);
    return (answer){dot(way, way), along(p, turned_along(axes_of(where), way), 1.0f)};
}
