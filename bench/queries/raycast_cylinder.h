/* The side between both ends. */
#include "ray.h"
#include "ray_side.h"

ALWAYS_INLINE answer solve(ray r, cylinder c)
{
    const stay side = in_side(minus(r.origin, c.a), r.direction, minus(c.b, c.a), c.radius);
    return answer_between(maximum(side.enter, 0.0f), minimum(side.exit, r.limit));
}
