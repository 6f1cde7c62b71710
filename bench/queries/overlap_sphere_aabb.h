/* Squared distance from the centre to its clamp onto the box. */
#include "loop.h"

static void bind_overlap_sphere_aabb(problem *p)
{
    p->spheres = spheres_of(&p->first);
    p->b = boxes_of(&p->second);
}

static void solve_overlap_sphere_aabb(const problem *p, any_function *f)
{
    TYPED(f, overlap_sphere_aabb)(&p->spheres, &p->b, p->hits);
}

typedef struct sphere {
    point centre;
    float radius;
} sphere;

ALWAYS_INLINE sphere sphere_at(const lh_spheres *v, size_t i)
{
    return (sphere){{v->x[i], v->y[i], v->z[i]}, v->radius[i]};
}

ALWAYS_INLINE float distance_to_clamp(float c, float low, float high)
{
    return minimum(maximum(c, low), high) - c;
}

ALWAYS_INLINE void sphere_aabb_loop(form f, size_t n, lh_spheres spheres, lh_aabbs boxes, uint8_t *hits)
{
    const sphere one = sphere_at(&spheres, 0);
    const box one_box = box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere s = f == FORM_ONE_FIRST ? one : sphere_at(&spheres, i);
        const box b = f == FORM_ONE_SECOND ? one_box : box_at(&boxes, i);
        const float dx = distance_to_clamp(s.centre.x, b.low.x, b.high.x);
        const float dy = distance_to_clamp(s.centre.y, b.low.y, b.high.y);
        const float dz = distance_to_clamp(s.centre.z, b.low.z, b.high.z);
        hits[i] = dx * dx + dy * dy + dz * dz <= s.radius * s.radius;
    }
}

static void loop_overlap_sphere_aabb(const problem *p)
{
    BY_FORM(p, sphere_aabb_loop, p->n, p->spheres, p->b, p->bytes);
}

static const workload overlap_sphere_aabb_workloads[] = {
    {"overlap_sphere_aabb", &sphere_shape, &box_shape, 0, 1},
    {0},
};

static const query overlap_sphere_aabb = {
    NAMES(overlap_sphere_aabb),       .workloads = overlap_sphere_aabb_workloads,
    .bind = bind_overlap_sphere_aabb, .solve = solve_overlap_sphere_aabb,
    .loop = loop_overlap_sphere_aabb,
};
