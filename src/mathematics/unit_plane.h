/* Planes whose normal has a length of 1. */
#ifndef LANEHIT_SRC_MATHEMATICS_UNIT_PLANE_H
#define LANEHIT_SRC_MATHEMATICS_UNIT_PLANE_H

#include "padded_dot.h"
#include "shapes.h"

/* n.x = d, with what makes the length of n 1: infinite if that is 0. */
typedef struct unit_plane {
    plane p;
    lanes inverse_length;
    v3 inwards; /* -n / |n|: to what is behind it */
} unit_plane;

LH_INLINE unit_plane unit_plane_load(view_columns from, block at)
{
    const plane p = plane_load(from, at);
    const lanes inverse = lanes_div(lanes_set1(1.0f), lanes_sqrt(v3_dot(p.n, p.n)));
    return (unit_plane){p, inverse, v3_negate(v3_scale(p.n, inverse))};
}

/* 6u of the magnitudes that are summed up for the height of a point; and 4u of the height, which is divided. */
static const float UNIT_HEIGHT_PADDING = 0x1.8p-22f, HEIGHT_QUOTIENT_PADDING = 0x1p-22f;

/* How far a point is over the plane, with what that may be off by. */
LH_INLINE padded_dot height_over(unit_plane over, v3 point)
{
    const padded_dot along = dot_padded(over.p.n, point, UNIT_HEIGHT_PADDING);
    const lanes rise = lanes_sub(along.value, over.p.d);
    const lanes padding =
        lanes_add(along.padding, lanes_mul(lanes_abs(rise), lanes_set1(HEIGHT_QUOTIENT_PADDING)));
    return (padded_dot){lanes_mul(rise, over.inverse_length), lanes_mul(padding, over.inverse_length)};
}

#endif
