/* Moving sphere against moving triangle: with the triangle held still and the sphere shrunk to its centre, the first
 * time at which that is within the radius of the triangle. */
#include "scalar/reference_sphere_triangle_touch.h"

static inline float first_time(sphere s, triangle t, const motion *m)
{
    float far = sum_of_magnitudes(subtract(s.centre, t.a)) + size_of_triangle(t);
    if (!((s.radius >= 0.0f) & is_finite_triangle(t)))
        return INFINITY;
    return entry_to_triangle(s.centre, m, t, face_reach_of(s.radius, far));
}

static inline int sweep_sphere_triangle(const sweep_sphere_triangle_arguments *of, size_t i)
{
    sphere s = sphere_at(of->spheres, i);
    triangle t = triangle_at(of->triangles, i);
    vector3 velocity = subtract(vector_at(of->sphere_velocity, i), vector_at(of->triangle_velocity, i));
    motion m = brisk_motion(velocity, of->t_max);
    float entry = first_time(s, t, &m);
    int hit = entry < INFINITY;
    vector3 from_a = add(subtract(s.centre, t.a), scale(m.velocity, entry));
    vector3 way = closest_of_triangle_by(t, from_a, subtract(from_a, subtract(t.b, t.a))).way;
    record_float(of->toi, i, hit ? time_of_motion(&m, entry) : INFINITY);
    record_vector(of->normal, i, hit ? direction_of(way) : (vector3){0.0f, 0.0f, 0.0f});
    return hit;
}

REFERENCE(sweep_sphere_triangle)
