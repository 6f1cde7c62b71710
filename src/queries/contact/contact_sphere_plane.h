/* A ball is as far from what is behind a plane as its centre is over that, less the radius. Ericson, Real-Time
 * Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_PLANE_H

#include "engine/contact.h"
#include "mathematics/plane_gap.h"

LH_INLINE core_gap contact_sphere_plane(sphere a, unit_plane b)
{
    return gap_over_plane(point_over(b, a.centre), a.radius, b);
}

LH_CONTACT_WITH_PLANE(contact_sphere_plane, sphere)

#endif
