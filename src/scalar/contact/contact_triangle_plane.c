/* Triangle against half-space: the height of the lowest vertex over the plane (Ericson, Real-Time Collision Detection,
 * 5.2). */
#include "scalar/reference_plane_gap.h"

static inline core_pair contact(triangle a, plane b)
{
    high_point lower = lower_of(point_over(b, a.a), point_over(b, a.b));
    return contact_over_plane(lower_of(lower, point_over(b, a.c)), 0.0f, b);
}

CONTACT(triangle_plane, triangle_at(of->triangles, i), plane_at(of->planes, i))
