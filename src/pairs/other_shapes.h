/* The functions of lanehit/pairs.h for other shapes, by functions of the caller's choice: for test suites. */
#ifndef LANEHIT_SRC_PAIRS_OTHER_SHAPES_H
#define LANEHIT_SRC_PAIRS_OTHER_SHAPES_H

#include "grid.h"

lh_status lh_pairs_sphere_aabb_by(lh_pairs_functions by, const lh_spheres *spheres, const lh_aabbs *boxes,
                                  lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                  size_t scratch_size);

lh_status lh_pairs_prepare_sphere_aabb_by(lh_pairs_functions by, const lh_spheres *spheres,
                                          const lh_aabbs *boxes, void *prepared, size_t prepared_size);

lh_status lh_pairs_sphere_kept_by(lh_pairs_functions by, const lh_spheres *spheres, const void *kept,
                                  lh_pair *pairs, size_t capacity, size_t *found);

lh_status lh_pairs_sweep_aabb_aabb_by(lh_pairs_functions by, const lh_aabbs *a, const lh_vectors *a_velocity,
                                      const lh_aabbs *b, const lh_vectors *b_velocity, float t_max,
                                      lh_swept_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                      size_t scratch_size);

lh_status lh_pairs_prepare_sweep_aabb_aabb_by(lh_pairs_functions by, const lh_aabbs *a,
                                              const lh_vectors *a_velocity, const lh_aabbs *b,
                                              const lh_vectors *b_velocity, float t_max, void *prepared,
                                              size_t prepared_size);

lh_status lh_pairs_sweep_aabb_kept_by(lh_pairs_functions by, const lh_aabbs *a, const lh_vectors *a_velocity,
                                      float t_max, const void *kept, lh_swept_pair *pairs, size_t capacity,
                                      size_t *found);

lh_status lh_pairs_capsule_kept_by(lh_pairs_functions by, const lh_capsules *capsules, const void *kept,
                                   lh_pair *pairs, size_t capacity, size_t *found);

lh_status lh_pairs_obb_kept_by(lh_pairs_functions by, const lh_obbs *obbs, const void *kept, lh_pair *pairs,
                               size_t capacity, size_t *found);

lh_status lh_pairs_any_sphere_kept_by(lh_pairs_functions by, const lh_spheres *spheres, const void *kept,
                                      uint64_t *hits);

lh_status lh_pairs_any_capsule_kept_by(lh_pairs_functions by, const lh_capsules *capsules, const void *kept,
                                       uint64_t *hits);

lh_status lh_pairs_any_obb_kept_by(lh_pairs_functions by, const lh_obbs *obbs, const void *kept,
                                   uint64_t *hits);

lh_status lh_pairs_any_sweep_aabb_kept_by(lh_pairs_functions by, const lh_aabbs *a,
                                          const lh_vectors *a_velocity, float t_max, const void *kept,
                                          uint64_t *hits);

lh_status lh_pairs_ray_aabb_by(lh_query_function *raycast, const lh_rays *rays, const void *groups,
                               lh_ray_pair *pairs, size_t capacity, size_t *found);

lh_status lh_pairs_nearest_ray_aabb_by(lh_query_function *raycast, const lh_rays *rays, const void *groups,
                                       uint32_t *nearest, float *t_enter);

#endif
