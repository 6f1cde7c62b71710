/* The distance of the segments, less the radii. */
#include "contact_answer.h"
#include "segment_pair.h"

ALWAYS_INLINE answer solve(capsule a, capsule b, float margin)
{
    const point way = minus(a.b, a.a), other = minus(b.b, b.a);
    const share_pair near = nearest_of_pair(a.a, way, b.a, other);
    const point on_a = along(a.a, way, near.s), on_b = along(b.a, other, near.t);
    return contact_along(on_a, minus(on_b, on_a), a.radius, b.radius, margin);
}
