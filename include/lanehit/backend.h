/* One backend's tests, called directly: for tests and benchmarks. This header's contents may change with any
 * version. */
#ifndef LANEHIT_BACKEND_H
#define LANEHIT_BACKEND_H

#include "lanehit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Each does what the function of the same name in lanehit.h does while this backend is the active one. */
typedef struct lh_backend {
    lh_isa isa;
    lh_status (*overlap_sphere_aabb)(const lh_spheres *spheres, const lh_aabbs *boxes, uint64_t *hits);
    lh_status (*overlap_triangle_aabb)(const lh_triangles *triangles, const lh_aabbs *boxes, uint64_t *hits);
    lh_status (*overlap_aabb_aabb)(const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits);
    lh_status (*contains_aabb_aabb)(const lh_aabbs *outer, const lh_aabbs *inner, uint64_t *hits);
    lh_status (*raycast_aabb)(const lh_rays *rays, const lh_aabbs *boxes, uint64_t *hits, float *t_enter,
                              float *t_exit);
    lh_status (*sweep_aabb_aabb)(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                 const lh_vectors *b_velocity, float t_max, uint64_t *hits, float *toi,
                                 int8_t *normal);
} lh_backend;

/* The table of a backend that is available; NULL for any other. */
LH_API const lh_backend *lh_isa_backend(lh_isa isa);

#ifdef __cplusplus
}
#endif

#endif
