/* A ball is as far from a cylinder as its centre, less the radius: outside of it from the nearest point, inside from
 * the nearer of mantle and caps. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_CYLINDER_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_CYLINDER_H

#include "engine/contact.h"
#include "mathematics/cylinder.h"

/* 20u of the distance: what is seen from further away is further off. */
static const float CYLINDER_GAP_PADDING = 0x1.4p-20f;

LH_INLINE core_gap contact_sphere_cylinder(sphere a, measured_cylinder b)
{
    const cylinder_sight seen = seen_by_cylinder(a.centre, b);
    const lanes zero = lanes_set1(0.0f), apart = lanes_sqrt(squared_gap(seen));
    const mask is_inside = mask_and(lanes_le(seen.beside, zero), lanes_le(seen.beyond, zero));
    const lanes distance = lanes_select(is_inside, lanes_max(seen.beside, seen.beyond), apart);
    const lanes padding = lanes_add(b.padding, lanes_mul(apart, lanes_set1(CYLINDER_GAP_PADDING)));
    return gap_along(a.centre, way_to_cylinder(seen, b), distance, padding, a.radius, zero);
}

/* Where the centre is inside, the way out is against the normal. */
LH_INLINE v3 contact_sphere_cylinder_normal(core_gap *gap, sphere a, measured_cylinder b)
{
    const gap_direction along = direction_of_gap(gap);
    if (all_exist(along))
        return along.unit;
    const v3 inwards = inwards_of_cylinder(seen_by_cylinder(a.centre, b), b);
    const v3 way = v3_select(along.exists, gap->way, v3_scale(inwards, gap->distance));
    gap->on_b = v3_add(a.centre, way);
    return v3_select(along.exists, along.unit, inwards);
}

LH_LONG_CONTACT(contact_sphere_cylinder, sphere, measured_cylinder)

#endif
