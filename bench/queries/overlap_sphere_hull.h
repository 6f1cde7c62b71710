/* In the frame of the hull. */
#include "hull_search.h"

ALWAYS_INLINE answer solve(sphere s, pose where, const point *hull)
{
    const point centre = seen_by(where, s.centre);
    return (answer){is_within(way_between(&centre, 1, hull, COUNT_OF_HULL, s.radius), s.radius)};
}
