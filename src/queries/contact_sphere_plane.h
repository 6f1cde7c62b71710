/* A ball is as far from what is behind a plane as its centre is over that, less the radius. Ericson, Real-Time
 * Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_PLANE_H

#include "engine/contact.h"
#include "mathematics/unit_plane.h"

LH_INLINE core_gap contact_sphere_plane(sphere a, unit_plane b)
{
    const padded_dot height = height_over(b, a.centre);
    const lanes padding = lanes_add(height.padding, lanes_set1(GAP_UNDERFLOW));
    return gap_along(a.centre, v3_scale(b.inwards, height.value), height.value, padding, a.radius,
                     lanes_set1(0.0f));
}

LH_INLINE v3 contact_sphere_plane_normal(const core_gap *gap, sphere a, unit_plane b)
{
    (void)gap;
    (void)a;
    return b.inwards;
}

LH_CONTACT(contact_sphere_plane, sphere, unit_plane)

#endif
