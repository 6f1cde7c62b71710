/* Ray against capsule: the times at which it is in either ball or in the cylinder between them. */
#include "scalar/reference_ray_side.h"

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
    float radius = padded_radius(c.radius);
    passage found = join(join(through_ball(r, c.axis.a, radius), through_ball(r, c.axis.b, radius)),
                         through_side(r, c.axis, c.radius));
    int hit = found.hit & (c.radius >= 0.0f) & is_finite(c.axis);
    record_float(of->t_enter, i, hit ? found.enter : INFINITY);
    record_float(of->t_exit, i, !hit ? INFINITY : negative(found.exit) ? 0.0f : found.exit);
    return hit;
}

REFERENCE(raycast_capsule)
