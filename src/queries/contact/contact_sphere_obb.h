/* A ball is as far from a turned box as from a box, seen from it. Ericson, Real-Time Collision Detection, 5.1.4. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_OBB_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_OBB_H

#include "engine/contact.h"
#include "mathematics/box_gap.h"
#include "mathematics/rotation.h"
#include "queries/beside_obb_calls.h"

/* What is seen is off by up to 14u of the way on each axis, which is less than twice that in all. */
LH_INLINE core_gap contact_sphere_obb(sphere a, turned_box b)
{
    const v3 from_box = v3_sub(a.centre, b.centre);
    const box_gap gap = gap_to_box(v3_seen_from(from_box, b.axes), box_in_its_frame(b));
    const lanes error = error_of_sight(from_box);
    const lanes padding = lanes_add(lanes_add(error, error), lanes_set1(GAP_UNDERFLOW));
    const v3 way = v3_turned_out(gap.way, b.axes);
    return gap_along(a.centre, way, gap.distance, padding, a.radius, lanes_set1(0.0f));
}

LH_INLINE v3 contact_sphere_obb_normal(const core_gap *gap, sphere a, turned_box b)
{
    const gap_direction along = direction_of_gap(gap);
    if (all_exist(along))
        return along.unit;
    const v3 seen = v3_seen_from(v3_sub(a.centre, b.centre), b.axes);
    const v3 inwards = v3_turned_out(exit_of_box(seen, box_in_its_frame(b)).inwards, b.axes);
    return v3_select(along.exists, along.unit, direction_of(inwards));
}

LH_BLOCK_OF_CONTACT(contact_sphere_obb, sphere, turned_box)

/* The kernel is short, so candidates have to be rarer for gathering to pay than those of long ones, as measured. */
LH_WHOLE(contact_sphere_obb)
LH_QUERY_OF_FILTERS_FROM(WORTH_ASKING_FIRST, contact_sphere_obb, {LH_OWN(spheres_beside_obbs), MANY / 8},
                         {NULL, 0})

#endif
