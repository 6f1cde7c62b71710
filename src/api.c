/* The public tests: those of the active backend; nothing else. */
#include "dispatch.h"

lh_status lh_overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, uint64_t *hits)
{
    return lh_active_backend()->overlap_sphere_aabb(spheres, boxes, hits);
}

lh_status lh_overlap_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes, uint64_t *hits)
{
    return lh_active_backend()->overlap_triangle_aabb(triangles, boxes, hits);
}

lh_status lh_overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits)
{
    return lh_active_backend()->overlap_aabb_aabb(a, b, hits);
}

lh_status lh_contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, uint64_t *hits)
{
    return lh_active_backend()->contains_aabb_aabb(outer, inner, hits);
}

lh_status lh_raycast_aabb(const lh_rays *rays, const lh_aabbs *boxes, uint64_t *hits, float *t_enter,
                          float *t_exit)
{
    return lh_active_backend()->raycast_aabb(rays, boxes, hits, t_enter, t_exit);
}

lh_status lh_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                             const lh_vectors *b_velocity, float t_max, uint64_t *hits, float *toi,
                             int8_t *normal)
{
    return lh_active_backend()->sweep_aabb_aabb(a, a_velocity, b, b_velocity, t_max, hits, toi, normal);
}
