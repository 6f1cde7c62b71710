/* A capsule is as far from a turned box as from a box, seen from it. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_OBB_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_OBB_H

#include "capsule_box.h"
#include "mathematics/rotation.h"

/* What is seen of an end is off by up to 14u of the way on each axis, which is less than twice that in all. */
LH_INLINE core_gap contact_capsule_obb(capsule a, turned_box b)
{
    const v3 to_a = v3_sub(a.axis.a, b.centre), to_b = v3_sub(a.axis.b, b.centre);
    const segment seen = {v3_seen_from(to_a, b.axes), v3_seen_from(to_b, b.axes)};
    const aabb box = box_in_its_frame(b);
    segment_box_gap gap = LH_OWN(gap_of_segment)(&seen, &box);
    gap.way = v3_turned_out(gap.way, b.axes);
    gap.inwards = v3_turned_out(gap.inwards, b.axes);
    const lanes error = lanes_max(error_of_sight(to_b), error_of_sight(to_a));
    return gap_of_capsule(a, &gap, lanes_add(error, error));
}

LH_INLINE v3 contact_capsule_obb_normal(const core_gap *gap, capsule a, turned_box b)
{
    (void)a;
    (void)b;
    const gap_direction along = direction_of_gap(gap);
    return all_exist(along) ? along.unit : v3_select(along.exists, along.unit, direction_of(gap->way));
}

LH_LONG_CONTACT(contact_capsule_obb, capsule, turned_box)

#endif
