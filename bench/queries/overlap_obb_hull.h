/* In the frame of the hull. */
#include "hull_search.h"

ALWAYS_INLINE answer solve(turned_box b, pose where, const point *hull)
{
    const axes a = axes_of(b);
    point corner[8];
    for (int k = 0; k < 8; k++) {
        const point way = {k & 1 ? b.half.x : -b.half.x, k & 2 ? b.half.y : -b.half.y,
                           k & 4 ? b.half.z : -b.half.z};
        corner[k] = seen_by(where, along(b.centre, turned_along(a, way), 1.0f));
    }
    return (answer){is_within(way_between(corner, 8, hull, COUNT_OF_HULL, 0.0f), 1e-6f)};
}
