/* Sphere against triangle: the distance of the centre from the closest point, less the radius (Ericson, Real-Time
 * Collision Detection, 5.2.7). */
#include "scalar/reference_barycentric.h"
#include "scalar/reference_contact.h"

static inline core_pair contact(sphere a, triangle b)
{
    vector3 ab = subtract(b.b, b.a), ac = subtract(b.c, b.a);
    float size = square_root(dot(ab, ab) + dot(ac, ac));
    vector3 way = opposite(closest_of_triangle_to(b, a.centre).way);
    float padding = size * (48.0f * unit_roundoff) + 0x1p-62f;
    return core_pair_along(a, way, length_of(way), padding, 0.0f, direction_of(cross(ac, ab)));
}

CONTACT(sphere_triangle, sphere_at(of->spheres, i), triangle_at(of->triangles, i))
