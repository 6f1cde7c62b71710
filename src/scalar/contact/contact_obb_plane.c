/* Oriented box against half-space: the height of the lowest corner over the plane (Ericson, Real-Time Collision
 * Detection, 5.2.3). */
#include "scalar/reference_box_over_plane.h"

static inline core_pair contact(oriented_box a, plane b)
{
    vector3 seen = rotate_back(a.rotation, b.n);
    return contact_of_corner(a, b, lowest_corner(a, b), -dot(magnitude_each(seen), a.half));
}

CONTACT(obb_plane, oriented_box_at(of->boxes, i), plane_at(of->planes, i))
