#include "calls.h"

static lh_status overlap_sphere_aabb(const lh_backend *table, const arguments *a)
{
    const lh_spheres *spheres = &a->operand[0]->spheres;
    const lh_aabbs *boxes = &a->operand[1]->aabbs;
    return table ? table->overlap_sphere_aabb(spheres, boxes, a->hits)
                 : lh_overlap_sphere_aabb(spheres, boxes, a->hits);
}

static lh_status overlap_triangle_aabb(const lh_backend *table, const arguments *a)
{
    const lh_triangles *triangles = &a->operand[0]->triangles;
    const lh_aabbs *boxes = &a->operand[1]->aabbs;
    return table ? table->overlap_triangle_aabb(triangles, boxes, a->hits)
                 : lh_overlap_triangle_aabb(triangles, boxes, a->hits);
}

static lh_status overlap_aabb_aabb(const lh_backend *table, const arguments *a)
{
    const lh_aabbs *first = &a->operand[0]->aabbs, *second = &a->operand[1]->aabbs;
    return table ? table->overlap_aabb_aabb(first, second, a->hits)
                 : lh_overlap_aabb_aabb(first, second, a->hits);
}

static lh_status contains_aabb_aabb(const lh_backend *table, const arguments *a)
{
    const lh_aabbs *outer = &a->operand[0]->aabbs, *inner = &a->operand[1]->aabbs;
    return table ? table->contains_aabb_aabb(outer, inner, a->hits)
                 : lh_contains_aabb_aabb(outer, inner, a->hits);
}

static lh_status raycast_aabb(const lh_backend *table, const arguments *a)
{
    const lh_rays *rays = &a->operand[0]->rays;
    const lh_aabbs *boxes = &a->operand[1]->aabbs;
    return table ? table->raycast_aabb(rays, boxes, a->hits, a->t[0], a->t[1])
                 : lh_raycast_aabb(rays, boxes, a->hits, a->t[0], a->t[1]);
}

static lh_status sweep_aabb_aabb(const lh_backend *table, const arguments *a)
{
    const lh_aabbs *first = &a->operand[0]->aabbs, *second = &a->operand[2]->aabbs;
    const lh_vectors *first_velocity = &a->operand[1]->vectors;
    const lh_vectors *second_velocity = a->operand[3] ? &a->operand[3]->vectors : NULL;
    return table ? table->sweep_aabb_aabb(first, first_velocity, second, second_velocity, a->t_max, a->hits,
                                          a->t[0], a->normal)
                 : lh_sweep_aabb_aabb(first, first_velocity, second, second_velocity, a->t_max, a->hits,
                                      a->t[0], a->normal);
}

const call calls[CALLS] = {
    {"overlap_sphere_aabb", 2, {KIND_SPHERE, KIND_AABB}, 0, false, false, overlap_sphere_aabb},
    {"overlap_triangle_aabb", 2, {KIND_TRIANGLE, KIND_AABB}, 0, false, false, overlap_triangle_aabb},
    {"overlap_aabb_aabb", 2, {KIND_AABB, KIND_AABB}, 0, false, false, overlap_aabb_aabb},
    {"contains_aabb_aabb", 2, {KIND_AABB, KIND_AABB}, 0, false, true, contains_aabb_aabb},
    {"raycast_aabb", 2, {KIND_RAY, KIND_AABB}, 2, false, false, raycast_aabb},
    {"sweep_aabb_aabb", 4, {KIND_AABB, KIND_VECTOR, KIND_AABB, KIND_VECTOR}, 1, true, false, sweep_aabb_aabb},
};
