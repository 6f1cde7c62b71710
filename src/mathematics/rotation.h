/* The frame of a box that is turned: its axes, and points seen from it. */
#ifndef LANEHIT_SRC_MATHEMATICS_ROTATION_H
#define LANEHIT_SRC_MATHEMATICS_ROTATION_H

#include "shapes.h"

/* The box's axes as it sees the world: row k of the rotation's inverse is axis k. */
typedef struct frame {
    v3 x, y, z;
} frame;

/* Homogeneous in q, so that no length of it is a special case, and without cancellation against 1. Each component is
 * within 6u of itself and 2u more on the diagonal, u off it (docs/guarantees.md, "Frames"). A q of 0 gives NaN. */
LH_INLINE frame frame_of(quaternion q)
{
    const lanes x = q.vector.x, y = q.vector.y, z = q.vector.z, w = q.w;
    const lanes xx = lanes_mul(x, x), yy = lanes_mul(y, y), zz = lanes_mul(z, z), ww = lanes_mul(w, w);
    const lanes xy = lanes_mul(x, y), xz = lanes_mul(x, z), yz = lanes_mul(y, z);
    const lanes wx = lanes_mul(w, x), wy = lanes_mul(w, y), wz = lanes_mul(w, z);
    const lanes with_x = lanes_add(ww, xx), without_x = lanes_sub(ww, xx);
    const lanes others = lanes_add(yy, zz), between = lanes_sub(yy, zz);
    const lanes scale = lanes_div(lanes_set1(1.0f), lanes_add(with_x, others));
    const lanes twice = lanes_add(scale, scale);
    return (frame){
        {lanes_mul(lanes_sub(with_x, others), scale), lanes_mul(lanes_add(xy, wz), twice),
         lanes_mul(lanes_sub(xz, wy), twice)},
        {lanes_mul(lanes_sub(xy, wz), twice), lanes_mul(lanes_add(without_x, between), scale),
         lanes_mul(lanes_add(yz, wx), twice)},
        {lanes_mul(lanes_add(xz, wy), twice), lanes_mul(lanes_sub(yz, wx), twice),
         lanes_mul(lanes_sub(without_x, between), scale)},
    };
}

/* An oriented box, with the axes that its rotation makes. */
typedef struct turned_box {
    v3 centre, half;
    frame axes;
} turned_box;

LH_INLINE turned_box turned_box_of(obb b)
{
    return (turned_box){b.centre, b.half, frame_of(b.rotation)};
}

LH_INLINE turned_box turned_box_load(view_columns from, block at)
{
    return turned_box_of(obb_load(from, at));
}

/* A way in the world, as the box sees it. */
LH_INLINE v3 v3_seen_from(v3 way, frame f)
{
    return (v3){v3_dot(f.x, way), v3_dot(f.y, way), v3_dot(f.z, way)};
}

/* From the box's coordinates to those of the world. */
LH_INLINE v3 v3_turned_by(v3 way, frame f)
{
    return v3_add(v3_add(v3_scale(f.x, way.x), v3_scale(f.y, way.y)), v3_scale(f.z, way.z));
}

/* With +0 for -0: which of both a sum of products is depends on how it is rounded. */
LH_INLINE v3 without_signs_of_zeros(v3 a)
{
    const lanes zero = lanes_set1(0.0f);
    return (v3){lanes_or_zero(lanes_lt(zero, lanes_abs(a.x)), a.x),
                lanes_or_zero(lanes_lt(zero, lanes_abs(a.y)), a.y),
                lanes_or_zero(lanes_lt(zero, lanes_abs(a.z)), a.z)};
}

/* What of the world results are made of. */
LH_INLINE v3 v3_turned_out(v3 way, frame f)
{
    return without_signs_of_zeros(v3_turned_by(way, f));
}

/* A box as it sees itself. */
LH_INLINE aabb box_in_its_frame(turned_box b)
{
    return (aabb){v3_negate(b.half), b.half};
}

/* More than what v3_seen_from is off by on any axis, for a way that is itself rounded; and than half a step of what it
 * gives, for one rounding that follows. 13u is needed (docs/guarantees.md). */
LH_INLINE lanes error_of_sight(v3 way)
{
    return lanes_mul(v3_sum_of_magnitudes(way), lanes_set1(0x1.cp-21f));
}

/* 20u, of which 18.1u are needed (docs/guarantees.md). */
static const float NORMAL_PADDING = 0x1.4p-20f;

/* How much further a box may reach along a normal than what it sees of that says, for each unit of its half extents. */
LH_INLINE lanes error_of_reach(v3 n)
{
    return lanes_mul(v3_sum_of_magnitudes(n), lanes_set1(NORMAL_PADDING));
}

/* Rounded to a multiple of 2^-63, where it is not one: adding 1.5 * 2^-40 leaves no digit below. Of such numbers no
 * product of two underflows, which the axes ask for. */
LH_INLINE v3 without_last_digits(v3 seen)
{
    const v3 shift = {lanes_set1(0x1.8p-40f), lanes_set1(0x1.8p-40f), lanes_set1(0x1.8p-40f)};
    return v3_sub(v3_add(seen, shift), shift);
}

#endif
