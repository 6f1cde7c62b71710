/* One backend's kernels, called directly: for tests and benchmarks.
 *
 * No argument is checked, n must be at least 1, and this header's contents may change with any version.
 */
#ifndef LANEHIT_BACKEND_H
#define LANEHIT_BACKEND_H

#include "lanehit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Arguments as in the function of the same name in lanehit.h, checked by the caller; n is the number of tests
 * that follows from the counts. */
typedef struct lh_backend {
    lh_isa isa;
    void (*overlap_sphere_aabb)(const lh_spheres *spheres, const lh_aabbs *boxes, size_t n, uint64_t *hits);
    void (*overlap_triangle_aabb)(const lh_triangles *triangles, const lh_aabbs *boxes, size_t n,
                                  uint64_t *hits);
    void (*overlap_aabb_aabb)(const lh_aabbs *a, const lh_aabbs *b, size_t n, uint64_t *hits);
    void (*contains_aabb_aabb)(const lh_aabbs *outer, const lh_aabbs *inner, size_t n, uint64_t *hits);
    void (*raycast_aabb)(const lh_rays *rays, const lh_aabbs *boxes, size_t n, uint64_t *hits, float *t_enter,
                         float *t_exit);
    void (*sweep_aabb_aabb)(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                            const lh_vectors *b_velocity, float t_max, size_t n, uint64_t *hits, float *toi,
                            int8_t *normal);
} lh_backend;

/* The table of a backend that is available; NULL for any other. */
LH_API const lh_backend *lh_isa_backend(lh_isa isa);

#ifdef __cplusplus
}
#endif

#endif
