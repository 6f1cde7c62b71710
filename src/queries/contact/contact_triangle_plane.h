/* A triangle is as far from what is behind a plane as its lowest vertex. Ericson, Real-Time Collision Detection,
 * 5.2. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_PLANE_H

#include "engine/contact.h"
#include "mathematics/plane_gap.h"

LH_INLINE core_gap contact_triangle_plane(triangle a, unit_plane b)
{
    const high_point lower = lower_of(point_over(b, a.a), point_over(b, a.b));
    return gap_over_plane(lower_of(lower, point_over(b, a.c)), lanes_set1(0.0f), b);
}

LH_CONTACT_WITH_PLANE(contact_triangle_plane, triangle)

#endif
