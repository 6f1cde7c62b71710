/* Bounds along each direction. */
#include "kdop.h"

ALWAYS_INLINE answer solve(kdop outer, kdop inner)
{
    int hit = 1;
    FOR_EACH_DIRECTION(k)
    {
        hit &= lower_bound(outer, k) <= lower_bound(inner, k);
        hit &= upper_bound(inner, k) <= upper_bound(outer, k);
    }
    return (answer){hit};
}
