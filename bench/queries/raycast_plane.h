/* The height over the plane by the slope. */
#include "ray.h"

/* options is a constant in all of these. */
ALWAYS_INLINE void ray_plane_loop(form f, unsigned options, size_t n, lh_rays rays, lh_planes planes,
                                  uint8_t *hits, float *t)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t r = f == FORM_ONE_FIRST ? 0 : i, p = f == FORM_ONE_SECOND ? 0 : i;
        const directed_ray line = directed_ray_at(options, &rays, r);
        const point normal = {planes.nx[p], planes.ny[p], planes.nz[p]};
        const float time = (planes.d[p] - dot(normal, line.origin)) / dot(normal, line.direction);
        const int hit = (0.0f <= time) & (time <= line.limit);
        hits[i] = (uint8_t)hit;
        if (options & WANT_FIRST)
            t[i] = hit ? time : INFINITY;
    }
}

ALWAYS_INLINE void ray_plane_forms(unsigned options, const problem *p)
{
    const raycast_plane_arguments a = raycast_plane_arguments_of(&p->call);
    BY_FORM(p, ray_plane_loop, options, p->n, *a.rays, *a.planes, p->bytes, a.t);
}

static void loop_raycast_plane(const problem *p)
{
    switch (p->work->options) {
        CASE(0, ray_plane_forms, p);
        CASE(WANT_FIRST, ray_plane_forms, p);
        CASE(GIVE_LIMIT | WANT_FIRST, ray_plane_forms, p);
        CASE(GIVE_INVERSE | WANT_FIRST, ray_plane_forms, p);
    }
}

static const query_notes raycast_plane = {
    .loop = loop_raycast_plane,
};
