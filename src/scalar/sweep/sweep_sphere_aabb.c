/* Moving sphere against moving box: with the box held still and the sphere shrunk to its centre, a point on its course
 * past a box, within reach of it. */
#include "scalar/reference_moving_point.h"
#include "scalar/reference_direction.h"

static const float latest_time = 0x1p127f;

typedef struct touch {
    int hit;
    float toi;
    vector3 normal;
} touch;

static inline touch meet(sphere s, box b, vector3 velocity, float t_max)
{
    course c = course_past(s.centre, velocity, b, min(t_max, latest_time));
    if (!all_at_most(b.min, b.max) || !comes_within(&c, s.radius))
        return (touch){0, INFINITY, {0.0f, 0.0f, 0.0f}};
    float nearest = nearest_time(&c), reach = reach_at(&c, nearest, s.radius);
    float toi = first_time_within(&c, nearest, reach * reach);
    return (touch){1, toi, direction_of(outside_at(&c, toi))};
}

static inline int sweep_sphere_aabb(const sweep_sphere_aabb_arguments *of, size_t i)
{
    vector3 velocity = subtract(vector_at(of->sphere_velocity, i), vector_at(of->box_velocity, i));
    touch found = meet(sphere_at(of->spheres, i), box_at(of->boxes, i), velocity, of->t_max);
    record_float(of->toi, i, found.toi);
    record_vector(of->normal, i, found.normal);
    return found.hit;
}

REFERENCE(sweep_sphere_aabb)
