/* The foot of the perpendicular from the centre of b to the way of that of a, and half the chord before it. */
#include "loop.h"

ALWAYS_INLINE point way_of_ball(unsigned options, point a, const lh_vectors *b_velocities, size_t i)
{
    return options & GIVE_MOTION ? minus(a, vector_at(b_velocities, i)) : a;
}

/* options is a constant. */
ALWAYS_INLINE void sweep_balls_loop(form f, unsigned options, size_t n, lh_spheres as,
                                    lh_vectors a_velocities, lh_spheres bs, lh_vectors b_velocities,
                                    float t_max, uint8_t *hits, float *toi, lh_xyz normal)
{
    const sphere one_a = sphere_at(&as, 0), one_b = sphere_at(&bs, 0);
    const point one_velocity = vector_at(&a_velocities, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere a = f == FORM_ONE_FIRST ? one_a : sphere_at(&as, i);
        const sphere b = f == FORM_ONE_SECOND ? one_b : sphere_at(&bs, i);
        const point own = f == FORM_ONE_FIRST ? one_velocity : vector_at(&a_velocities, i);
        const point v = way_of_ball(options, own, &b_velocities, f == FORM_ONE_SECOND ? 0 : i);
        const float inverse_squared = 1.0f / dot(v, v), radius = a.radius + b.radius;
        const point to_b = minus(b.centre, a.centre);
        const float foot = dot(to_b, v) * inverse_squared;
        const point perpendicular = minus(to_b, (point){v.x * foot, v.y * foot, v.z * foot});
        const float squared = radius * radius - dot(perpendicular, perpendicular);
        const float half = sqrtf(maximum(squared, 0.0f) * inverse_squared);
        const float enter = maximum(foot - half, 0.0f);
        const float exit = minimum(foot + half, t_max);
        const int hit = (squared >= 0.0f) & (enter <= exit);
        hits[i] = (uint8_t)hit;
        if (options & WANT_FIRST)
            toi[i] = hit ? enter : INFINITY;
        if (options & WANT_OTHERS) {
            const point p = minus((point){v.x * enter, v.y * enter, v.z * enter}, to_b);
            const float inverse_length = 1.0f / sqrtf(dot(p, p));
            normal.x[i] = hit ? p.x * inverse_length : 0.0f;
            normal.y[i] = hit ? p.y * inverse_length : 0.0f;
            normal.z[i] = hit ? p.z * inverse_length : 0.0f;
        }
    }
}

ALWAYS_INLINE void sweep_balls_forms(unsigned options, const problem *p)
{
    const sweep_sphere_sphere_arguments a = sweep_sphere_sphere_arguments_of(&p->call);
    BY_FORM(p, sweep_balls_loop, options, p->n, *a.a, *a.a_velocity, *a.b, *a.b_velocity, a.t_max, p->bytes,
            a.toi, a.normal);
}

static void loop_sweep_sphere_sphere(const problem *p)
{
    switch (p->work->options) {
        CASE(0, sweep_balls_forms, p);
        CASE(WANT_FIRST, sweep_balls_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, sweep_balls_forms, p);
        CASE(WANT_FIRST | GIVE_MOTION, sweep_balls_forms, p);
    }
}

static const query_notes sweep_sphere_sphere = {
    .loop = loop_sweep_sphere_sphere,
};
