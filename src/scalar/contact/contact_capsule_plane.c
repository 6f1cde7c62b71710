/* Capsule against half-space: the height of the lower end over the plane, less the radius (Ericson, Real-Time Collision
 * Detection, 5.2.2). */
#include "scalar/reference_plane_gap.h"

static inline core_pair contact(capsule a, plane b)
{
    return contact_over_plane(lower_of(point_over(b, a.axis.a), point_over(b, a.axis.b)), a.radius, b);
}

CONTACT(capsule_plane, capsule_at(of->capsules, i), plane_at(of->planes, i))
