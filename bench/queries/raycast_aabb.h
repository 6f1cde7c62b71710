/* Slabs, from t = 0 on. */
#include "slab.h"

typedef struct ray {
    point origin, inverse;
} ray;

/* options is a constant in all of these. */
ALWAYS_INLINE ray ray_at(unsigned options, const lh_rays *v, size_t i)
{
    const point origin = {v->origin_x[i], v->origin_y[i], v->origin_z[i]};
    if (options & GIVE_INVERSE)
        return (ray){origin, {v->inv_dir_x[i], v->inv_dir_y[i], v->inv_dir_z[i]}};
    return (ray){origin, {1.0f / v->dir_x[i], 1.0f / v->dir_y[i], 1.0f / v->dir_z[i]}};
}

ALWAYS_INLINE void ray_aabb_loop(form f, unsigned options, size_t n, lh_rays rays, lh_aabbs boxes,
                                 uint8_t *hits, float *t_enter, float *t_exit)
{
    const ray one = ray_at(options, &rays, 0);
    const box one_box = box_at(&boxes, 0);
    const float one_limit = options & GIVE_LIMIT ? rays.t_max[0] : INFINITY;
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const ray r = f == FORM_ONE_FIRST ? one : ray_at(options, &rays, i);
        const box b = f == FORM_ONE_SECOND ? one_box : box_at(&boxes, i);
        const slab x = cross_slab(b.low.x - r.origin.x, b.high.x - r.origin.x, r.inverse.x);
        const slab y = cross_slab(b.low.y - r.origin.y, b.high.y - r.origin.y, r.inverse.y);
        const slab z = cross_slab(b.low.z - r.origin.z, b.high.z - r.origin.z, r.inverse.z);
        const float enter = maximum(last_of(x.enter, y.enter, z.enter), 0.0f);
        float exit = first_of(x.exit, y.exit, z.exit);
        if (options & GIVE_LIMIT)
            exit = minimum(exit, f == FORM_ONE_FIRST ? one_limit : rays.t_max[i]);
        const int hit = enter <= exit;
        hits[i] = (uint8_t)hit;
        if (options & WANT_FIRST)
            t_enter[i] = hit ? enter : INFINITY;
        if (options & WANT_OTHERS)
            t_exit[i] = hit ? exit : INFINITY;
    }
}

ALWAYS_INLINE void ray_aabb_forms(unsigned options, const problem *p)
{
    const raycast_aabb_arguments a = raycast_aabb_arguments_of(&p->call);
    BY_FORM(p, ray_aabb_loop, options, p->n, *a.rays, *a.boxes, p->bytes, a.t_enter, a.t_exit);
}

static void loop_raycast_aabb(const problem *p)
{
    switch (p->work->options) {
        CASE(GIVE_INVERSE, ray_aabb_forms, p);
        CASE(GIVE_INVERSE | WANT_FIRST, ray_aabb_forms, p);
        CASE(GIVE_INVERSE | WANT_FIRST | WANT_OTHERS, ray_aabb_forms, p);
        CASE(GIVE_INVERSE | GIVE_LIMIT | WANT_FIRST, ray_aabb_forms, p);
        CASE(WANT_FIRST, ray_aabb_forms, p);
    }
}

static const query_notes raycast_aabb = {
    .loop = loop_raycast_aabb,
    .is_by_inverse = 1,
};
