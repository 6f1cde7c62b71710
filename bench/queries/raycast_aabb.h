/* Slabs. */
#include "ray.h"
#include "slab.h"

ALWAYS_INLINE answer solve(ray r, box b)
{
    const slab x = cross_slab(b.low.x - r.origin.x, b.high.x - r.origin.x, r.inverse.x);
    const slab y = cross_slab(b.low.y - r.origin.y, b.high.y - r.origin.y, r.inverse.y);
    const slab z = cross_slab(b.low.z - r.origin.z, b.high.z - r.origin.z, r.inverse.z);
    const slab all = common_of(x, y, z);
    return answer_between(maximum(all.enter, 0.0f), r.has_limit ? minimum(all.exit, r.limit) : all.exit);
}
