/* Sphere against sphere: the distance of the centres, less the radii (Ericson, Real-Time Collision Detection,
 * 4.3.1). */
#include "scalar/reference_contact.h"

static inline core_pair contact(sphere a, sphere b)
{
    vector3 way = subtract(b.centre, a.centre);
    core_pair cores = core_pair_along(a, way, length_of(way), contact_absolute_pad, b.radius, no_way);
    cores.on_b = b.centre;
    return cores;
}

CONTACT(sphere_sphere, sphere_at(of->a, i), sphere_at(of->b, i))
