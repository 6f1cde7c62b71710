/* The height of the centre, less what the ellipsoid reaches along the normal; and the point there. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(ellipsoid e, plane p, float margin)
{
    const point n = p.normal, seen = {dot(n, e.a), dot(n, e.b), dot(n, e.c)};
    const float inverse = 1.0f / sqrtf(dot(n, n)), reach = sqrtf(dot(seen, seen)), share = -1.0f / reach;
    const point lowest =
        along(along(along(e.centre, e.a, seen.x * share), e.b, seen.y * share), e.c, seen.z * share);
    return contact_by(lowest, times(n, -inverse), (dot(n, e.centre) - p.d - reach) * inverse, 0.0f, 0.0f,
                      margin);
}
