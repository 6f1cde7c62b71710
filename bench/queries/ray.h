/* Rays by their directions in plain loops. */
#ifndef LANEHIT_BENCH_RAY_H
#define LANEHIT_BENCH_RAY_H

#include "loop.h"

typedef struct directed_ray {
    point origin, direction;
    float limit;
} directed_ray;

/* options is a constant in all of these. */
ALWAYS_INLINE directed_ray directed_ray_at(unsigned options, const lh_rays *v, size_t i)
{
    directed_ray r = {.origin = {v->origin_x[i], v->origin_y[i], v->origin_z[i]}};
    if (options & GIVE_INVERSE)
        r.direction = (point){1.0f / v->inv_dir_x[i], 1.0f / v->inv_dir_y[i], 1.0f / v->inv_dir_z[i]};
    else
        r.direction = (point){v->dir_x[i], v->dir_y[i], v->dir_z[i]};
    r.limit = options & GIVE_LIMIT ? v->t_max[i] : INFINITY;
    return r;
}

/* What rays are asked for in workloads, with the options as a constant. */
#define RAY_CASES(function, p)                                                                               \
    switch ((p)->work->options) {                                                                            \
        CASE(0, function, p);                                                                                \
        CASE(WANT_FIRST, function, p);                                                                       \
        CASE(WANT_FIRST | WANT_OTHERS, function, p);                                                         \
        CASE(GIVE_LIMIT | WANT_FIRST, function, p);                                                          \
        CASE(GIVE_INVERSE | WANT_FIRST, function, p);                                                        \
    }

#endif
