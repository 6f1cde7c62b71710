#include <string.h>

#include "problem.h"
#include "workload.h"

/* ---- Sphere against box ---- */

static void bind_sphere_aabb(problem *p)
{
    p->spheres = spheres_of(&p->first);
    p->b = boxes_of(&p->second);
}

static lh_status call_sphere_aabb(const problem *p)
{
    return lh_overlap_sphere_aabb(&p->spheres, &p->b, p->hits);
}

static void run_sphere_aabb(const problem *p, const lh_backend *backend)
{
    backend->overlap_sphere_aabb(&p->spheres, &p->b, p->hits);
}

static void loop_sphere_aabb(const problem *p, const baseline *loops)
{
    loops->overlap_sphere_aabb(&p->spheres, &p->b, p->n, p->bytes);
}

static const bench_test overlap_sphere_aabb = {"overlap_sphere_aabb", bind_sphere_aabb, call_sphere_aabb,
                                               run_sphere_aabb,       loop_sphere_aabb, NULL};

/* ---- Triangle against box ---- */

static void bind_triangle_aabb(problem *p)
{
    p->triangles = triangles_of(&p->first);
    p->b = boxes_of(&p->second);
}

static lh_status call_triangle_aabb(const problem *p)
{
    return lh_overlap_triangle_aabb(&p->triangles, &p->b, p->hits);
}

static void run_triangle_aabb(const problem *p, const lh_backend *backend)
{
    backend->overlap_triangle_aabb(&p->triangles, &p->b, p->hits);
}

static void loop_triangle_aabb(const problem *p, const baseline *loops)
{
    loops->overlap_triangle_aabb(&p->triangles, &p->b, p->n, p->bytes);
}

static float value_of(const operand *o, size_t column, size_t i)
{
    const size_t element = o->count == 1 ? 0 : i;
    const size_t at =
        o->index ? *(const uint32_t *)((const char *)o->index + element * o->index_stride) : element;
    return *(const float *)((const char *)o->column[column] + at * o->stride);
}

static int overlaps_bounds(const operand *triangles, const operand *boxes, size_t i)
{
    for (size_t axis = 0; axis < 3; axis++) {
        float low = value_of(triangles, axis, i);
        float high = low;
        for (size_t vertex = 1; vertex < 3; vertex++) {
            const float v = value_of(triangles, 3 * vertex + axis, i);
            low = v < low ? v : low;
            high = v > high ? v : high;
        }
        if (low > value_of(boxes, 3 + axis, i) || high < value_of(boxes, axis, i))
            return 0;
    }
    return 1;
}

/* Those which the axes of the box do not separate. */
static size_t undecided_triangle_aabb(const problem *p)
{
    size_t count = 0;
    for (size_t i = 0; i < p->n; i++)
        count += (size_t)overlaps_bounds(&p->first, &p->second, i);
    return count;
}

static const bench_test overlap_triangle_aabb = {"overlap_triangle_aabb", bind_triangle_aabb,
                                                 call_triangle_aabb,      run_triangle_aabb,
                                                 loop_triangle_aabb,      undecided_triangle_aabb};

/* ---- Box against box ---- */

static void bind_aabb_aabb(problem *p)
{
    p->a = boxes_of(&p->first);
    p->b = boxes_of(&p->second);
}

static lh_status call_overlap_aabb_aabb(const problem *p)
{
    return lh_overlap_aabb_aabb(&p->a, &p->b, p->hits);
}

static void run_overlap_aabb_aabb(const problem *p, const lh_backend *backend)
{
    backend->overlap_aabb_aabb(&p->a, &p->b, p->hits);
}

static void loop_overlap_aabb_aabb(const problem *p, const baseline *loops)
{
    loops->overlap_aabb_aabb(&p->a, &p->b, p->n, p->bytes);
}

static const bench_test overlap_aabb_aabb = {"overlap_aabb_aabb",    bind_aabb_aabb,
                                             call_overlap_aabb_aabb, run_overlap_aabb_aabb,
                                             loop_overlap_aabb_aabb, NULL};

static lh_status call_contains_aabb_aabb(const problem *p)
{
    return lh_contains_aabb_aabb(&p->a, &p->b, p->hits);
}

static void run_contains_aabb_aabb(const problem *p, const lh_backend *backend)
{
    backend->contains_aabb_aabb(&p->a, &p->b, p->hits);
}

static void loop_contains_aabb_aabb(const problem *p, const baseline *loops)
{
    loops->contains_aabb_aabb(&p->a, &p->b, p->n, p->bytes);
}

