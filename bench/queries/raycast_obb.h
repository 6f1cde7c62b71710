/* Slabs in the coordinates of the box. */
#include "ray.h"
#include "slab.h"
#include "turned_box.h"

ALWAYS_INLINE slab cross_turned(float seen, float half, float direction)
{
    return cross_slab(-half - seen, half - seen, 1.0f / direction);
}

ALWAYS_INLINE answer solve(ray r, turned_box b)
{
    const axes a = axes_of(b);
    const point o = seen_along(a, minus(r.origin, b.centre)), d = seen_along(a, r.direction);
    const slab all = common_of(cross_turned(o.x, b.half.x, d.x), cross_turned(o.y, b.half.y, d.y),
                               cross_turned(o.z, b.half.z, d.z));
    return answer_between(maximum(all.enter, 0.0f), minimum(all.exit, r.limit));
}
