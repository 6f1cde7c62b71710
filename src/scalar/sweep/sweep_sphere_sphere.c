/* Moving sphere against moving sphere: with b held still and a shrunk to its centre, the velocity of a relative to b is
 * a ray against a sphere with the radii of both (Ericson, Real-Time Collision Detection, 5.5.5). That meets it as any
 * other does: Haines, Guenther and Akenine-Moeller, Ray Tracing Gems, chapter 7. */
#include "scalar/reference_direction.h"

/* Covers every rounding before the verdict and the time, those of the velocity and of the sum of the radii included, so
 * that the time is never late. */
static const float swept_pad = 0x1p-20f;

/* Covers squares that underflow. */
static const float swept_absolute_pad = 0x1p-62f;

static const float latest_toi = 0x1p127f;

typedef struct touch {
    int hit;
    float toi;
    vector3 normal;
} touch;

/* By one reciprocal, where its square neither loses digits nor overflows. */
static inline vector3 direction_by_reciprocal(vector3 a)
{
    float squared = dot(a, a);
    if (!((squared >= 0x1p-100f) & (squared < INFINITY)))
        return direction_of(a);
    return scale(a, 1.0f / square_root(squared));
}

static inline touch sweep(sphere a, sphere b, vector3 velocity, float t_max)
{
    const touch miss = {0, INFINITY, {0.0f, 0.0f, 0.0f}};

    /* Where the reciprocal is infinite they do not move relative to each other. */
    float velocity_squared = dot(velocity, velocity);
    float inv_squared = 1.0f / velocity_squared;
    float speed = square_root(velocity_squared);
    float pace = speed * inv_squared;

    vector3 to_b = subtract(b.centre, a.centre);
    float foot = dot(to_b, velocity) * (inv_squared < INFINITY ? inv_squared : 0.0f);
    vector3 perpendicular = subtract(to_b, scale(velocity, foot));
    float radius = a.radius + b.radius;
    float reach = (radius * (1.0f + swept_pad) + swept_absolute_pad) + fabsf(foot) * (speed * swept_pad);

    float distance_squared = dot(perpendicular, perpendicular);
    float reach_squared = reach * reach;
    if (!((a.radius >= 0.0f) & (b.radius >= 0.0f) & (distance_squared <= reach_squared)))
        return miss;

    float half = square_root(reach_squared - distance_squared) * pace;
    float enter = max(foot - half, 0.0f);
    float exit = min(foot + half, min(t_max, latest_toi));
    if (!(enter <= exit))
        return miss;
    return (touch){1, enter, direction_by_reciprocal(subtract(scale(velocity, enter), to_b))};
}

static inline int sweep_sphere_sphere(const sweep_sphere_sphere_arguments *of, size_t i)
{
    vector3 velocity = subtract(vector_at(of->a_velocity, i), vector_at(of->b_velocity, i));
    touch found = sweep(sphere_at(of->a, i), sphere_at(of->b, i), velocity, of->t_max);
    record_float(of->toi, i, found.toi);
    record_vector(of->normal, i, found.normal);
    return found.hit;
}

REFERENCE(sweep_sphere_sphere)
