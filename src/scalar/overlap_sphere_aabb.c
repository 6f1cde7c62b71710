/* Sphere against box: the distance from the centre to the nearest point of the box (Ericson, Real-Time
 * Collision Detection, 5.2.5). */
#include "reference.h"

static inline int overlap(sphere s, box b)
{
    /* Covers the rounding of both squares, and what of them underflows. */
    const float relative_pad = 1.0f + 8.0f * unit_roundoff;
    const float absolute_pad = 0x1p-126f;

    vector3 nearest = min_each(max_each(s.centre, b.min), b.max);
    vector3 d = subtract(nearest, s.centre);
    float reach = s.radius * s.radius * relative_pad + absolute_pad;
    return (s.radius >= 0.0f) & (dot(d, d) <= reach);
}

static inline int overlap_sphere_aabb(const overlap_sphere_aabb_arguments *of, size_t i)
{
    return overlap(sphere_at(of->spheres, i), box_at(of->boxes, i));
}

REFERENCE(overlap_sphere_aabb)
