/* A ball and a capsule are as far apart as the centre and the nearest point of the segment, less the radii. Ericson,
 * Real-Time Collision Detection, 4.5.1. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_CAPSULE_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_CAPSULE_H

#include "engine/contact.h"
#include "mathematics/capsule_path.h"

LH_INLINE core_gap contact_sphere_capsule(sphere a, capsule_path b)
{
    const v3 way = v3_negate(foot_on_path(b.axis, a.centre).from);
    return gap_along(a.centre, way, length_of(way), b.padding, a.radius, b.radius);
}

LH_INLINE v3 contact_sphere_capsule_normal(const core_gap *gap, sphere a, capsule_path b)
{
    (void)a;
    const gap_direction along = direction_of_gap(gap);
    return all_exist(along) ? along.unit : v3_select(along.exists, along.unit, direction_across(b.axis.way));
}

LH_CONTACT(contact_sphere_capsule, sphere, capsule_path)

#endif
