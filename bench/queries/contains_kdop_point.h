/* Where the point is along each direction. */
#include "kdop.h"

ALWAYS_INLINE answer solve(kdop outer, point p)
{
    const heights at = heights_of(p);
    return spans(outer, at, at);
}
