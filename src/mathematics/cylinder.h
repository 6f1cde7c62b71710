/* A solid cylinder with flat ends, and points as it sees them: by their height along its axis and their distance from
 * that. There it is a rectangle, of which one side lies on the axis. */
#ifndef LANEHIT_SRC_MATHEMATICS_CYLINDER_H
#define LANEHIT_SRC_MATHEMATICS_CYLINDER_H

#include "core_gap.h"

/* 22u of the length and the radius: a point that a cylinder sees is off by that. */
static const float CYLINDER_PADDING = 0x1.6p-20f;

/* A cylinder, with what depends on it alone. All of one that is empty is NaN, or its radius is. */
typedef struct measured_cylinder {
    v3 start, end;
    v3 axis; /* from there to there, of length 1 */
    lanes length, radius;
    lanes padding; /* covers what underflows, too */
} measured_cylinder;

LH_INLINE measured_cylinder measured_cylinder_load(view_columns from, block at)
{
    const cylinder c = cylinder_load(from, at);
    const v3 way = v3_sub(c.axis.b, c.axis.a);
    const lanes length = length_of(way), radius = radius_or_nan(c.radius);
    const v3 axis = v3_scale(way, lanes_div(lanes_set1(1.0f), length));
    const lanes padding =
        lanes_add(lanes_mul(lanes_add(length, radius), lanes_set1(CYLINDER_PADDING)), lanes_set1(0x1p-62f));
    return (measured_cylinder){c.axis.a, c.axis.b, axis, length, radius, padding};
}

/* Of a point; beside the mantle and beyond the nearer cap are negative within. */
typedef struct cylinder_sight {
    lanes height; /* over the start */
    v3 across;    /* from the axis to the point */
    lanes from_axis, beside, beyond;
} cylinder_sight;

LH_INLINE cylinder_sight sight_of_place(lanes height, v3 across, measured_cylinder c)
{
    const lanes from_axis = length_of(across);
    return (cylinder_sight){height, across, from_axis, lanes_sub(from_axis, c.radius),
                            lanes_max(lanes_negate(height), lanes_sub(height, c.length))};
}

LH_INLINE cylinder_sight seen_by_cylinder(v3 point, measured_cylinder c)
{
    const v3 from_start = v3_sub(point, c.start);
    const lanes height = v3_dot(from_start, c.axis);
    return sight_of_place(height, v3_sub(from_start, v3_scale(c.axis, height)), c);
}

LH_INLINE mask is_nearer_end(cylinder_sight seen, measured_cylinder c)
{
    return lanes_le(lanes_negate(seen.height), lanes_sub(seen.height, c.length));
}

/* Of the way across, what is beside the mantle. */
LH_INLINE lanes share_beside(cylinder_sight seen)
{
    const mask is_beside = lanes_lt(lanes_set1(0.0f), seen.beside);
    return lanes_or_zero(is_beside, lanes_div(seen.beside, seen.from_axis));
}

/* Squared, and from the whole cylinder; NaN stays. */
LH_INLINE lanes squared_gap(cylinder_sight seen)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes beside = lanes_max(zero, seen.beside), beyond = lanes_max(zero, seen.beyond);
    return lanes_add(lanes_mul(beside, beside), lanes_mul(beyond, beyond));
}

/* To the nearest point of the whole cylinder. */
LH_INLINE v3 way_to_cylinder(cylinder_sight seen, measured_cylinder c)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes along = lanes_sub(lanes_min(lanes_max(seen.height, zero), c.length), seen.height);
    return v3_sub(v3_scale(c.axis, along), v3_scale(seen.across, share_beside(seen)));
}

/* From the surface that is nearest to a point inside, of length 1. Of surfaces as near the caps count before the
 * mantle, and the end before the start. */
LH_INLINE v3 inwards_of_cylinder(cylinder_sight seen, measured_cylinder c)
{
    const gap_direction back = direction_along(v3_negate(seen.across));
    const v3 by_cap = v3_select(is_nearer_end(seen, c), v3_negate(c.axis), c.axis);
    const v3 by_mantle = v3_select(back.exists, back.unit, direction_across(c.axis));
    return v3_select(lanes_le(seen.beside, seen.beyond), by_cap, by_mantle);
}

#endif
