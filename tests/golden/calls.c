#include "calls.h"

static lh_status overlap_sphere_aabb(const lh_backend *table, const arguments *a)
{
    const lh_spheres *spheres = &a->operand[0]->spheres;
    const lh_aabbs *boxes = &a->operand[1]->aabbs;
    if (!table)
        return lh_overlap_sphere_aabb(spheres, boxes, a->hits);
    table->overlap_sphere_aabb(spheres, boxes, a->n, a->hits);
    return LH_OK;
}

static lh_status overlap_triangle_aabb(const lh_backend *table, const arguments *a)
{
    const lh_triangles *triangles = &a->operand[0]->triangles;
    const lh_aabbs *boxes = &a->operand[1]->aabbs;
    if (!table)
        return lh_overlap_triangle_aabb(triangles, boxes, a->hits);
    table->overlap_triangle_aabb(triangles, boxes, a->n, a->hits);
    return LH_OK;
}

static lh_status overlap_aabb_aabb(const lh_backend *table, const arguments *a)
{
    const lh_aabbs *first = &a->operand[0]->aabbs, *second = &a->operand[1]->aabbs;
    if (!table)
        return lh_overlap_aabb_aabb(first, second, a->hits);
    table->overlap_aabb_aabb(first, second, a->n, a->hits);
    return LH_OK;
}

static lh_status contains_aabb_aabb(const lh_backend *table, const arguments *a)
{
    const lh_aabbs *outer = &a->operand[0]->aabbs, *inner = &a->operand[1]->aabbs;
    if (!table)
        return lh_contains_aabb_aabb(outer, inner, a->hits);
    table->contains_aabb_aabb(outer, inner, a->n, a->hits);
    return LH_OK;
}

static lh_status raycast_aabb(const lh_backend *table, const arguments *a)
{
    const lh_rays *rays = &a->operand[0]->rays;
    const lh_aabbs *boxes = &a->operand[1]->aabbs;
    if (!table)
        return lh_raycast_aabb(rays, boxes, a->hits, a->t[0], a->t[1]);
    table->raycast_aabb(rays, boxes, a->n, a->hits, a->t[0], a->t[1]);
    return LH_OK;
}

static lh_status sweep_aabb_aabb(const lh_backend *table, const arguments *a)
{
    const lh_aabbs *first = &a->operand[0]->aabbs, *second = &a->operand[2]->aabbs;
    const lh_vectors *first_velocity = &a->operand[1]->vectors;
    const lh_vectors *second_velocity = a->operand[3] ? &a->operand[3]->vectors : NULL;
    if (!table)
        return lh_sweep_aabb_aabb(first, first_velocity, second, second_velocity, a->t_max, a->hits, a->t[0],
                                  a->normal);
    table->sweep_aabb_aabb(first, first_velocity, second, second_velocity, a->t_max, a->n, a->hits, a->t[0],
                           a->normal);
    return LH_OK;
}

const call calls[CALLS] = {
    {"overlap_sphere_aabb", 2, {KIND_SPHERE, KIND_AABB}, 0, false, false, overlap_sphere_aabb},
    {"overlap_triangle_aabb", 2, {KIND_TRIANGLE, KIND_AABB}, 0, false, false, overlap_triangle_aabb},
    {"overlap_aabb_aabb", 2, {KIND_AABB, KIND_AABB}, 0, false, false, overlap_aabb_aabb},
    {"contains_aabb_aabb", 2, {KIND_AABB, KIND_AABB}, 0, false, true, contains_aabb_aabb},
    {"raycast_aabb", 2, {KIND_RAY, KIND_AABB}, 2, false, false, raycast_aabb},
    {"sweep_aabb_aabb", 4, {KIND_AABB, KIND_VECTOR, KIND_AABB, KIND_VECTOR}, 1, true, false, sweep_aabb_aabb},
};
