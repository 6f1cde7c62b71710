/* A ray and a triangle in plain loops. */
#ifndef LANEHIT_BENCH_RAY_TRIANGLE_H
#define LANEHIT_BENCH_RAY_TRIANGLE_H

#include "ray.h"

/* options and culls are constants in all of these. */
ALWAYS_INLINE void ray_triangle_loop(form f, unsigned options, int culls, size_t n, lh_rays rays,
                                     lh_triangles triangles, uint8_t *hits, float *t, float *u, float *v)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t r = f == FORM_ONE_FIRST ? 0 : i, k = f == FORM_ONE_SECOND ? 0 : i;
        const directed_ray line = directed_ray_at(options, &rays, r);
        const triangle side = triangle_at(&triangles, k);
        const point ab = minus(side.b, side.a), ac = minus(side.c, side.a);
        const point p = cross_of(line.direction, ac), from_a = minus(line.origin, side.a);
        const point q = cross_of(from_a, ab);
        const float det = dot(ab, p), inverse = 1.0f / det;
        const float u_here = dot(from_a, p) * inverse, v_here = dot(line.direction, q) * inverse;
        const float time = dot(ac, q) * inverse;
        const int hit = (u_here >= 0.0f) & (v_here >= 0.0f) & (u_here + v_here <= 1.0f) & (0.0f <= time) &
                        (time <= line.limit) & (!culls | (det > 0.0f));
        hits[i] = (uint8_t)hit;
        if (options & WANT_FIRST)
            t[i] = hit ? time : INFINITY;
        if (options & WANT_OTHERS) {
            u[i] = hit ? u_here : 0.0f;
            v[i] = hit ? v_here : 0.0f;
        }
    }
}

#endif
