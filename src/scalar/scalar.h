/* The tests of the scalar backend, one file each. Arguments as in lh_backend. */
#ifndef LANEHIT_SCALAR_SCALAR_H
#define LANEHIT_SCALAR_SCALAR_H

#include "lanehit/lanehit.h"

void lh_scalar_overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, size_t n,
                                   uint64_t *hits);
void lh_scalar_overlap_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes, size_t n,
                                     uint64_t *hits);
void lh_scalar_overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, size_t n, uint64_t *hits);
void lh_scalar_contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, size_t n, uint64_t *hits);
void lh_scalar_raycast_aabb(const lh_rays *rays, const lh_aabbs *boxes, size_t n, uint64_t *hits,
                            float *t_enter, float *t_exit);
void lh_scalar_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                               const lh_vectors *b_velocity, float t_max, size_t n, uint64_t *hits,
                               float *toi, int8_t *normal);

#endif
