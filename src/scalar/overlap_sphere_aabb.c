/* Sphere against box: the distance from the centre to the nearest point of the box (Ericson, Real-Time
 * Collision Detection, 5.2.5). */
#include "scalar.h"

#include "element.h"
#include "hits.h"

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

void lh_scalar_overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, size_t n, uint64_t *hits)
{
    for (size_t i = 0; i < n; i++)
        record_hit(hits, i, overlap(sphere_at(spheres, i), box_at(boxes, i)));
}
