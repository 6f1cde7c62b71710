/* Where the ray meets the plane, and whether that is in the polygon. */
#include "polygon.h"

ALWAYS_INLINE answer solve(ray r, const point *polygon)
{
    const point n = normal_of_polygon(polygon);
    const float t = dot(n, minus(polygon[0], r.origin)) / dot(n, r.direction);
    const int hit = (0.0f <= t) & (t <= r.limit) & is_in_polygon(along(r.origin, r.direction, t), polygon, n);
    return (answer){hit, hit ? t : INFINITY};
}
