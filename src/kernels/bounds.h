/* Bounding boxes of shapes, and whether two meet or are close.
 *
 * The operands of minima are in the order of the definitions, which matters for NaN. */
#ifndef LANEHIT_SRC_KERNELS_BOUNDS_H
#define LANEHIT_SRC_KERNELS_BOUNDS_H

#include "shapes.h"

LH_INLINE aabb bounds_of_segment(segment s)
{
    return (aabb){v3_min(s.a, s.b), v3_max(s.a, s.b)};
}

LH_INLINE aabb bounds_of_triangle(triangle t)
{
    return (aabb){v3_min(t.c, v3_min(t.b, t.a)), v3_max(t.c, v3_max(t.b, t.a))};
}

LH_INLINE mask bounds_meet(aabb a, aabb b)
{
    return mask_and(v3_le(a.min, b.max), v3_le(b.min, a.max));
}

/* Rounding keeps order: where boxes are no further apart along an axis than some float, this is no more than that. */
LH_INLINE v3 gaps_between(aabb a, aabb b)
{
    return v3_sub(v3_max(a.min, b.min), v3_min(a.max, b.max));
}

LH_INLINE mask bounds_are_within(aabb a, aabb b, lanes distance)
{
    const v3 gap = gaps_between(a, b);
    return lanes_le(lanes_max(gap.x, lanes_max(gap.y, gap.z)), distance);
}

/* Of segments that nothing else is asked of: axis by axis, which keeps what is live within few registers. */
LH_INLINE aabb bounds_load_segment(segment_columns from, block at)
{
    const lanes ax = lanes_keep(load_block(from.a.x, at)), bx = lanes_keep(load_block(from.b.x, at));
    const lanes min_x = lanes_min(ax, bx), max_x = lanes_max(ax, bx);
    const lanes ay = lanes_keep(load_block(from.a.y, at)), by = lanes_keep(load_block(from.b.y, at));
    const lanes min_y = lanes_min(ay, by), max_y = lanes_max(ay, by);
    const lanes az = lanes_keep(load_block(from.a.z, at)), bz = lanes_keep(load_block(from.b.z, at));
    return (aabb){{min_x, min_y, lanes_min(az, bz)}, {max_x, max_y, lanes_max(az, bz)}};
}

#endif
