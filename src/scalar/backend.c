/* The scalar backend: the tests of docs/definitions.md in plain C, one pair at a time. It says what every
 * other backend must compute, so it shares no arithmetic with them, and it serves CPUs that have no other. */
#include "../arguments.h"
#include "../backend.h"
#include "scalar.h"

static lh_status overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, uint64_t *hits)
{
    size_t n;
    const lh_status status = check_overlap_sphere_aabb(spheres, boxes, hits, &n);
    if (status == LH_OK)
        lh_scalar_overlap_sphere_aabb(spheres, boxes, n, hits);
    return status;
}

static lh_status overlap_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes, uint64_t *hits)
{
    size_t n;
    const lh_status status = check_overlap_triangle_aabb(triangles, boxes, hits, &n);
    if (status == LH_OK)
        lh_scalar_overlap_triangle_aabb(triangles, boxes, n, hits);
    return status;
}

static lh_status overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits)
{
    size_t n;
    const lh_status status = check_aabb_aabb(LH_CALL_OVERLAP_AABB_AABB, a, b, hits, &n);
    if (status == LH_OK)
        lh_scalar_overlap_aabb_aabb(a, b, n, hits);
    return status;
}

static lh_status contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, uint64_t *hits)
{
    size_t n;
    const lh_status status = check_aabb_aabb(LH_CALL_CONTAINS_AABB_AABB, outer, inner, hits, &n);
    if (status == LH_OK)
        lh_scalar_contains_aabb_aabb(outer, inner, n, hits);
    return status;
}

static lh_status raycast_aabb(const lh_rays *rays, const lh_aabbs *boxes, uint64_t *hits, float *t_enter,
                              float *t_exit)
{
    size_t n;
    const lh_status status = check_raycast_aabb(rays, boxes, hits, t_enter, t_exit, &n);
    if (status == LH_OK)
        lh_scalar_raycast_aabb(rays, boxes, n, hits, t_enter, t_exit);
    return status;
}

static lh_status sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                 const lh_vectors *b_velocity, float t_max, uint64_t *hits, float *toi,
                                 int8_t *normal)
{
    size_t n;
    const lh_status status = check_sweep_aabb_aabb(a, a_velocity, b, b_velocity, t_max, hits, toi, &n);
    if (status == LH_OK)
        lh_scalar_sweep_aabb_aabb(a, a_velocity, b, b_velocity, t_max, n, hits, toi, normal);
    return status;
}

const lh_backend lh_backend_scalar = {
    .isa = LH_ISA_SCALAR,
    .overlap_sphere_aabb = overlap_sphere_aabb,
    .overlap_triangle_aabb = overlap_triangle_aabb,
    .overlap_aabb_aabb = overlap_aabb_aabb,
    .contains_aabb_aabb = contains_aabb_aabb,
    .raycast_aabb = raycast_aabb,
    .sweep_aabb_aabb = sweep_aabb_aabb,
};
