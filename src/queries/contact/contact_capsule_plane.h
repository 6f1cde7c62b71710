/* A capsule is as far from what is behind a plane as the lower end of its segment, less the radius. Ericson, Real-Time
 * Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_PLANE_H

#include "engine/contact.h"
#include "mathematics/plane_gap.h"

LH_INLINE core_gap contact_capsule_plane(capsule a, unit_plane b)
{
    return gap_over_plane(lower_of(point_over(b, a.axis.a), point_over(b, a.axis.b)), a.radius, b);
}

LH_CONTACT_WITH_PLANE(contact_capsule_plane, capsule)

#endif
