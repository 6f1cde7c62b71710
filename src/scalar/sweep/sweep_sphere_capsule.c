/* Moving sphere against moving capsule: with the capsule held still and the sphere shrunk to its centre, a ray against
 * a capsule with the radii of both. */
#include "scalar/reference_direction.h"
#include "scalar/reference_first_touch.h"
#include "scalar/reference_segment.h"

static inline float first_time(sphere a, capsule b, const motion *m)
{
    if (!((a.radius >= 0.0f) & (b.radius >= 0.0f) & is_finite(b.axis)))
        return INFINITY;
    return entry_to_capsule(path_from(a.centre, m), b.axis, padded_radius(a.radius + b.radius));
}

static inline int sweep_sphere_capsule(const sweep_sphere_capsule_arguments *of, size_t i)
{
    sphere a = sphere_at(of->spheres, i);
    capsule b = capsule_at(of->capsules, i);
    vector3 velocity = subtract(vector_at(of->sphere_velocity, i), vector_at(of->capsule_velocity, i));
    motion m = brisk_motion(velocity, of->t_max);
    float entry = first_time(a, b, &m);
    int hit = entry < INFINITY;
    vector3 moved = add(subtract(a.centre, b.axis.a), scale(m.velocity, entry));
    vector3 normal = direction_of(foot_seen_from_a(b.axis, moved).from);
    record_float(of->toi, i, hit ? time_of_motion(&m, entry) : INFINITY);
    record_vector(of->normal, i, hit ? normal : (vector3){0.0f, 0.0f, 0.0f});
    return hit;
}

REFERENCE(sweep_sphere_capsule)
