/* The functions of lanehit/layers.h, by kernels of the caller's choice: for test suites, which ask emulated ones. */
#ifndef LANEHIT_SRC_PAIRS_LAYERS_H
#define LANEHIT_SRC_PAIRS_LAYERS_H

#include "grid.h"

lh_status lh_pairs_aabb_aabb_layers_by(const lh_pairs_kernels *kernels, const lh_aabbs *a,
                                       const lh_layers *a_layers, const lh_aabbs *b,
                                       const lh_layers *b_layers, lh_pair *pairs, size_t capacity,
                                       size_t *found, void *scratch, size_t scratch_size);

lh_status lh_pairs_find_part_layers_by(lh_pairs_functions by, const void *prepared, const lh_layers *a_layers,
                                       const lh_layers *b_layers, size_t part, size_t parts, lh_pair *pairs,
                                       size_t capacity, size_t *found, void *scratch, size_t scratch_size);

lh_status lh_pairs_find_swept_part_layers_by(lh_pairs_functions by, const void *prepared,
                                             const lh_layers *a_layers, const lh_layers *b_layers,
                                             size_t part, size_t parts, lh_swept_pair *pairs, size_t capacity,
                                             size_t *found, void *scratch, size_t scratch_size);

lh_status lh_pairs_aabb_kept_layers_by(const lh_pairs_kernels *kernels, const lh_aabbs *a,
                                       const lh_layers *a_layers, const void *kept,
                                       const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                       size_t *found);

lh_status lh_pairs_subset_aabb_by(const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                                  const lh_layers *layers, const uint32_t *positions, size_t count,
                                  lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                  size_t scratch_size);

lh_status lh_pairs_subset_kept_by(const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                                  const lh_layers *layers, const uint32_t *positions, size_t count,
                                  const void *kept, lh_pair *pairs, size_t capacity, size_t *found,
                                  void *scratch, size_t scratch_size);

lh_status lh_pairs_sphere_aabb_layers_by(lh_pairs_functions by, const lh_spheres *spheres,
                                         const lh_layers *a_layers, const lh_aabbs *boxes,
                                         const lh_layers *b_layers, lh_pair *pairs, size_t capacity,
                                         size_t *found, void *scratch, size_t scratch_size);

lh_status lh_pairs_sphere_kept_layers_by(lh_pairs_functions by, const lh_spheres *spheres,
                                         const lh_layers *a_layers, const void *kept,
                                         const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                         size_t *found);

lh_status lh_pairs_capsule_kept_layers_by(lh_pairs_functions by, const lh_capsules *capsules,
                                          const lh_layers *a_layers, const void *kept,
                                          const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                          size_t *found);

lh_status lh_pairs_obb_kept_layers_by(lh_pairs_functions by, const lh_obbs *obbs, const lh_layers *a_layers,
                                      const void *kept, const lh_layers *kept_layers, lh_pair *pairs,
                                      size_t capacity, size_t *found);

lh_status lh_pairs_sweep_aabb_aabb_layers_by(lh_pairs_functions by, const lh_aabbs *a,
                                             const lh_vectors *a_velocity, const lh_layers *a_layers,
                                             const lh_aabbs *b, const lh_vectors *b_velocity,
                                             const lh_layers *b_layers, float t_max, lh_swept_pair *pairs,
                                             size_t capacity, size_t *found, void *scratch,
                                             size_t scratch_size);

lh_status lh_pairs_sweep_aabb_kept_layers_by(lh_pairs_functions by, const lh_aabbs *a,
                                             const lh_vectors *a_velocity, const lh_layers *a_layers,
                                             float t_max, const void *kept, const lh_layers *kept_layers,
                                             lh_swept_pair *pairs, size_t capacity, size_t *found);

lh_status lh_pairs_any_aabb_kept_layers_by(const lh_pairs_kernels *kernels, const lh_aabbs *a,
                                           const lh_layers *a_layers, const void *kept,
                                           const lh_layers *kept_layers, uint64_t *hits);

lh_status lh_pairs_any_sphere_kept_layers_by(lh_pairs_functions by, const lh_spheres *spheres,
                                             const lh_layers *a_layers, const void *kept,
                                             const lh_layers *kept_layers, uint64_t *hits);

lh_status lh_pairs_any_capsule_kept_layers_by(lh_pairs_functions by, const lh_capsules *capsules,
                                              const lh_layers *a_layers, const void *kept,
                                              const lh_layers *kept_layers, uint64_t *hits);

lh_status lh_pairs_any_obb_kept_layers_by(lh_pairs_functions by, const lh_obbs *obbs,
                                          const lh_layers *a_layers, const void *kept,
                                          const lh_layers *kept_layers, uint64_t *hits);

lh_status lh_pairs_any_sweep_aabb_kept_layers_by(lh_pairs_functions by, const lh_aabbs *a,
                                                 const lh_vectors *a_velocity, const lh_layers *a_layers,
                                                 float t_max, const void *kept, const lh_layers *kept_layers,
                                                 uint64_t *hits);

#endif
