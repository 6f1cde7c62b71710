/* The slabs of the Minkowski difference of the boxes, crossed by their relative velocity. */
#include "slab.h"

ALWAYS_INLINE slab cross_boxes(float a_low, float a_high, float b_low, float b_high, float inverse)
{
    return cross_slab(b_low - a_high, b_high - a_low, inverse);
}

ALWAYS_INLINE int face_against(float inverse, int axis)
{
    return inverse < 0.0f ? axis : -axis;
}

ALWAYS_INLINE point relative(unsigned options, point a, const lh_vectors *b_velocities, size_t i)
{
    if (!(options & GIVE_MOTION))
        return a;
    const point b = vector_at(b_velocities, i);
    return minus(a, b);
}

/* options is a constant. */
ALWAYS_INLINE void sweep_loop(form f, unsigned options, size_t n, lh_aabbs as, lh_vectors a_velocities,
                              lh_aabbs bs, lh_vectors b_velocities, float t_max, uint8_t *hits, float *toi,
                              int8_t *normal)
{
    const box one_a = box_at(&as, 0), one_b = box_at(&bs, 0);
    const point one_velocity = vector_at(&a_velocities, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const box a = f == FORM_ONE_FIRST ? one_a : box_at(&as, i);
        const box b = f == FORM_ONE_SECOND ? one_b : box_at(&bs, i);
        const point own = f == FORM_ONE_FIRST ? one_velocity : vector_at(&a_velocities, i);
        const point velocity = relative(options, own, &b_velocities, f == FORM_ONE_SECOND ? 0 : i);
        const point inverse = {1.0f / velocity.x, 1.0f / velocity.y, 1.0f / velocity.z};
        const slab x = cross_boxes(a.low.x, a.high.x, b.low.x, b.high.x, inverse.x);
        const slab y = cross_boxes(a.low.y, a.high.y, b.low.y, b.high.y, inverse.y);
        const slab z = cross_boxes(a.low.z, a.high.z, b.low.z, b.high.z, inverse.z);
        const float enter = maximum(last_of(x.enter, y.enter, z.enter), 0.0f);
        const float exit = minimum(first_of(x.exit, y.exit, z.exit), t_max);
        const int hit = enter <= exit;
        hits[i] = (uint8_t)hit;
        if (options & WANT_FIRST)
            toi[i] = hit ? enter : INFINITY;
        if (options & WANT_OTHERS) {
            const int face_z = enter == z.enter ? face_against(inverse.z, 3) : 0;
            const int face_yz = enter == y.enter ? face_against(inverse.y, 2) : face_z;
            const int face = enter == x.enter ? face_against(inverse.x, 1) : face_yz;
            normal[i] = (int8_t)(hit ? face : 0);
        }
    }
}

ALWAYS_INLINE void sweep_forms(unsigned options, const problem *p)
{
    const sweep_aabb_aabb_arguments a = sweep_aabb_aabb_arguments_of(&p->call);
    BY_FORM(p, sweep_loop, options, p->n, *a.a, *a.a_velocity, *a.b, *a.b_velocity, a.t_max, p->bytes, a.toi,
            a.normal);
}

static void loop_sweep_aabb_aabb(const problem *p)
{
    switch (p->work->options) {
        CASE(0, sweep_forms, p);
        CASE(WANT_FIRST, sweep_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, sweep_forms, p);
        CASE(WANT_FIRST | GIVE_MOTION, sweep_forms, p);
    }
}

static const query_notes sweep_aabb_aabb = {
    .loop = loop_sweep_aabb_aabb,
};
