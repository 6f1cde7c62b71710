/* A box is as far from what is behind a plane as its lowest corner. Ericson, Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_AABB_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_AABB_PLANE_H

#include "engine/contact.h"
#include "mathematics/corners.h"
#include "mathematics/plane_gap.h"

/* Boxes that are inside out, or have a NaN, have no corner. */
LH_INLINE core_gap contact_aabb_plane(aabb a, unit_plane b)
{
    core_gap gap = gap_over_plane(point_over(b, corners_along(b.p.n, a).lowest), lanes_set1(0.0f), b);
    gap.distance = lanes_select(box_has_points(a), gap.distance, lanes_set1(__builtin_nanf("")));
    return gap;
}

LH_CONTACT_WITH_PLANE(contact_aabb_plane, aabb)

#endif
