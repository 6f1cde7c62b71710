/* A ball and a box meet if the point of the box nearest to the centre is within reach.
 * Ericson, Real-Time Collision Detection, 5.1.3 and 5.2.5. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_AABB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_AABB_H

#include "vector.h"

/* In this order a NaN of the centre or of max stays NaN, and is a miss. */
LH_INLINE v3 clamp_to_box(v3 point, aabb box)
{
    return v3_min(v3_max(point, box.min), box.max);
}

typedef struct reach {
    lanes squared;
    mask not_empty; /* a negative radius is the empty sphere; so is a NaN */
} reach;

/* The squared radius, padded for the rounding of both sides. Each d is exact or off by u, so d2 is high by at
 * most 5u of itself; r*r is low by at most u: 8u covers both with this product's own rounding. 2^-126 covers
 * squares that underflow. */
LH_INLINE reach reach_of(lanes radius)
{
    const lanes padding = lanes_set1(1.0f + 0x1p-21f), underflow = lanes_set1(0x1p-126f);
    return (reach){lanes_add(lanes_mul(lanes_mul(radius, radius), padding), underflow),
                   lanes_le(lanes_set1(0.0f), radius)};
}

LH_INLINE mask sphere_meets_aabb(v3 centre, reach within, aabb box)
{
    const v3 d = v3_sub_by_fma(clamp_to_box(centre, box), centre);
    return mask_and(within.not_empty, lanes_le(v3_dot(d, d), within.squared));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

enum { SPHERE_CENTRE = 1 << 0, SPHERE_RADIUS = 1 << 1, SPHERE_BOX = 1 << 2 };
enum { SPHERE = SPHERE_CENTRE | SPHERE_RADIUS };

typedef struct overlap_sphere_aabb_once {
    v3_columns centres;
    const float *radii;
    aabb_columns boxes;
    v3 centre;    /* of those in `one` */
    reach within; /* likewise */
    aabb box;     /* likewise */
} overlap_sphere_aabb_once;

#define overlap_sphere_aabb_parameters const lh_spheres *spheres, const lh_aabbs *boxes, uint64_t *hits
#define overlap_sphere_aabb_arguments  spheres, boxes, hits

typedef lh_status overlap_sphere_aabb_loop(overlap_sphere_aabb_parameters);

/* Stands for radii that are not given. */
static const float zero_radius = 0.0f;
static const float *const no_radius[] = {&zero_radius};

LH_INLINE size_t overlap_sphere_aabb_prepare(overlap_sphere_aabb_once *once, unsigned one,
                                             overlap_sphere_aabb_parameters)
{
    (void)hits;
    once->centres = v3_columns_of(arrays_of_centres(spheres), 0);
    once->radii = spheres->radius;
    once->boxes = aabb_columns_of(arrays_of_aabbs(boxes));
    if (one & SPHERE_CENTRE)
        once->centre = v3_load_one(once->centres);
    if (one & SPHERE_RADIUS)
        once->within = reach_of(lanes_set1(spheres->radius ? *spheres->radius : zero_radius));
    if (one & SPHERE_BOX)
        once->box = aabb_load_one(once->boxes);
    return one & SPHERE_CENTRE ? boxes->count : spheres->count;
}

LH_INLINE uint32_t overlap_sphere_aabb_block(const overlap_sphere_aabb_once *once, block at, unsigned one)
{
    const v3 centre = one & SPHERE_CENTRE ? once->centre : v3_keep(v3_load(once->centres, at));
    const reach within = one & SPHERE_RADIUS ? once->within : reach_of(load_block(once->radii, at));
    const aabb box = one & SPHERE_BOX ? once->box : aabb_load(once->boxes, at);
    return mask_bits(sphere_meets_aabb(centre, within, box));
}

LH_BATCH_LOOP(overlap_sphere_aabb_one_sphere, overlap_sphere_aabb, SPHERE)
LH_BATCH_LOOP(overlap_sphere_aabb_one_box, overlap_sphere_aabb, SPHERE_BOX)
LH_BATCH_LOOP(overlap_sphere_aabb_one_radius, overlap_sphere_aabb, SPHERE_RADIUS)
LH_BATCH_LOOP(overlap_sphere_aabb_pairs, overlap_sphere_aabb, 0)

typedef overlap_sphere_aabb_loop *const overlap_sphere_aabb_loops[LOOPS];

static const overlap_sphere_aabb_loops loops_of_overlap_sphere_aabb = {
    [SPHERE] = overlap_sphere_aabb_one_sphere,
    [SPHERE_BOX] = overlap_sphere_aabb_one_box,
    [SPHERE_RADIUS] = overlap_sphere_aabb_one_radius,
    [0] = overlap_sphere_aabb_pairs,
};

static int overlap_sphere_aabb_has_loop(const void *loops, unsigned one)
{
    return (*(const overlap_sphere_aabb_loops *)loops)[one] != NULL;
}

static void run_overlap_sphere_aabb_columns(const void *loops, unsigned one, const operand *in, size_t n,
                                            const batch_call *call)
{
    const lh_spheres spheres = packed_spheres(in[0], in[1], n);
    const lh_aabbs boxes = packed_aabbs(in[2], n);
    (*(const overlap_sphere_aabb_loops *)loops)[one](&spheres, &boxes, call->hits);
}

static LH_APART lh_status overlap_sphere_aabb_closely(overlap_sphere_aabb_parameters)
{
    static const staged_test test = {3, overlap_sphere_aabb_has_loop, run_overlap_sphere_aabb_columns};
    size_t n;
    const lh_status status = check_overlap_sphere_aabb(spheres, boxes, hits, &n);
    if (status != LH_OK)
        return status;
    const source sources[] = {source_of_centres(spheres), source_of_radii(spheres, no_radius),
                              source_of_aabbs(boxes)};
    const batch_call call = {.hits = hits};
    run_staged(&test, &loops_of_overlap_sphere_aabb, sources, n, &call);
    return LH_OK;
}

static lh_status overlap_sphere_aabb(overlap_sphere_aabb_parameters)
{
    plain_call call = {0};
    if (LH_LIKELY(spheres) && LH_LIKELY(boxes)) {
        see_spheres(&call, spheres);
        see_aabbs(&call, boxes);
        see_hits(&call, hits);
        if (seen_in_order(&call) && count_in(&call, spheres->count, SPHERE_CENTRE) &&
            count_in_if(spheres->radius != NULL, &call, spheres->count, SPHERE_RADIUS) &&
            count_in(&call, boxes->count, SPHERE_BOX) && has_tests(&call) &&
            LH_LIKELY(loops_of_overlap_sphere_aabb[call.one]))
            return loops_of_overlap_sphere_aabb[call.one](spheres, boxes, hits);
    }
    return overlap_sphere_aabb_closely(spheres, boxes, hits);
}

#endif
