/* A capsule is as far from what is behind a plane as the lower end of its segment, less the radius. Ericson, Real-Time
 * Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_PLANE_H

#include "engine/contact.h"
#include "mathematics/unit_plane.h"

/* Of ends as low the first counts. A NaN of either is one of the padding. */
LH_INLINE core_gap contact_capsule_plane(capsule a, unit_plane b)
{
    const padded_dot start = height_over(b, a.axis.a), end = height_over(b, a.axis.b);
    const mask is_start = lanes_le(start.value, end.value);
    const lanes height = lanes_select(is_start, start.value, end.value);
    const lanes both = lanes_mul(lanes_add(start.value, end.value), lanes_set1(0.0f));
    const lanes padding =
        lanes_add(lanes_add(lanes_max(start.padding, end.padding), both), lanes_set1(GAP_UNDERFLOW));
    return gap_along(v3_select(is_start, a.axis.a, a.axis.b), v3_scale(b.inwards, height), height, padding,
                     a.radius, lanes_set1(0.0f));
}

LH_INLINE v3 contact_capsule_plane_normal(const core_gap *gap, capsule a, unit_plane b)
{
    (void)gap;
    (void)a;
    return b.inwards;
}

LH_CONTACT(contact_capsule_plane, capsule, unit_plane)

#endif
