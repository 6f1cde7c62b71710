/* The height of the centre, less how far the box reaches along the normal; and the corner there. */
#include "contact_answer.h"
#include "turned_box.h"

ALWAYS_INLINE answer solve(turned_box b, plane p, float margin)
{
    const axes a = axes_of(b);
    const point n = p.normal, h = b.half, seen = seen_along(a, n);
    const float x = seen.x < 0.0f ? h.x : -h.x, y = seen.y < 0.0f ? h.y : -h.y,
                z = seen.z < 0.0f ? h.z : -h.z;
    const float inverse = 1.0f / sqrtf(dot(n, n)), rise = dot(n, b.centre) - p.d - dot(magnitudes(seen), h);
    return contact_by(along(along(along(b.centre, a.x, x), a.y, y), a.z, z), times(n, -inverse),
                      rise * inverse, 0.0f, 0.0f, margin);
}
