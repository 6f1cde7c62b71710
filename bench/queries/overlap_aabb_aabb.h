/* Six comparisons. */
#include "loop.h"

ALWAYS_INLINE int overlap_on_axis(float a_low, float a_high, float b_low, float b_high)
{
    return (a_low <= b_high) & (b_low <= a_high);
}

ALWAYS_INLINE answer solve(box a, box b)
{
    return (answer){overlap_on_axis(a.low.x, a.high.x, b.low.x, b.high.x) &
                    overlap_on_axis(a.low.y, a.high.y, b.low.y, b.high.y) &
                    overlap_on_axis(a.low.z, a.high.z, b.low.z, b.high.z)};
}
