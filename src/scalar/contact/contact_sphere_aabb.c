/* Sphere against box: the distance of the centre from the box, less the radius (Ericson, Real-Time Collision Detection,
 * 5.2.5). */
#include "scalar/reference_box_gap.h"
#include "scalar/reference_contact.h"

static inline core_pair contact(sphere a, box b)
{
    box_gap gap = gap_to_box(a.centre, b);
    return core_pair_along(a, gap.way, gap.distance, contact_absolute_pad, 0.0f, gap.inwards);
}

CONTACT(sphere_aabb, sphere_at(of->spheres, i), box_at(of->boxes, i))
