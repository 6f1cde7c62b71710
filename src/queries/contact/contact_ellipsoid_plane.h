/* An ellipsoid is as far from what is behind a plane as its centre is high over it, less |M'n| of a normal of length 1:
 * there it has a point, where the plane that is parallel touches it. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_ELLIPSOID_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_ELLIPSOID_PLANE_H

#include "engine/contact.h"
#include "mathematics/ellipsoid.h"
#include "mathematics/plane_gap.h"

LH_INLINE core_gap contact_ellipsoid_plane(wide_ellipsoid a, unit_plane b)
{
    const ellipsoid_reach reach = reach_of_ellipsoid(a, b.inwards);
    high_point lowest = point_over(b, a.of.centre);
    lowest.height.value = lanes_sub(lowest.height.value, reach.length);
    lowest.height.padding = lanes_add(lowest.height.padding, reach.padding);
    return gap_over_plane(lowest, lanes_set1(0.0f), b);
}

/* Moves the point from the centre to the surface. Of an ellipsoid that is flat along the plane no point is lower than
 * the others, and the centre counts. */
LH_INLINE v3 contact_ellipsoid_plane_normal(core_gap *gap, wide_ellipsoid a, unit_plane b)
{
    const v3 along = reach_of_ellipsoid(a, b.inwards).along;
    const lanes squared = v3_dot(along, along);
    const v3 spot = v3_scale(
        along, lanes_or_zero(gives_direction(squared), lanes_div(lanes_set1(1.0f), lanes_sqrt(squared))));
    const v3 down =
        v3_add(v3_add(v3_scale(a.of.a, spot.x), v3_scale(a.of.b, spot.y)), v3_scale(a.of.c, spot.z));
    gap->on_a = v3_add(gap->on_a, down);
    gap->on_b = v3_add(gap->on_a, gap->way);
    return b.inwards;
}

LH_LONG_CONTACT(contact_ellipsoid_plane, wide_ellipsoid, unit_plane)

#endif
