/* The backend before any is chosen. */
#include "dispatch.h"

static lh_status first_overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, uint64_t *hits)
{
    return lh_choose_backend()->overlap_sphere_aabb(spheres, boxes, hits);
}

static lh_status first_overlap_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes,
                                             uint64_t *hits)
{
    return lh_choose_backend()->overlap_triangle_aabb(triangles, boxes, hits);
}

static lh_status first_overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits)
{
    return lh_choose_backend()->overlap_aabb_aabb(a, b, hits);
}

static lh_status first_contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, uint64_t *hits)
{
    return lh_choose_backend()->contains_aabb_aabb(outer, inner, hits);
}

static lh_status first_raycast_aabb(const lh_rays *rays, const lh_aabbs *boxes, uint64_t *hits,
                                    float *t_enter, float *t_exit)
{
    return lh_choose_backend()->raycast_aabb(rays, boxes, hits, t_enter, t_exit);
}

static lh_status first_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                       const lh_vectors *b_velocity, float t_max, uint64_t *hits, float *toi,
                                       int8_t *normal)
{
    return lh_choose_backend()->sweep_aabb_aabb(a, a_velocity, b, b_velocity, t_max, hits, toi, normal);
}

const lh_backend lh_backend_first_use = {
    .overlap_sphere_aabb = first_overlap_sphere_aabb,
    .overlap_triangle_aabb = first_overlap_triangle_aabb,
    .overlap_aabb_aabb = first_overlap_aabb_aabb,
    .contains_aabb_aabb = first_contains_aabb_aabb,
    .raycast_aabb = first_raycast_aabb,
    .sweep_aabb_aabb = first_sweep_aabb_aabb,
};
