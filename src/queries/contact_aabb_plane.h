/* A box is as far from what is behind a plane as its lowest corner. Ericson, Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_AABB_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_AABB_PLANE_H

#include "engine/contact.h"
#include "mathematics/corners.h"
#include "mathematics/unit_plane.h"

/* Boxes that are inside out, or have a NaN, have no corner. */
LH_INLINE core_gap contact_aabb_plane(aabb a, unit_plane b)
{
    const v3 lowest = corners_along(b.p.n, a).lowest;
    const padded_dot height = height_over(b, lowest);
    const lanes zero = lanes_set1(0.0f), none = lanes_set1(__builtin_nanf(""));
    const lanes distance = lanes_select(v3_le(a.min, a.max), height.value, none);
    const lanes padding = lanes_add(height.padding, lanes_set1(GAP_UNDERFLOW));
    return gap_along(lowest, v3_scale(b.inwards, height.value), distance, padding, zero, zero);
}

LH_INLINE v3 contact_aabb_plane_normal(const core_gap *gap, aabb a, unit_plane b)
{
    (void)gap;
    (void)a;
    return b.inwards;
}

LH_CONTACT(contact_aabb_plane, aabb, unit_plane)

#endif
