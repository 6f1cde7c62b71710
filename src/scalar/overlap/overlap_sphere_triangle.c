/* Sphere against triangle: the distance from the centre to the closest point of the triangle (Ericson, Real-Time
 * Collision Detection, 5.2.7). */
#include "scalar/reference_barycentric.h"
#include "scalar/reference.h"

static inline float size_of_triangle(triangle t)
{
    vector3 ab = subtract(t.b, t.a);
    vector3 ac = subtract(t.c, t.a);
    return square_root(dot(ab, ab) + dot(ac, ac));
}

static inline int overlap(sphere s, triangle t)
{
    /* For the rounding of the distance, which is in proportion to both; and what of its square underflows. */
    const float pad_of_radius = 1.0f + 8.0f * unit_roundoff;
    const float pad_of_size = 48.0f * unit_roundoff;
    const float pad_of_underflow = 0x1p-126f;

    vector3 way = closest_of_triangle_to(t, s.centre).way;
    float reach = s.radius * pad_of_radius + size_of_triangle(t) * pad_of_size;
    return (s.radius >= 0.0f) & (dot(way, way) <= reach * reach + pad_of_underflow);
}

static inline int overlap_sphere_triangle(const overlap_sphere_triangle_arguments *of, size_t i)
{
    return overlap(sphere_at(of->spheres, i), triangle_at(of->triangles, i));
}

REFERENCE(overlap_sphere_triangle)
