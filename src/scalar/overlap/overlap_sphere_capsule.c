/* Sphere against capsule: the distance from the centre to the segment, against the sum of the radii (Ericson, Real-Time
 * Collision Detection, 4.5.1). */
#include "scalar/reference.h"
#include "scalar/reference_segment.h"

/* Cover the rounding of the radii and of both squares, of the nearest point of the segment, and what underflows. */
static const float radius_pad = 1.0f + 10.0f * 0x1p-24f;
static const float length_pad = 12.0f * 0x1p-24f;
static const float capsule_absolute_pad = 0x1p-62f;

static inline int overlap(sphere s, capsule c)
{
    vector3 way = subtract(c.axis.b, c.axis.a);
    vector3 d = foot_on_segment(c.axis, s.centre).from;
    float padding = sum_of_magnitudes(way) * length_pad + capsule_absolute_pad;
    float reach = (s.radius + c.radius) * radius_pad + padding;
    return (s.radius >= 0.0f) & (c.radius >= 0.0f) & (dot(d, d) <= reach * reach);
}

static inline int overlap_sphere_capsule(const overlap_sphere_capsule_arguments *of, size_t i)
{
    return overlap(sphere_at(of->spheres, i), capsule_at(of->capsules, i));
}

REFERENCE(overlap_sphere_capsule)
