/* The ray of the centre against the rounded box. */
#include "loop.h"
#include "rounded_box.h"

/* From the point of the box nearest to the centre at that time; any direction if the centre is in the box. */
ALWAYS_INLINE point direction_from_box(box b, point centre, point v, float t)
{
    const point at = {centre.x + v.x * t, centre.y + v.y * t, centre.z + v.z * t};
    const point nearest = {minimum(maximum(at.x, b.low.x), b.high.x),
                           minimum(maximum(at.y, b.low.y), b.high.y),
                           minimum(maximum(at.z, b.low.z), b.high.z)};
    const point d = minus(at, nearest);
    const float squared = dot(d, d), inverse_length = 1.0f / sqrtf(squared);
    return (point){squared > 0.0f ? d.x * inverse_length : 1.0f, squared > 0.0f ? d.y * inverse_length : 0.0f,
                   squared > 0.0f ? d.z * inverse_length : 0.0f};
}

/* options is a constant. */
ALWAYS_INLINE void sweep_to_box_loop(form f, unsigned options, size_t n, lh_spheres spheres,
                                     lh_vectors sphere_velocities, lh_aabbs boxes, lh_vectors box_velocities,
                                     float t_max, uint8_t *hits, float *toi, lh_xyz normal)
{
    const box one_box = box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i;
        const point own = vector_at(&sphere_velocities, k);
        const point v = options & GIVE_MOTION
                            ? minus(own, vector_at(&box_velocities, f == FORM_ONE_SECOND ? 0 : i))
                            : own;
        const box b = f == FORM_ONE_SECOND ? one_box : box_at(&boxes, i);
        const float t = enter_rounded_box(sphere_at(&spheres, k), v, b, t_max);
        hits[i] = (uint8_t)(t < INFINITY);
        if (options & WANT_FIRST)
            toi[i] = t;
        if (options & WANT_OTHERS) {
            const point d = direction_from_box(b, sphere_at(&spheres, k).centre, v, t);
            normal.x[i] = t < INFINITY ? d.x : 0.0f;
            normal.y[i] = t < INFINITY ? d.y : 0.0f;
            normal.z[i] = t < INFINITY ? d.z : 0.0f;
        }
    }
}

ALWAYS_INLINE void sweep_to_box_forms(unsigned options, const problem *p)
{
    const sweep_sphere_aabb_arguments a = sweep_sphere_aabb_arguments_of(&p->call);
    BY_FORM(p, sweep_to_box_loop, options, p->n, *a.spheres, *a.sphere_velocity, *a.boxes, *a.box_velocity,
            a.t_max, p->bytes, a.toi, a.normal);
}

static void loop_sweep_sphere_aabb(const problem *p)
{
    switch (p->work->options) {
        CASE(0, sweep_to_box_forms, p);
        CASE(WANT_FIRST, sweep_to_box_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, sweep_to_box_forms, p);
        CASE(WANT_FIRST | GIVE_MOTION, sweep_to_box_forms, p);
    }
}

static const query_notes sweep_sphere_aabb = {
    .loop = loop_sweep_sphere_aabb,
};
