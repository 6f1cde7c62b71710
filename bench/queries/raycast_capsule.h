/* Both balls and the cylinder between them, by the quadratic equation of each (Ericson 5.3.7), without branches. */
#include "ray.h"

typedef struct stay {
    float enter, exit;
} stay;

ALWAYS_INLINE stay in_quadratic(float a, float b, float c)
{
    const float left = b * b - a * c, root = sqrtf(maximum(left, 0.0f));
    return (stay){left >= 0.0f ? (-b - root) / a : INFINITY, left >= 0.0f ? (-b + root) / a : -INFINITY};
}

ALWAYS_INLINE stay in_ball(point from_centre, point d, float radius)
{
    return in_quadratic(dot(d, d), dot(from_centre, d), dot(from_centre, from_centre) - radius * radius);
}

ALWAYS_INLINE stay in_side(point m, point d, point axis, float radius)
{
    const float length2 = dot(axis, axis), along = dot(m, axis), pace = dot(d, axis);
    const stay side = in_quadratic(length2 * dot(d, d) - pace * pace, length2 * dot(m, d) - pace * along,
                                   length2 * (dot(m, m) - radius * radius) - along * along);
    const float to_start = -along / pace, to_end = (length2 - along) / pace;
    return (stay){maximum(side.enter, minimum(to_start, to_end)),
                  minimum(side.exit, maximum(to_start, to_end))};
}

/* options is a constant in all of these. */
ALWAYS_INLINE void ray_capsule_loop(form f, unsigned options, size_t n, lh_rays rays, lh_capsules capsules,
                                    uint8_t *hits, float *t_enter, float *t_exit)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i, m = f == FORM_ONE_SECOND ? 0 : i;
        const directed_ray r = directed_ray_at(options, &rays, k);
        const point o = r.origin, d = r.direction;
        const capsule c = capsule_at(&capsules, m);
        const point a = c.a, b = c.b;
        const stay start = in_ball(minus(o, a), d, c.radius), end = in_ball(minus(o, b), d, c.radius);
        const stay side = in_side(minus(o, a), d, minus(b, a), c.radius);
        const int in_middle = side.enter <= side.exit;
        const float side_enter = in_middle ? side.enter : INFINITY,
                    side_exit = in_middle ? side.exit : -INFINITY;
        const float enter = maximum(minimum(minimum(start.enter, end.enter), side_enter), 0.0f);
        const float exit = minimum(maximum(maximum(start.exit, end.exit), side_exit), r.limit);
        const int hit = enter <= exit;
        hits[i] = (uint8_t)hit;
        if (options & WANT_FIRST)
            t_enter[i] = hit ? enter : INFINITY;
        if (options & WANT_OTHERS)
            t_exit[i] = hit ? exit : INFINITY;
    }
}

ALWAYS_INLINE void ray_capsule_forms(unsigned options, const problem *p)
{
    const raycast_capsule_arguments a = raycast_capsule_arguments_of(&p->call);
    BY_FORM(p, ray_capsule_loop, options, p->n, *a.rays, *a.capsules, p->bytes, a.t_enter, a.t_exit);
}

static void loop_raycast_capsule(const problem *p)
{
    RAY_CASES(ray_capsule_forms, p)
}

static const query_notes raycast_capsule = {
    .loop = loop_raycast_capsule,
};
