/* Ray against sphere: the times at which the ray is no further from the centre than the radius.
 *
 * By way of the perpendicular from the centre to the ray, which does not cancel as the discriminant of the
 * quadratic equation does (Haines, Guenther and Akenine-Moeller, Precision Improvements for Ray/Sphere
 * Intersection, Ray Tracing Gems, chapter 7). */
#include "scalar/reference.h"

/* Covers the rounding of the foot of the perpendicular, of the perpendicular and of the times, so that a time
 * of entry is never late and one of exit never early. */
static const float sphere_pad = 0x1p-20f;

/* Covers squares that underflow. */
static const float sphere_absolute_pad = 0x1p-62f;

static const float latest_sphere_time = 0x1p127f;

typedef struct sphere_hit {
    int hit;
    float t_enter, t_exit;
} sphere_hit;

static inline sphere_hit cast(ray r, sphere s)
{
    const sphere_hit miss = {0, INFINITY, INFINITY};

    /* Where the reciprocal is infinite the ray does not move. The pace, which is the time that a length of 1
     * takes, is infinite then, or NaN. */
    float dir_squared = dot(r.dir, r.dir);
    float inv_dir_squared = 1.0f / dir_squared;
    float speed = square_root(dir_squared);
    float pace = speed * inv_dir_squared;
    int moves = inv_dir_squared < INFINITY;

    vector3 to_centre = subtract(s.centre, r.origin);
    float foot = dot(to_centre, r.dir) * (moves ? inv_dir_squared : 0.0f);
    vector3 perpendicular = subtract(to_centre, scale(r.dir, foot));
    float reach = (s.radius * (1.0f + sphere_pad) + sphere_absolute_pad) + fabsf(foot) * (speed * sphere_pad);

    float distance_squared = dot(perpendicular, perpendicular);
    float reach_squared = reach * reach;
    if (!((s.radius >= 0.0f) & (distance_squared <= reach_squared)))
        return miss;

    /* Of a ray that does not move, half the chord is infinite or NaN, and the limits remain. */
    float half = square_root(reach_squared - distance_squared) * pace;
    float enter = max(foot - half, max(r.t_min, 0.0f));
    float exit = min(foot + half, min(r.t_max, latest_sphere_time));
    if (!(enter <= exit))
        return miss;
    return (sphere_hit){1, enter, negative(exit) ? 0.0f : exit};
}

static inline int raycast_sphere(const raycast_sphere_arguments *of, size_t i)
{
    sphere_hit found = cast(ray_at(of->rays, i), sphere_at(of->spheres, i));
    if (of->t_enter)
        of->t_enter[i] = found.t_enter;
    if (of->t_exit)
        of->t_exit[i] = found.t_exit;
    return found.hit;
}

REFERENCE(raycast_sphere)
