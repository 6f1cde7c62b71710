/* Sphere against capsule: the distance of the centre from the segment, less the radii (Ericson, Real-Time Collision
 * Detection, 4.5.1). */
#include "scalar/reference_contact.h"
#include "scalar/reference_segment.h"

static inline core_pair contact(sphere a, capsule b)
{
    vector3 along = subtract(b.axis.b, b.axis.a);
    vector3 way = opposite(foot_on_segment(b.axis, a.centre).from);
    float padding = sum_of_magnitudes(along) * (12.0f * unit_roundoff) + 0x1p-62f;
    return core_pair_along(a, way, length_of(way), padding, b.radius, direction_across(along));
}

CONTACT(sphere_capsule, sphere_at(of->spheres, i), capsule_at(of->capsules, i))
