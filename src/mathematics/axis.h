/* One of three axes, and vectors by what follows it in the cycle x, y, z. */
#ifndef LANEHIT_SRC_MATHEMATICS_AXIS_H
#define LANEHIT_SRC_MATHEMATICS_AXIS_H

#include "vector.h"

/* x where it is neither. */
typedef struct axis {
    mask is_y, is_z;
} axis;

typedef struct greatest {
    lanes value;
    axis on;
} greatest;

/* Of equal ones the first. */
LH_INLINE greatest greatest_of(v3 a)
{
    const mask is_over_x = lanes_lt(a.x, a.y);
    const lanes of_two = lanes_max(a.x, a.y);
    const mask is_z = lanes_lt(of_two, a.z);
    return (greatest){lanes_max(of_two, a.z), {mask_without(is_over_x, is_z), is_z}};
}

LH_INLINE mask select_mask(mask m, mask a, mask b)
{
    return mask_or(mask_and(m, a), mask_without(b, m));
}

LH_INLINE axis axis_select(mask m, axis a, axis b)
{
    return (axis){select_mask(m, a.is_y, b.is_y), select_mask(m, a.is_z, b.is_z)};
}

LH_INLINE lanes select_by(axis on, lanes x, lanes y, lanes z)
{
    return lanes_select(on.is_z, z, lanes_select(on.is_y, y, x));
}

LH_INLINE v3 v3_select_by(axis on, v3 x, v3 y, v3 z)
{
    return v3_select(on.is_z, z, v3_select(on.is_y, y, x));
}

LH_INLINE axis axis_select_by(axis on, axis x, axis y, axis z)
{
    return axis_select(on.is_z, z, axis_select(on.is_y, y, x));
}

/* The component on this axis, and those on the two that follow. */
LH_INLINE v3 v3_from_axis(axis on, v3 a)
{
    return (v3){select_by(on, a.x, a.y, a.z), select_by(on, a.y, a.z, a.x), select_by(on, a.z, a.x, a.y)};
}

/* The reverse. */
LH_INLINE v3 v3_onto_axis(axis on, v3 a)
{
    return v3_from_axis((axis){on.is_z, on.is_y}, a);
}

#endif
