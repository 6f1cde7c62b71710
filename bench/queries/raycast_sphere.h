/* The foot of the perpendicular from the centre to the line, and half the chord before and behind it. */
#include "loop.h"

typedef struct sphere_ray {
    point origin, direction;
    float inverse_squared; /* of the direction */
    float limit;
} sphere_ray;

/* options is a constant in all of these. */
ALWAYS_INLINE sphere_ray sphere_ray_at(unsigned options, const lh_rays *v, size_t i)
{
    sphere_ray r = {.origin = {v->origin_x[i], v->origin_y[i], v->origin_z[i]}};
    if (options & GIVE_INVERSE)
        r.direction = (point){1.0f / v->inv_dir_x[i], 1.0f / v->inv_dir_y[i], 1.0f / v->inv_dir_z[i]};
    else
        r.direction = (point){v->dir_x[i], v->dir_y[i], v->dir_z[i]};
    r.inverse_squared = 1.0f / dot(r.direction, r.direction);
    r.limit = options & GIVE_LIMIT ? v->t_max[i] : INFINITY;
    return r;
}

ALWAYS_INLINE void ray_sphere_loop(form f, unsigned options, size_t n, lh_rays rays, lh_spheres spheres,
                                   uint8_t *hits, float *t_enter, float *t_exit)
{
    const sphere_ray one = sphere_ray_at(options, &rays, 0);
    const sphere one_sphere = sphere_at(&spheres, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere_ray r = f == FORM_ONE_FIRST ? one : sphere_ray_at(options, &rays, i);
        const sphere s = f == FORM_ONE_SECOND ? one_sphere : sphere_at(&spheres, i);
        const point d = r.direction, to_centre = minus(s.centre, r.origin);
        const float foot = dot(to_centre, d) * r.inverse_squared;
        const point perpendicular = minus(to_centre, (point){d.x * foot, d.y * foot, d.z * foot});
        const float squared = s.radius * s.radius - dot(perpendicular, perpendicular);
        const float half = sqrtf(maximum(squared, 0.0f) * r.inverse_squared);
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
    switch (p->work->options) {
        CASE(0, ray_sphere_forms, p);
        CASE(WANT_FIRST, ray_sphere_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, ray_sphere_forms, p);
        CASE(GIVE_LIMIT | WANT_FIRST, ray_sphere_forms, p);
        CASE(GIVE_INVERSE | WANT_FIRST, ray_sphere_forms, p);
    }
}

static const query_notes raycast_sphere = {
    .loop = loop_raycast_sphere,
};
