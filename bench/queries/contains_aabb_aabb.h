/* Nine comparisons: without those of the inner box with itself an empty one would be contained. */
#include "loop.h"

ALWAYS_INLINE int contains_on_axis(float outer_low, float outer_high, float inner_low, float inner_high)
{
    return (outer_low <= inner_low) & (inner_high <= outer_high) & (inner_low <= inner_high);
}

ALWAYS_INLINE answer solve(box outer, box inner)
{
    return (answer){contains_on_axis(outer.low.x, outer.high.x, inner.low.x, inner.high.x) &
                    contains_on_axis(outer.low.y, outer.high.y, inner.low.y, inner.high.y) &
                    contains_on_axis(outer.low.z, outer.high.z, inner.low.z, inner.high.z)};
}
