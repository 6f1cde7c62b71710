/* The slabs of the Minkowski difference of the boxes, crossed by their relative velocity. */
#include "slab.h"

enum { B_MOVES = 16 }; /* an option of these workloads alone */

static void bind_sweep_aabb_aabb(problem *p)
{
    p->a = boxes_of(&p->first);
    p->a_velocity = vectors_of(&p->first, 6);
    p->b = boxes_of(&p->second);
    p->b_velocity = vectors_of(&p->second, 6);
}

static void solve_sweep_aabb_aabb(const problem *p, any_function *f)
{
    const lh_vectors *b_velocity = p->work->options & B_MOVES ? &p->b_velocity : NULL;
    TYPED(f, sweep_aabb_aabb)
    (&p->a, &p->a_velocity, &p->b, b_velocity, p->t_max, p->hits, p->t_enter, p->normal);
}

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
    if (!(options & B_MOVES))
        return a;
    const point b = vector_at(b_velocities, i);
    return (point){a.x - b.x, a.y - b.y, a.z - b.z};
}

/* options is a constant, so that the loop holds no question. */
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
        if (options & WANT_TIME)
            toi[i] = hit ? enter : INFINITY;
        if (options & WANT_NORMAL) {
            const int face_z = enter == z.enter ? face_against(inverse.z, 3) : 0;
            const int face_yz = enter == y.enter ? face_against(inverse.y, 2) : face_z;
            const int face = enter == x.enter ? face_against(inverse.x, 1) : face_yz;
            normal[i] = (int8_t)(hit ? face : 0);
        }
    }
}

ALWAYS_INLINE void sweep_forms(unsigned options, const problem *p)
{
    BY_FORM(p, sweep_loop, options, p->n, p->a, p->a_velocity, p->b, p->b_velocity, p->t_max, p->bytes,
            p->t_enter, p->normal);
}

static void loop_sweep_aabb_aabb(const problem *p)
{
    switch (p->work->options) {
    case 0:
        sweep_forms(0, p);
        break;
    case WANT_TIME:
        sweep_forms(WANT_TIME, p);
        break;
    case WANT_TIME | WANT_NORMAL:
        sweep_forms(WANT_TIME | WANT_NORMAL, p);
        break;
    default:
        sweep_forms(WANT_TIME | B_MOVES, p);
        break;
    }
}

static const workload sweep_aabb_aabb_workloads[] = {
    {"sweep_aabb_aabb", &moving_box_shape, &box_shape, 0, 0},
    {"sweep_aabb_aabb.toi", &moving_box_shape, &box_shape, WANT_TIME, 1},
    {"sweep_aabb_aabb.toi.normal", &moving_box_shape, &box_shape, WANT_TIME | WANT_NORMAL, 0},
    {"sweep_aabb_aabb.both.toi", &moving_box_shape, &slow_box_shape, WANT_TIME | B_MOVES, 0},
    {0},
};

static const query sweep_aabb_aabb = {
    NAMES(sweep_aabb_aabb),         .workloads = sweep_aabb_aabb_workloads, .bind = bind_sweep_aabb_aabb,
    .solve = solve_sweep_aabb_aabb, .loop = loop_sweep_aabb_aabb,
};
