/* Each vertex. */
#include "loop.h"

ALWAYS_INLINE int has_point(box b, point p)
{
    return (b.low.x <= p.x) & (p.x <= b.high.x) & (b.low.y <= p.y) & (p.y <= b.high.y) & (b.low.z <= p.z) &
           (p.z <= b.high.z);
}

ALWAYS_INLINE answer solve(box outer, triangle inner)
{
    return (answer){has_point(outer, inner.a) & has_point(outer, inner.b) & has_point(outer, inner.c)};
}
