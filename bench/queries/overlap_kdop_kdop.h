/* Bounds along each direction. */
#include "kdop.h"

ALWAYS_INLINE answer solve(kdop a, kdop b)
{
    int hit = 1;
    FOR_EACH_DIRECTION(k)
    {
        hit &= lower_bound(a, k) <= upper_bound(b, k);
        hit &= lower_bound(b, k) <= upper_bound(a, k);
    }
    return (answer){hit};
}
