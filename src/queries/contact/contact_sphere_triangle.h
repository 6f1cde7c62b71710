/* A ball is as far from a triangle as its centre from the closest point, less the radius. Ericson, Real-Time Collision
 * Detection, 5.2.7. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_TRIANGLE_H

#include "engine/contact.h"
#include "mathematics/barycentric.h"

/* 48u of the size of the triangle (docs/guarantees.md). */
static const float TRIANGLE_SIZE_PADDING = 0x1.8p-19f;

LH_INLINE core_gap contact_sphere_triangle(sphere a, triangle_frame b)
{
    const v3 way = v3_negate(closest_of(&b, a.centre).way);
    const lanes padding =
        lanes_add(lanes_mul(b.size, lanes_set1(TRIANGLE_SIZE_PADDING)), lanes_set1(0x1p-62f));
    return gap_along(a.centre, way, length_of(way), padding, a.radius, lanes_set1(0.0f));
}

/* A centre in the triangle is taken to be in front of it. */
LH_INLINE v3 contact_sphere_triangle_normal(const core_gap *gap, sphere a, triangle_frame b)
{
    (void)a;
    const gap_direction along = direction_of_gap(gap);
    return all_exist(along) ? along.unit
                            : v3_select(along.exists, along.unit, direction_of(v3_cross(b.ac, b.ab)));
}

LH_LONG_CONTACT(contact_sphere_triangle, sphere, triangle_frame)

#endif
