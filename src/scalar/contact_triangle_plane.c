/* Triangle against half-space: the height of the lowest vertex over the plane (Ericson, Real-Time Collision Detection,
 * 5.2). */
#include "reference_unit_plane.h"

static inline core_pair contact(triangle a, plane b)
{
    plane_height of_a = height_over(b, a.a), of_b = height_over(b, a.b), of_c = height_over(b, a.c);
    int a_is_lower = of_a.height <= of_b.height;
    plane_height lower = a_is_lower ? of_a : of_b;
    int c_is_lowest = !(lower.height <= of_c.height);
    vector3 lowest = c_is_lowest ? a.c : a_is_lower ? a.a : a.b;
    plane_height height = c_is_lowest ? of_c : lower;
    height.padding = max(max(of_a.padding, of_b.padding), of_c.padding) +
                     ((of_a.height + of_b.height) + of_c.height) * 0.0f;
    return contact_over_plane((sphere){lowest, 0.0f}, b, height);
}

CONTACT(triangle_plane, triangle_at(of->triangles, i), plane_at(of->planes, i))
