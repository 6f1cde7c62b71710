/* In the frame of the hull. */
#include "hull_search.h"

ALWAYS_INLINE answer solve(triangle t, pose where, const point *hull)
{
    const point corners[3] = {seen_by(where, t.a), seen_by(where, t.b), seen_by(where, t.c)};
    return (answer){is_within(way_between(corners, 3, hull, COUNT_OF_HULL, 0.0f), 1e-6f)};
}
