/* A ball is as far from a box as its centre, less the radius. Ericson, Real-Time Collision Detection, 5.2.5. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_AABB_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_AABB_H

#include "engine/contact.h"
#include "mathematics/box_gap.h"

LH_INLINE core_gap contact_sphere_aabb(sphere a, aabb b)
{
    const box_gap gap = gap_to_box(a.centre, b);
    return gap_along(a.centre, gap.way, gap.distance, lanes_set1(GAP_UNDERFLOW), a.radius, lanes_set1(0.0f));
}

LH_INLINE v3 contact_sphere_aabb_normal(const core_gap *gap, sphere a, aabb b)
{
    const gap_direction along = direction_of_gap(gap);
    return all_exist(along) ? along.unit
                            : v3_select(along.exists, along.unit, exit_of_box(a.centre, b).inwards);
}

LH_CONTACT(contact_sphere_aabb, sphere, aabb)

#endif
