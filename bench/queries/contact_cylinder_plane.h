/* The height of the lower end, less what its rim reaches down; and the point there. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(cylinder c, plane p, float margin)
{
    const point way = minus(c.b, c.a), n = p.normal;
    const float inverse = 1.0f / sqrtf(dot(n, n));
    const float of_a = (dot(n, c.a) - p.d) * inverse, of_b = (dot(n, c.b) - p.d) * inverse;
    const int is_a = of_a <= of_b;
    const point lower = {is_a ? c.a.x : c.b.x, is_a ? c.a.y : c.b.y, is_a ? c.a.z : c.b.z};
    const point uphill = minus(n, times(way, dot(n, way) / dot(way, way)));
    const float slope = sqrtf(dot(uphill, uphill)), to_rim = slope > 0.0f ? -c.radius / slope : 0.0f;
    return contact_by(along(lower, uphill, to_rim), times(n, -inverse),
                      minimum(of_a, of_b) - slope * inverse * c.radius, 0.0f, 0.0f, margin);
}
