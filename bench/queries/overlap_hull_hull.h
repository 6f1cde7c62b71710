/* In the frame of the second hull. */
#include "hull_search.h"

ALWAYS_INLINE answer solve(pose a, pose b, const point *a_hull, const point *b_hull)
{
    const axes of_a = axes_of(a);
    point seen[COUNT_OF_HULL];
    for (int k = 0; k < COUNT_OF_HULL; k++)
        seen[k] = seen_by(b, along(a.centre, turned_along(of_a, a_hull[k]), 1.0f));
    return (answer){is_within(way_between(seen, COUNT_OF_HULL, b_hull, COUNT_OF_HULL, 0.0f), 1e-6f)};
}
