/* Slabs of one box grown by the other, along their relative velocity. */
#include "slab.h"

ALWAYS_INLINE int face_against(float inverse, int axis)
{
    return inverse < 0.0f ? axis : -axis;
}

ALWAYS_INLINE answer solve(box a, point a_velocity, box b, point b_velocity, float t_max)
{
    const point inverse = reciprocals(minus(a_velocity, b_velocity));
    const slab x = cross_slab(b.low.x - a.high.x, b.high.x - a.low.x, inverse.x);
    const slab y = cross_slab(b.low.y - a.high.y, b.high.y - a.low.y, inverse.y);
    const slab z = cross_slab(b.low.z - a.high.z, b.high.z - a.low.z, inverse.z);
    const slab all = common_of(x, y, z);
    const float enter = maximum(all.enter, 0.0f);
    const int hit = enter <= minimum(all.exit, t_max);
    const int face_z = enter == z.enter ? face_against(inverse.z, 3) : 0;
    const int face_yz = enter == y.enter ? face_against(inverse.y, 2) : face_z;
    const int face = enter == x.enter ? face_against(inverse.x, 1) : face_yz;
    return (answer){hit, hit ? enter : INFINITY, hit ? face : 0};
}
