/* The height of the lowest vertex. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(triangle t, plane p, float margin)
{
    const point n = p.normal;
    const float a = dot(n, t.a), b = dot(n, t.b), c = dot(n, t.c), least = minimum(a, minimum(b, c));
    const int is_a = a <= least, is_b = b <= least;
    const point lowest = {is_a   ? t.a.x
                          : is_b ? t.b.x
                                 : t.c.x,
                          is_a   ? t.a.y
                          : is_b ? t.b.y
                                 : t.c.y,
                          is_a   ? t.a.z
                          : is_b ? t.b.z
                                 : t.c.z};
    const float inverse = 1.0f / sqrtf(dot(n, n));
    return contact_by(lowest, times(n, -inverse), (least - p.d) * inverse, 0.0f, 0.0f, margin);
}
