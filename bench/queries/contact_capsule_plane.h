/* The height of the lower end, less the radius. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(capsule c, plane p, float margin)
{
    const float inverse = 1.0f / sqrtf(dot(p.normal, p.normal));
    const float of_a = (dot(p.normal, c.a) - p.d) * inverse, of_b = (dot(p.normal, c.b) - p.d) * inverse;
    const int is_a = of_a <= of_b;
    const point lower = {is_a ? c.a.x : c.b.x, is_a ? c.a.y : c.b.y, is_a ? c.a.z : c.b.z};
    return contact_by(lower, times(p.normal, -inverse), minimum(of_a, of_b), c.radius, 0.0f, margin);
}
