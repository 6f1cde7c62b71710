/* The gap on each axis, and the lower end of what both have in common. */
#include "loop.h"

ALWAYS_INLINE float gap_of(float a_low, float a_high, float b_low, float b_high)
{
    return maximum(maximum(b_low - a_high, a_low - b_high), 0.0f);
}

ALWAYS_INLINE answer solve(box a, box b)
{
    const point gap = {gap_of(a.low.x, a.high.x, b.low.x, b.high.x),
                       gap_of(a.low.y, a.high.y, b.low.y, b.high.y),
                       gap_of(a.low.z, a.high.z, b.low.z, b.high.z)};
    const point low = {maximum(a.low.x, b.low.x), maximum(a.low.y, b.low.y), maximum(a.low.z, b.low.z)};
    return (answer){dot(gap, gap),
                    {minimum(low.x, a.high.x), minimum(low.y, a.high.y), minimum(low.z, a.high.z)},
                    {minimum(low.x, b.high.x), minimum(low.y, b.high.y), minimum(low.z, b.high.z)}};
}
