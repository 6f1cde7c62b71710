/* Sphere against sphere: the distance of the centres, against the sum of the radii (Ericson, Real-Time
 * Collision Detection, 4.3.1). */
#include "scalar/reference.h"

static inline int overlap(sphere a, sphere b)
{
    /* Covers the rounding of the sum and of both squares, and what of them underflows. */
    const float relative_pad = 1.0f + 10.0f * unit_roundoff;
    const float absolute_pad = 0x1p-126f;

    vector3 d = subtract(b.centre, a.centre);
    float radius = a.radius + b.radius;
    float reach = radius * radius * relative_pad + absolute_pad;
    return (a.radius >= 0.0f) & (b.radius >= 0.0f) & (dot(d, d) <= reach);
}

static inline int overlap_sphere_sphere(const overlap_sphere_sphere_arguments *of, size_t i)
{
    return overlap(sphere_at(of->a, i), sphere_at(of->b, i));
}

REFERENCE(overlap_sphere_sphere)
