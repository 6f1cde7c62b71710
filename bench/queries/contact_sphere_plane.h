/* The height of the centre, less the radius. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(sphere s, plane p, float margin)
{
    const float inverse = 1.0f / sqrtf(dot(p.normal, p.normal));
    const float height = (dot(p.normal, s.centre) - p.d) * inverse;
    return contact_by(s.centre, times(p.normal, -inverse), height, s.radius, 0.0f, margin);
}
