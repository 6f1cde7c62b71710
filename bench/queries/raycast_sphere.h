/* The foot of the perpendicular from the centre to the line, and half the chord before and behind it. */
#include "ray.h"

/* options is a constant in all of these. */
ALWAYS_INLINE void ray_sphere_loop(form f, unsigned options, size_t n, lh_rays rays, lh_spheres spheres,
                                   uint8_t *hits, float *t_enter, float *t_exit)
{
    const directed_ray one = directed_ray_at(options, &rays, 0);
    const float one_inverse_squared = 1.0f / dot(one.direction, one.direction);
    const sphere one_sphere = sphere_at(&spheres, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const directed_ray r = f == FORM_ONE_FIRST ? one : directed_ray_at(options, &rays, i);
        const sphere s = f == FORM_ONE_SECOND ? one_sphere : sphere_at(&spheres, i);
        const point d = r.direction, to_centre = minus(s.centre, r.origin);
        const float inverse_squared = f == FORM_ONE_FIRST ? one_inverse_squared : 1.0f / dot(d, d);
        const float foot = dot(to_centre, d) * inverse_squared;
        const point perpendicular = minus(to_centre, (point){d.x * foot, d.y * foot, d.z * foot});
        const float squared = s.radius * s.radius - dot(perpendicular, perpendicular);
        const float half = sqrtf(maximum(squared, 0.0f) * inverse_squared);
        const float enter = maximum(foot - half, 0.0f);
        const float exit = minimum(foot + half, r.limit);
        const int hit = (squared >= 0.0f) & (enter <= exit);
        hits[i] = (uint8_t)hit;
        if (options & WANT_FIRST)
            t_enter[i] = hit ? enter : INFINITY;
        if (options & WANT_OTHERS)
            t_exit[i] = hit ? exit : INFINITY;
    }
}

ALWAYS_INLINE void ray_sphere_forms(unsigned options, const problem *p)
{
    const raycast_sphere_arguments a = raycast_sphere_arguments_of(&p->call);
    BY_FORM(p, ray_sphere_loop, options, p->n, *a.rays, *a.spheres, p->bytes, a.t_enter, a.t_exit);
}

static void loop_raycast_sphere(const problem *p)
{
    RAY_CASES(ray_sphere_forms, p)
}

static const query_notes raycast_sphere = {
    .loop = loop_raycast_sphere,
};
