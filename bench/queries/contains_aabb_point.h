/* Six comparisons. */
#include "loop.h"

ALWAYS_INLINE int is_between(float low, float high, float x)
{
    return (low <= x) & (x <= high);
}

ALWAYS_INLINE answer solve(box outer, point p)
{
    return (answer){is_between(outer.low.x, outer.high.x, p.x) & is_between(outer.low.y, outer.high.y, p.y) &
                    is_between(outer.low.z, outer.high.z, p.z)};
}
