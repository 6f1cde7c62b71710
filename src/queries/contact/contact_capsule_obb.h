/* A capsule is as far from a turned box as from a box, seen from it. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_OBB_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_OBB_H

#include "queries/capsule_obb.h"

LH_INLINE core_gap contact_capsule_obb(capsule a, turned_box b)
{
    const framed_segment seen = segment_in_frame(a.axis, b);
    return gap_of_seen_capsule(a, b, LH_OWN(gap_of_segment)(&seen.axis, &seen.box), seen.padding);
}

LH_INLINE v3 contact_capsule_obb_normal(const core_gap *gap, capsule a, turned_box b)
{
    (void)a;
    (void)b;
    return normal_of_turned_gap(gap);
}

LH_FOUND_BY_VALUE(contact_capsule_obb, capsule, turned_box)
LH_BLOCK_OF_LONG_CONTACT(contact_capsule_obb, capsule, turned_box, core_gap)

LH_WHOLE(contact_capsule_obb)
LH_QUERY_OF_FILTERS(contact_capsule_obb, {LH_OWN(capsules_beside_obbs), RARE}, {NULL, 0})

#endif
