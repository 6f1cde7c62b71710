/* What is behind a plane, and the lowest point of a shape over it: of a polytope a vertex, of a ball or a capsule the
 * centre or an end. Ericson, Real-Time Collision Detection, 5.2. */
#ifndef LANEHIT_SRC_MATHEMATICS_PLANE_GAP_H
#define LANEHIT_SRC_MATHEMATICS_PLANE_GAP_H

#include "core_gap.h"
#include "padded_dot.h"

/* n.x = d, with what makes the length of n 1: infinite if that is 0. */
typedef struct unit_plane {
    plane p;
    lanes inverse_length;
    v3 inwards; /* -n / |n|: to what is behind it */
} unit_plane;

LH_INLINE unit_plane unit_plane_load(view_columns from, block at)
{
    const plane p = plane_load(from, at);
    const lanes inverse = lanes_div(lanes_set1(1.0f), length_of(p.n));
    return (unit_plane){p, inverse, v3_negate(v3_scale(p.n, inverse))};
}

/* 6u of the magnitudes that are summed up for the height of a point; and 4u of the height, which is divided. */
static const float UNIT_HEIGHT_PADDING = 0x1.8p-22f, HEIGHT_QUOTIENT_PADDING = 0x1p-22f;

/* A point, and how high it is over the plane, with what that may be off by. */
typedef struct high_point {
    v3 at;
    padded_dot height;
} high_point;

/* A height, times the length of the normal. */
LH_INLINE padded_dot rise_over(unit_plane over, v3 point)
{
    const padded_dot along = dot_padded(over.p.n, point, UNIT_HEIGHT_PADDING);
    return (padded_dot){lanes_sub(along.value, over.p.d), along.padding};
}

LH_INLINE padded_dot height_of_rise(unit_plane over, padded_dot rise)
{
    const lanes padding =
        lanes_add(rise.padding, lanes_mul(lanes_abs(rise.value), lanes_set1(HEIGHT_QUOTIENT_PADDING)));
    return (padded_dot){lanes_mul(rise.value, over.inverse_length), lanes_mul(padding, over.inverse_length)};
}

LH_INLINE high_point point_over(unit_plane over, v3 point)
{
    return (high_point){point, height_of_rise(over, rise_over(over, point))};
}

/* Of points as low the first counts. The padding is the larger one, whichever is lower; NaN if either has a NaN: a may
 * be the lower of others, of which only the padding tells. */
LH_INLINE high_point lower_of(high_point a, high_point b)
{
    const mask is_a = lanes_le(a.height.value, b.height.value);
    const lanes nothing = lanes_mul(lanes_add(a.height.value, b.height.value), lanes_set1(0.0f)); /* or NaN */
    const lanes padding = lanes_add(lanes_max(b.height.padding, a.height.padding), nothing);
    return (high_point){v3_select(is_a, a.at, b.at),
                        {lanes_select(is_a, a.height.value, b.height.value), padding}};
}

/* Of a shape whose lowest point, or what is within a radius of it, is this. */
LH_INLINE core_gap gap_over_plane(high_point lowest, lanes radius, unit_plane b)
{
    const lanes height = lowest.height.value;
    const lanes padding = lanes_add(lowest.height.padding, lanes_set1(GAP_UNDERFLOW));
    return gap_along(lowest.at, v3_scale(b.inwards, height), height, padding, radius, lanes_set1(0.0f));
}

#endif
