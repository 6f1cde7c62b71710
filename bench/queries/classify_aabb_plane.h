/* The corners lowest and highest along the normal. */
#include "loop.h"

ALWAYS_INLINE answer solve(box b, plane p)
{
    const point at_low = {p.normal.x * b.low.x, p.normal.y * b.low.y, p.normal.z * b.low.z};
    const point at_high = {p.normal.x * b.high.x, p.normal.y * b.high.y, p.normal.z * b.high.z};
    const float lowest =
        minimum(at_low.x, at_high.x) + minimum(at_low.y, at_high.y) + minimum(at_low.z, at_high.z);
    const float highest =
        maximum(at_low.x, at_high.x) + maximum(at_low.y, at_high.y) + maximum(at_low.z, at_high.z);
    return (answer){lowest <= p.d, highest <= p.d};
}
