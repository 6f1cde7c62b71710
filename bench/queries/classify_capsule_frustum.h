/* Heights of both ends over each plane, against the radius. */
#include "loop.h"

ALWAYS_INLINE answer solve(capsule c, const plane *planes)
{
    answer a = {1, 1};
    for (size_t k = 0; k < FRUSTUM_PLANES; k++) {
        const point n = planes[k].normal;
        const float of_a = dot(n, c.a) - planes[k].d, of_b = dot(n, c.b) - planes[k].d;
        const float reach = c.radius * sqrtf(dot(n, n));
        a.hits &= minimum(of_a, of_b) <= reach;
        a.inside &= maximum(of_a, of_b) <= -reach;
    }
    return a;
}
