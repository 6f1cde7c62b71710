/* A capsule is as far from a box as its segment, less the radius: as the course of a point past the box, or as deep as
 * the shortest way out. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_AABB_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_AABB_H

#include "engine/contact.h"
#include "mathematics/segment_box_gap.h"

/* Where they meet, the way is the direction of the normal. */
LH_INLINE core_gap contact_capsule_aabb(capsule a, aabb b)
{
    const segment_box_gap gap = gap_of_segment(&a.axis, &b);
    const v3 along = v3_sub(a.axis.b, a.axis.a);
    const v3 on_a = v3_add(a.axis.a, v3_scale(along, gap.time));
    return (core_gap){on_a,
                      v3_add(on_a, gap.way),
                      v3_select(gap.meet, gap.inwards, gap.way),
                      gap.distance,
                      padding_of_segment_gap(along, gap.distance),
                      a.radius,
                      lanes_set1(0.0f)};
}

LH_INLINE v3 contact_capsule_aabb_normal(const core_gap *gap, capsule a, aabb b)
{
    (void)a;
    (void)b;
    const gap_direction along = direction_of_gap(gap);
    return v3_select(along.exists, along.unit, gap->way);
}

LH_CONTACT(contact_capsule_aabb, capsule, aabb)

#endif
