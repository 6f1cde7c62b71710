/* Ray against capsule: the times at which it is in either ball or in the cylinder between them. */
#include "scalar/reference_ray_side.h"

static inline passage through_ball(ray r, vector3 centre, float radius)
{
    float dir_squared = dot(r.dir, r.dir), inverse = 1.0f / dir_squared, speed = square_root(dir_squared);
    vector3 to_centre = subtract(centre, r.origin);
    float foot = dot(to_centre, r.dir) * (inverse < INFINITY ? inverse : 0.0f);
    vector3 perpendicular = subtract(to_centre, scale(r.dir, foot));
    float reach = padded_radius(radius) + fabsf(foot) * (speed * ball_pad);
    float squared = dot(perpendicular, perpendicular), reach_squared = reach * reach;
    float half = square_root(reach_squared - squared) * (speed * inverse);
    return passage_within(max(foot - half, max(r.t_min, 0.0f)), min(foot + half, min(r.t_max, latest_time)),
                          squared <= reach_squared);
}

static inline passage join(passage a, passage b)
{
    if (!a.hit)
        return b;
    if (!b.hit)
        return a;
    return (passage){1, min(a.enter, b.enter), max(a.exit, b.exit)};
}

static inline int raycast_capsule(const raycast_capsule_arguments *of, size_t i)
{
    ray r = ray_at(of->rays, i);
    capsule c = capsule_at(of->capsules, i);
    passage found = join(join(through_ball(r, c.axis.a, c.radius), through_ball(r, c.axis.b, c.radius)),
                         through_side(r, c.axis, c.radius));
    int hit = found.hit & (c.radius >= 0.0f) & is_finite(c.axis);
    record_float(of->t_enter, i, hit ? found.enter : INFINITY);
    record_float(of->t_exit, i, !hit ? INFINITY : negative(found.exit) ? 0.0f : found.exit);
    return hit;
}

REFERENCE(raycast_capsule)
