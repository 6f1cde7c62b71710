/* Where the point is along each direction. */
#include "kdop.h"

ALWAYS_INLINE answer solve(kdop outer, point p)
{
    const heights at = heights_of(p);
    int hit = 1;
    FOR_EACH_DIRECTION(k)
    {
        hit &= lower_bound(outer, k) <= at.along[k];
        hit &= at.along[k] <= upper_bound(outer, k);
    }
    return (answer){hit};
}
