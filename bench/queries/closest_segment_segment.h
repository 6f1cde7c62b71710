/* The nearest points of two segments. */
#include "segment_pair.h"

ALWAYS_INLINE answer solve(segment a, segment b)
{
    const share_pair near = nearest_of_pair(a.a, minus(a.b, a.a), b.a, minus(b.b, b.a));
    return (answer){dot(near.apart, near.apart), near.s, near.t, along(a.a, minus(a.b, a.a), near.s),
                    along(b.a, minus(b.b, b.a), near.t)};
}
