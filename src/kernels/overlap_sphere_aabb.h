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

LH_INLINE void overlap_sphere_aabb_prepare(overlap_sphere_aabb_once *once, const operand *in,
                                           const batch_call *call, unsigned one)
{
    (void)call;
    once->centres = v3_columns_of(in[0], 0);
    once->radii = in[1][0];
    once->boxes = aabb_columns_of(in[2]);
    if (one & SPHERE_CENTRE)
        once->centre = v3_load_one(once->centres);
    if (one & SPHERE_RADIUS)
        once->within = reach_of(lanes_set1(*once->radii));
    if (one & SPHERE_BOX)
        once->box = aabb_load_one(once->boxes);
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

typedef struct overlap_sphere_aabb_views {
    const lh_spheres *spheres;
    const lh_aabbs *boxes;
} overlap_sphere_aabb_views;

static const float zero_radius = 0.0f;
static const float *const no_radius[] = {&zero_radius};

static void overlap_sphere_aabb_sources(const void *views, source *sources)
{
    const overlap_sphere_aabb_views *v = views;
    sources[0] = source_of_centres(v->spheres);
    sources[1] = source_of_radii(v->spheres, no_radius);
    sources[2] = source_of_aabbs(v->boxes);
}

static const loop_table overlap_sphere_aabb_loops = {
    [SPHERE] = overlap_sphere_aabb_one_sphere,         [SPHERE_BOX] = overlap_sphere_aabb_one_box,
    [SPHERE_RADIUS] = overlap_sphere_aabb_one_radius,  [0] = overlap_sphere_aabb_pairs,
    [SPHERE | SPHERE_BOX] = overlap_sphere_aabb_pairs,
};

static LH_APART lh_status overlap_sphere_aabb_closely(const lh_spheres *spheres, const lh_aabbs *boxes,
                                                      uint64_t *hits)
{
    size_t n;
    const lh_status status = check_overlap_sphere_aabb(spheres, boxes, hits, &n);
    const overlap_sphere_aabb_views views = {spheres, boxes};
    const batch_call call = {.hits = hits};
    return run_views(status, n, overlap_sphere_aabb_sources, &views, 3, overlap_sphere_aabb_loops, &call);
}

static lh_status overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, uint64_t *hits)
{
    plain_call seen = {0};
    if (LH_LIKELY(spheres) && LH_LIKELY(boxes) && see_spheres(&seen, spheres, SPHERE_CENTRE, SPHERE_RADIUS) &&
        see_aabbs(&seen, boxes, SPHERE_BOX)) {
        see_hits(&seen, hits);
        const operand in[] = {arrays_at(spheres, offsetof(lh_spheres, x)),
                              spheres->radius ? &spheres->radius : no_radius,
                              arrays_at(boxes, offsetof(lh_aabbs, min_x))};
        const batch_call call = {.hits = hits};
        if (run_plain(&seen, in, overlap_sphere_aabb_loops, &call))
            return LH_OK;
    }
    return overlap_sphere_aabb_closely(spheres, boxes, hits);
}

#endif