static const bench_test contains_aabb_aabb = {"contains_aabb_aabb",    bind_aabb_aabb,
                                              call_contains_aabb_aabb, run_contains_aabb_aabb,
                                              loop_contains_aabb_aabb, NULL};

/* ---- Ray against box ---- */

static void bind_ray_aabb(problem *p)
{
    p->rays = rays_of(&p->first, p->work->options & GIVE_INVERSE);
    p->b = boxes_of(&p->second);
}

static lh_status call_ray_aabb(const problem *p)
{
    return lh_raycast_aabb(&p->rays, &p->b, p->hits, p->t_enter, p->t_exit);
}

static void run_ray_aabb(const problem *p, const lh_backend *backend)
{
    backend->raycast_aabb(&p->rays, &p->b, p->hits, p->t_enter, p->t_exit);
}

static void loop_ray_aabb(const problem *p, const baseline *loops)
{
    loops->raycast_aabb(&p->rays, &p->b, p->n, p->bytes, p->t_enter, p->t_exit);
}

static const bench_test raycast_aabb = {"raycast_aabb", bind_ray_aabb, call_ray_aabb,
                                        run_ray_aabb,   loop_ray_aabb, NULL};

/* ---- Moving box against box ---- */

static void bind_sweep(problem *p)
{
    p->a = boxes_of(&p->first);
    p->a_velocity = vectors_of(&p->first, 6);
    p->b = boxes_of(&p->second);
    p->b_velocity = vectors_of(&p->second, 6);
    p->b_moves = p->work->second->columns > 6;
}

static const lh_vectors *b_velocity_of(const problem *p)
{
    return p->b_moves ? &p->b_velocity : NULL;
}

static lh_status call_sweep(const problem *p)
{
    return lh_sweep_aabb_aabb(&p->a, &p->a_velocity, &p->b, b_velocity_of(p), p->t_max, p->hits, p->t_enter,
                              p->normal);
}

static void run_sweep(const problem *p, const lh_backend *backend)
{
    backend->sweep_aabb_aabb(&p->a, &p->a_velocity, &p->b, b_velocity_of(p), p->t_max, p->hits, p->t_enter,
                             p->normal);
}

static void loop_sweep(const problem *p, const baseline *loops)
{
    loops->sweep_aabb_aabb(&p->a, &p->a_velocity, &p->b, b_velocity_of(p), p->t_max, p->n, p->bytes,
                           p->t_enter, p->normal);
}

static const bench_test sweep_aabb_aabb = {"sweep_aabb_aabb", bind_sweep, call_sweep,
                                           run_sweep,         loop_sweep, NULL};

/* ---- The list ---- */

const workload workloads[] = {
    {"overlap_sphere_aabb", &overlap_sphere_aabb, &sphere_shape, &box_shape, 0},
    {"overlap_aabb_aabb", &overlap_aabb_aabb, &box_shape, &box_shape, 0},
    {"contains_aabb_aabb", &contains_aabb_aabb, &large_box_shape, &small_box_shape, 0},
    {"raycast_aabb", &raycast_aabb, &ray_shape, &box_shape, GIVE_INVERSE},
    {"raycast_aabb.t", &raycast_aabb, &ray_shape, &box_shape, GIVE_INVERSE | WANT_TIME},
    {"raycast_aabb.t.exit", &raycast_aabb, &ray_shape, &box_shape, GIVE_INVERSE | WANT_TIME | WANT_EXIT},
    {"raycast_aabb.dir.t", &raycast_aabb, &ray_shape, &box_shape, WANT_TIME},
    {"sweep_aabb_aabb", &sweep_aabb_aabb, &moving_box_shape, &box_shape, 0},
    {"sweep_aabb_aabb.toi", &sweep_aabb_aabb, &moving_box_shape, &box_shape, WANT_TIME},
    {"sweep_aabb_aabb.toi.normal", &sweep_aabb_aabb, &moving_box_shape, &box_shape, WANT_TIME | WANT_NORMAL},
    {"sweep_aabb_aabb.both.toi", &sweep_aabb_aabb, &moving_box_shape, &slow_box_shape, WANT_TIME},
    {"overlap_triangle_aabb", &overlap_triangle_aabb, &triangle_shape, &box_shape, 0},
};
const size_t workload_count = sizeof workloads / sizeof workloads[0];

const workload *workload_named(const char *name)
{
    for (size_t i = 0; i < workload_count; i++)
        if (strcmp(workloads[i].name, name) == 0)
            return &workloads[i];
    return NULL;
}
