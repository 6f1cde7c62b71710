/* Sphere against half-space: the height of the centre over the plane, less the radius (Ericson, Real-Time Collision
 * Detection, 5.2.2). */
#include "scalar/reference_plane_gap.h"

static inline core_pair contact(sphere a, plane b)
{
    return contact_over_plane(point_over(b, a.centre), a.radius, b);
}

CONTACT(sphere_plane, sphere_at(of->spheres, i), plane_at(of->planes, i))
