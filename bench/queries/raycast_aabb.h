/* Slabs, from t = 0 on. */
#include "slab.h"

static void bind_raycast_aabb(problem *p)
{
    p->rays = rays_of(&p->first, p->work->options & GIVE_INVERSE);
    p->b = boxes_of(&p->second);
}

static void solve_raycast_aabb(const problem *p, any_function *f)
{
    TYPED(f, raycast_aabb)(&p->rays, &p->b, p->hits, p->t_enter, p->t_exit);
}

typedef struct ray {
    point origin, inverse;
} ray;

/* options is a constant in all of these, so that the loop holds no question. */
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
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const ray r = f == FORM_ONE_FIRST ? one : ray_at(options, &rays, i);
        const box b = f == FORM_ONE_SECOND ? one_box : box_at(&boxes, i);
        const slab x = cross_slab(b.low.x - r.origin.x, b.high.x - r.origin.x, r.inverse.x);
        const slab y = cross_slab(b.low.y - r.origin.y, b.high.y - r.origin.y, r.inverse.y);
        const slab z = cross_slab(b.low.z - r.origin.z, b.high.z - r.origin.z, r.inverse.z);
        const float enter = maximum(last_of(x.enter, y.enter, z.enter), 0.0f);
        const float exit = first_of(x.exit, y.exit, z.exit);
        const int hit = enter <= exit;
        hits[i] = (uint8_t)hit;
        if (options & WANT_TIME)
            t_enter[i] = hit ? enter : INFINITY;
        if (options & WANT_EXIT)
            t_exit[i] = hit ? exit : INFINITY;
    }
}

ALWAYS_INLINE void ray_aabb_forms(unsigned options, const problem *p)
{
    BY_FORM(p, ray_aabb_loop, options, p->n, p->rays, p->b, p->bytes, p->t_enter, p->t_exit);
}

static void loop_raycast_aabb(const problem *p)
{
    switch (p->work->options) {
    case GIVE_INVERSE:
        ray_aabb_forms(GIVE_INVERSE, p);
        break;
    case GIVE_INVERSE | WANT_TIME:
        ray_aabb_forms(GIVE_INVERSE | WANT_TIME, p);
        break;
    case GIVE_INVERSE | WANT_TIME | WANT_EXIT:
        ray_aabb_forms(GIVE_INVERSE | WANT_TIME | WANT_EXIT, p);
        break;
    default:
        ray_aabb_forms(WANT_TIME, p);
        break;
    }
}

static const workload raycast_aabb_workloads[] = {
    {"raycast_aabb", &ray_shape, &box_shape, GIVE_INVERSE, 0},
    {"raycast_aabb.t", &ray_shape, &box_shape, GIVE_INVERSE | WANT_TIME, 1},
    {"raycast_aabb.t.exit", &ray_shape, &box_shape, GIVE_INVERSE | WANT_TIME | WANT_EXIT, 0},
    {"raycast_aabb.dir.t", &ray_shape, &box_shape, WANT_TIME, 0},
    {0},
};

static const query raycast_aabb = {
    NAMES(raycast_aabb),         .workloads = raycast_aabb_workloads, .bind = bind_raycast_aabb,
    .solve = solve_raycast_aabb, .loop = loop_raycast_aabb,
};
