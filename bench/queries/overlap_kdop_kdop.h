/* Bounds along each direction: each begins before the other ends. */
#include "kdop.h"

ALWAYS_INLINE answer solve(kdop a, kdop b)
{
    return spans(a, b.high, b.low);
}
