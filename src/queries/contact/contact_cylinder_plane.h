/* A cylinder is as far from what is behind a plane as the lowest point of its rims: below the lower end, across the
 * axis. Ericson, Real-Time Collision Detection, 5.2, has the way to it. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CYLINDER_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_CYLINDER_PLANE_H

#include "engine/contact.h"
#include "mathematics/cylinder.h"
#include "mathematics/plane_gap.h"

/* 20u of the radius: how far a cap reaches down is off by that. */
static const float RIM_PADDING = 0x1.4p-20f;

LH_INLINE core_gap contact_cylinder_plane(measured_cylinder a, unit_plane b)
{
    high_point lowest = lower_of(point_over(b, a.start), point_over(b, a.end));
    const lanes sine = length_of(v3_cross(b.p.n, a.axis));
    lowest.height.value =
        lanes_sub(lowest.height.value, lanes_mul(lanes_mul(sine, b.inverse_length), a.radius));
    lowest.height.padding = lanes_add(lowest.height.padding, lanes_mul(a.radius, lanes_set1(RIM_PADDING)));
    return gap_over_plane(lowest, lanes_set1(0.0f), b);
}

/* Moves the point from the lower end to its rim. Of a cap that is parallel to the plane no point is lower than the
 * others, and the middle counts. */
LH_INLINE v3 contact_cylinder_plane_normal(core_gap *gap, measured_cylinder a, unit_plane b)
{
    const v3 turn = v3_cross(b.p.n, a.axis), uphill = v3_cross(a.axis, turn);
    const lanes squared = v3_dot(turn, turn);
    const lanes to_rim = lanes_or_zero(gives_direction(squared), lanes_div(a.radius, lanes_sqrt(squared)));
    gap->on_a = v3_sub(gap->on_a, v3_scale(uphill, to_rim));
    gap->on_b = v3_add(gap->on_a, gap->way);
    return b.inwards;
}

LH_LONG_CONTACT(contact_cylinder_plane, measured_cylinder, unit_plane)

#endif
