/* The height of the lowest corner. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(box b, plane p, float margin)
{
    const point n = p.normal, lowest = {n.x < 0.0f ? b.high.x : b.low.x, n.y < 0.0f ? b.high.y : b.low.y,
                                        n.z < 0.0f ? b.high.z : b.low.z};
    const float inverse = 1.0f / sqrtf(dot(n, n)), height = (dot(n, lowest) - p.d) * inverse;
    return contact_by(lowest, times(n, -inverse), height, 0.0f, 0.0f, margin);
}
