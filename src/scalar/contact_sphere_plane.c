/* Sphere against half-space: the height of the centre over the plane, less the radius (Ericson, Real-Time Collision
 * Detection, 5.2.2). */
#include "reference_unit_plane.h"

static inline core_pair contact(sphere a, plane b)
{
    return contact_over_plane(a, b, height_over(b, a.centre));
}

CONTACT(sphere_plane, sphere_at(of->spheres, i), plane_at(of->planes, i))
