/* The way between both or, where the segment goes through, the way out. */
#include "contact_answer.h"
#include "segment_triangle.h"

ALWAYS_INLINE answer solve(capsule c, triangle t, float margin)
{
    const segment_way least = way_from_triangle(c, t);
    const float length = sqrtf(least.squared), sign = goes_through_triangle(c, t) ? -1.0f : 1.0f;
    return contact_by(along(c.a, minus(c.b, c.a), least.share), times(least.apart, -sign / length),
                      sign * length, c.radius, 0.0f, margin);
}
