/* No point is on an edge, as good as never. */
#include "polygon.h"

ALWAYS_INLINE answer solve(point p, const point *polygon)
{
    const int hit = is_in_polygon(p, polygon, normal_of_polygon(polygon));
    return (answer){hit, hit};
}
