/* The centre, and how far the inner box reaches along each axis of the outer one. */
#include "turned_box.h"

ALWAYS_INLINE int is_between(float low, float high, float centre, float x, float y, float z, point half)
{
    const float reach = fabsf(x) * half.x + fabsf(y) * half.y + fabsf(z) * half.z;
    return (low <= centre - reach) & (centre + reach <= high);
}

ALWAYS_INLINE answer solve(box outer, turned_box inner)
{
    const axes a = axes_of(inner);
    const point c = inner.centre, h = inner.half;
    return (answer){is_between(outer.low.x, outer.high.x, c.x, a.x.x, a.y.x, a.z.x, h) &
                    is_between(outer.low.y, outer.high.y, c.y, a.x.y, a.y.y, a.z.y, h) &
                    is_between(outer.low.z, outer.high.z, c.z, a.x.z, a.y.z, a.z.z, h)};
}
