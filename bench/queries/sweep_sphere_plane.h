/* The height of the lowest point, by how fast it falls. */
#include "loop.h"

ALWAYS_INLINE point way_to_plane(unsigned options, point own, const lh_vectors *plane_velocities, size_t i)
{
    return options & GIVE_MOTION ? minus(own, vector_at(plane_velocities, i)) : own;
}

/* options is a constant. */
ALWAYS_INLINE void sweep_to_plane_loop(form f, unsigned options, size_t n, lh_spheres spheres,
                                       lh_vectors sphere_velocities, lh_planes planes,
                                       lh_vectors plane_velocities, float t_max, uint8_t *hits, float *toi)
{
    const plane one_plane = plane_at(&planes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i;
        const sphere s = sphere_at(&spheres, k);
        const plane p = f == FORM_ONE_SECOND ? one_plane : plane_at(&planes, i);
        const point v = way_to_plane(options, vector_at(&sphere_velocities, k), &plane_velocities,
                                     f == FORM_ONE_SECOND ? 0 : i);
        const float height = dot(p.normal, s.centre) - p.d - s.radius * sqrtf(dot(p.normal, p.normal));
        const float pace = -dot(p.normal, v), arrival = maximum(height, 0.0f) / pace;
        const int hit = (height <= 0.0f) | ((pace > 0.0f) & (arrival <= t_max));
        hits[i] = (uint8_t)hit;
        if (options & WANT_FIRST)
            toi[i] = height <= 0.0f ? 0.0f : hit ? arrival : INFINITY;
    }
}

ALWAYS_INLINE void sweep_to_plane_forms(unsigned options, const problem *p)
{
    const sweep_sphere_plane_arguments a = sweep_sphere_plane_arguments_of(&p->call);
    BY_FORM(p, sweep_to_plane_loop, options, p->n, *a.spheres, *a.sphere_velocity, *a.planes,
            *a.plane_velocity, a.t_max, p->bytes, a.toi);
}

static void loop_sweep_sphere_plane(const problem *p)
{
    switch (p->work->options) {
        CASE(0, sweep_to_plane_forms, p);
        CASE(WANT_FIRST, sweep_to_plane_forms, p);
        CASE(WANT_FIRST | GIVE_MOTION, sweep_to_plane_forms, p);
    }
}

static const query_notes sweep_sphere_plane = {
    .loop = loop_sweep_sphere_plane,
};
