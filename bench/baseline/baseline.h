/* The rival: each test as the plain, branchless loop over packed arrays that a competent programmer writes
 * and lets the compiler vectorise. It pays for no promise: no padding, no care for NaN or for zero
 * directions. It writes one byte a test, and times and normals as the library does. */
#ifndef LANEHIT_BENCH_BASELINE_H
#define LANEHIT_BENCH_BASELINE_H

#include "lanehit/lanehit.h"

/* One way of compiling the loops. Operands are packed, of count n or 1, with radii, without ray limits; rays
 * have inverse directions where inv_dir is given, and else directions. */
typedef struct baseline {
    const char *name;
    lh_isa rival; /* the backend to compare with: the one that may use the same instructions */
    int to_beat;  /* whether this is the way that decides; the others are for information */
    void (*overlap_sphere_aabb)(const lh_spheres *spheres, const lh_aabbs *boxes, size_t n, uint8_t *hits);
    void (*overlap_triangle_aabb)(const lh_triangles *triangles, const lh_aabbs *boxes, size_t n,
                                  uint8_t *hits);
    void (*overlap_aabb_aabb)(const lh_aabbs *a, const lh_aabbs *b, size_t n, uint8_t *hits);
    void (*contains_aabb_aabb)(const lh_aabbs *outer, const lh_aabbs *inner, size_t n, uint8_t *hits);
    void (*raycast_aabb)(const lh_rays *rays, const lh_aabbs *boxes, size_t n, uint8_t *hits, float *t_enter,
                         float *t_exit);
    void (*sweep_aabb_aabb)(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                            const lh_vectors *b_velocity, float t_max, size_t n, uint8_t *hits, float *toi,
                            int8_t *normal);
} baseline;

#endif
