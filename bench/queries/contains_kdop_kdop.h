/* Bounds along each direction. */
#include "kdop.h"

ALWAYS_INLINE answer solve(kdop outer, kdop inner)
{
    return spans(outer, inner.low, inner.high);
}
