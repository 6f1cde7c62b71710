/* Bounding boxes of shapes, and whether two meet or are close.
 *
 * The operands of minima are in the order of the definitions, which matters for NaN. */
#ifndef LANEHIT_SRC_MATHEMATICS_BOUNDS_H
#define LANEHIT_SRC_MATHEMATICS_BOUNDS_H

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

/* The bounding box of each shape, for what asks nothing else of it. */
typedef aabb segment_bounds;
typedef aabb triangle_bounds;

/* Axis by axis, which keeps what is live within few registers. */
LH_INLINE segment_bounds segment_bounds_load(view_columns from, block at)
{
    lanes min[3], max[3];
    LH_UNROLL
    for (unsigned axis = 0; axis < 3; axis++) {
        const lanes a = lanes_keep(load_block(from.array[axis], at));
        const lanes b = lanes_keep(load_block(from.array[axis + 3], at));
        min[axis] = lanes_min(a, b);
        max[axis] = lanes_max(a, b);
    }
    return (aabb){{min[0], min[1], min[2]}, {max[0], max[1], max[2]}};
}

LH_INLINE triangle_bounds triangle_bounds_load(view_columns from, block at)
{
    return bounds_of_triangle(triangle_load(from, at));
}

/* A capsule seen so: its segment, and its radius. */
typedef struct capsule_bounds {
    aabb box;
    lanes radius;
} capsule_bounds;

LH_INLINE capsule_bounds capsule_bounds_load(view_columns from, block at)
{
    return (capsule_bounds){segment_bounds_load(from, at), radius_load(from.array[6], at)};
}

#endif
