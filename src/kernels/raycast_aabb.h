/* A ray meets a box: slabs, with the exit times padded so that no contact is missed. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_AABB_H
#define LANEHIT_SRC_KERNELS_RAYCAST_AABB_H

#include "slab.h"

/* 1 + 8u. Each time has three roundings (difference, reciprocal, product), so enter may be high by 3u and
 * exit low by 3u, and the padded reciprocal is rounded twice more. */
static const float RAY_PADDING = 1.0f + 0x1p-21f;

typedef struct ray_limits {
    lanes t_max;     /* at most LATEST_TIME; what t may reach on output */
    interval within; /* from max(t_min, +0) to the padded t_max */
} ray_limits;

LH_INLINE ray_limits ray_limits_of(lanes t_min, lanes t_max)
{
    const lanes latest = lanes_min(t_max, lanes_set1(LATEST_TIME));
    return (ray_limits){latest,
                        {lanes_max(t_min, lanes_set1(0.0f)), lanes_mul(latest, lanes_set1(RAY_PADDING))}};
}

LH_INLINE interval clip_to_slabs(v3 origin, reciprocal inverse, slabs box, interval within)
{
    return clip(within, times_of(v3_sub(box.near, origin), inverse.exact),
                times_of(v3_sub(box.far, origin), inverse.padded));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

enum { RAY_LINE = 1 << 0, RAY_T_MIN = 1 << 1, RAY_T_MAX = 1 << 2, RAY_LIMITS = RAY_T_MIN | RAY_T_MAX };

typedef struct raycast_aabb_once {
    v3_columns origins, directions;
    const float *t_mins, *t_maxs;
    aabb_columns boxes;
    slab_columns box_slabs; /* where the line is one */
    v3 origin;
    reciprocal inverse;
    ray_limits limits;
    int inverse_given;
    float *t_enter, *t_exit;
} raycast_aabb_once;

LH_INLINE raycast_aabb_once raycast_aabb_prepare(const operand *in, const batch_call *call, unsigned one)
{
    raycast_aabb_once once = {.origins = v3_columns_of(&in[0], 0),
                              .directions = v3_columns_of(&in[0], 3),
                              .t_mins = in[1].column[0],
                              .t_maxs = in[2].column[0],
                              .boxes = aabb_columns_of(&in[3]),
                              .inverse_given = call->inverse_given,
                              .t_enter = call->t_enter,
                              .t_exit = call->t_exit};
    if (one & RAY_LINE) {
        float inverse[3] = {*once.directions.x, *once.directions.y, *once.directions.z};
        if (!once.inverse_given)
            for (int axis = 0; axis < 3; axis++)
                inverse[axis] = 1.0f / inverse[axis];
        once.origin = v3_load_one(once.origins);
        once.inverse =
            reciprocal_given(v3_load_one((v3_columns){inverse, inverse + 1, inverse + 2}), RAY_PADDING);
        once.box_slabs = slab_columns_in_order(once.boxes.min, once.boxes.max, inverse);
    }
    if (one & RAY_LIMITS)
        once.limits = ray_limits_of(lanes_set1(*once.t_mins), lanes_set1(*once.t_maxs));
    return once;
}

LH_INLINE reciprocal load_reciprocal(const raycast_aabb_once *once, block at)
{
    const v3 direction = v3_load(once->directions, at);
    return reciprocal_given(once->inverse_given ? direction : v3_invert(direction), RAY_PADDING);
}

LH_INLINE slabs load_box_slabs(const raycast_aabb_once *once, reciprocal inverse, block at, unsigned one)
{
    if (one & RAY_LINE)
        return slabs_load(once->box_slabs, at);
    const aabb box = aabb_load(once->boxes, at);
    return slabs_in_order(box.min, box.max, inverse.exact);
}

LH_INLINE uint32_t raycast_aabb_block(const raycast_aabb_once *once, block at, unsigned one)
{
    const v3 origin = one & RAY_LINE ? once->origin : v3_load(once->origins, at);
    const reciprocal inverse = one & RAY_LINE ? once->inverse : load_reciprocal(once, at);
    const ray_limits limits = one & RAY_LIMITS
                                  ? once->limits
                                  : ray_limits_of(load_block(once->t_mins, at), load_block(once->t_maxs, at));
    const slabs box = load_box_slabs(once, inverse, at, one);

    const interval inside = clip_to_slabs(origin, inverse, box, limits.within);
    const mask hit = lanes_le(inside.enter, inside.exit);

    const lanes t_enter = lanes_min(limits.t_max, inside.enter);
    if (once->t_enter)
        store_block(once->t_enter, time_or_never(hit, t_enter), at);
    if (once->t_exit) {
        const lanes t_exit = lanes_max(lanes_min(inside.exit, limits.t_max), t_enter);
        store_block(once->t_exit, time_or_never(hit, t_exit), at);
    }
    return mask_bits(hit);
}

LH_BATCH_LOOP(raycast_aabb_one_ray, raycast_aabb, RAY_LINE | RAY_LIMITS)
LH_BATCH_LOOP(raycast_aabb_one_limit, raycast_aabb, RAY_LIMITS)
LH_BATCH_LOOP(raycast_aabb_pairs, raycast_aabb, 0)

static void raycast_aabb(const lh_rays *rays, const lh_aabbs *boxes, size_t n, uint64_t *hits, float *t_enter,
                         float *t_exit)
{
    static const variant variants[] = {{RAY_LINE | RAY_LIMITS, raycast_aabb_one_ray},
                                       {RAY_LIMITS, raycast_aabb_one_limit},
                                       {0, raycast_aabb_pairs}};
    static const float earliest = 0.0f, latest = 0x1p127f;
    const source sources[] = {
        source_of_lines(rays),
        source_of_scalars(rays->t_min, rays->t_stride, rays->count, rays->index, rays->index_stride,
                          &earliest),
        source_of_scalars(rays->t_max, rays->t_stride, rays->count, rays->index, rays->index_stride, &latest),
        source_of_aabbs(boxes)};
    run_batch(
        sources, 4, n, variants,
        &(batch_call){
            .hits = hits, .t_enter = t_enter, .t_exit = t_exit, .inverse_given = rays->inv_dir_x != NULL});
}

#endif
