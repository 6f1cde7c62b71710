/* Two balls are as far apart as their centres, less the radii. Ericson, Real-Time Collision Detection, 4.3.1. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_SPHERE_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_SPHERE_H

#include "engine/contact.h"

LH_INLINE core_gap contact_sphere_sphere(sphere a, sphere b)
{
    const v3 way = v3_sub(b.centre, a.centre);
    const lanes padding = lanes_set1(GAP_UNDERFLOW);
    return (core_gap){a.centre, b.centre, way, length_of(way), padding, a.radius, b.radius};
}

LH_INLINE v3 contact_sphere_sphere_normal(const core_gap *gap, sphere a, sphere b)
{
    (void)a;
    (void)b;
    const gap_direction along = direction_of_gap(gap);
    return v3_select(along.exists, along.unit, x_axis());
}

LH_CONTACT(contact_sphere_sphere, sphere, sphere)

#endif
