/* Slabs along each direction (Kay and Kajiya). */
#include "kdop.h"
#include "ray.h"
#include "slab.h"

ALWAYS_INLINE answer solve(ray r, kdop b)
{
    const heights origin = heights_of(r.origin), direction = heights_of(r.direction);
    float enter = 0.0f, exit = r.limit;
    FOR_EACH_DIRECTION(k)
    {
        const float from = origin.along[k];
        const slab one = cross_slab(b.low.along[k] - from, b.high.along[k] - from, 1.0f / direction.along[k]);
        enter = maximum(enter, one.enter);
        exit = minimum(exit, one.exit);
    }
    return answer_between(enter, exit);
}
