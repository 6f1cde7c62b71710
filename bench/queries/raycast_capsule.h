#include "ray.h"
#include "ray_side.h"

ALWAYS_INLINE answer solve(ray r, capsule c)
{
    const stay in = in_capsule(r.origin, r.direction, c);
    return answer_between(maximum(in.enter, 0.0f), minimum(in.exit, r.limit));
}
