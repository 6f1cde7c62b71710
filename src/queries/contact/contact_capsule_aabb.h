/* A capsule is as far from a box as its segment, less the radius: as the course of a point past the box, or as deep as
 * the shortest way out. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_AABB_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_AABB_H

#include "queries/capsule_box.h"

LH_INLINE core_gap contact_capsule_aabb(capsule a, aabb b)
{
    const segment_box_gap gap = LH_OWN(gap_of_segment)(&a.axis, &b);
    return gap_of_capsule(a, &gap, lanes_set1(0.0f));
}

LH_INLINE v3 contact_capsule_aabb_normal(const core_gap *gap, capsule a, aabb b)
{
    (void)a;
    (void)b;
    const gap_direction along = direction_of_gap(gap);
    return v3_select(along.exists, along.unit, gap->way);
}

LH_LONG_CONTACT(contact_capsule_aabb, capsule, aabb)

#endif
