/* A ray meets a box: slabs, with the exit times padded so that no contact is missed. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_AABB_H
#define LANEHIT_SRC_KERNELS_RAYCAST_AABB_H

#include "slab.h"

/* 1 + 8u. Each time has three roundings (difference, reciprocal, product), so enter may be high by 3u and
 * exit low by 3u, and the padded reciprocal is rounded once more. It is the reciprocals that are padded, not the last
 * exit time: for one ray and many boxes that is done once. */
static const float RAY_PADDING = 1.0f + 0x1p-21f;

typedef struct ray_limits {
    lanes last;      /* from +0 to LATEST_TIME; what t may reach on output */
    interval within; /* from max(t_min, +0) to the padded t_max */
} ray_limits;

LH_INLINE ray_limits ray_limits_of(lanes t_min, lanes t_max)
{
    const lanes zero = lanes_set1(0.0f), limit = lanes_min(t_max, lanes_set1(LATEST_TIME));
    return (ray_limits){lanes_max(limit, zero),
                        {lanes_max(t_min, zero), lanes_mul(limit, lanes_set1(RAY_PADDING))}};
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

enum { RAY_LINE = 1 << 0, RAY_LIMITS = 1 << 1, RAY_BOX = 1 << 2 };
enum { RAY_INVERSE = 1 << 3 }; /* a mode: the lines hold inverse directions */

/* One axis: columns, and lanes of what is one. */
typedef struct ray_axis {
    const float *origins, *directions;
    plane_columns planes; /* of the boxes, low and high; in the order of the line where that is one */
    lanes origin;
    slope line;
    choice box_near, box_far; /* by the sign of the reciprocal of the direction */
} ray_axis;

typedef struct raycast_aabb_once {
    ray_axis x, y, z;
    const float *t_mins, *t_maxs;
    ray_limits limits;
    float *t_enter, *t_exit;
    int wants_times;
} raycast_aabb_once;

LH_INLINE void prepare_ray_axis(ray_axis *a, operand lines, operand boxes, unsigned axis, unsigned one)
{
    a->origins = lines[axis];
    a->directions = lines[axis + (one & RAY_INVERSE ? 6 : 3)];
    ptrdiff_t downwards = 0;
    if (one & RAY_LINE) {
        const float inverse = one & RAY_INVERSE ? *a->directions : 1.0f / *a->directions;
        a->origin = lanes_set1(*a->origins);
        a->line = slope_padded(lanes_set1(inverse), RAY_PADDING);
        downwards = is_negative(inverse);
    }
    a->planes = planes_of(boxes, axis, downwards);
    if (one & RAY_BOX) {
        a->box_near = choice_of(*a->planes.near, *a->planes.far);
        a->box_far = choice_reversed(a->box_near);
    }
}

#define raycast_aabb_parameters                                                                              \
    const lh_rays *rays, const lh_aabbs *boxes, uint64_t *hits, float *t_enter, float *t_exit
#define raycast_aabb_arguments rays, boxes, hits, t_enter, t_exit

typedef lh_status raycast_aabb_loop(raycast_aabb_parameters);

/* Stand for limits that are not given. */
static const float no_t_min = 0.0f, no_t_max = 0x1p127f;
static const float *const no_limits[] = {&no_t_min, &no_t_max};

LH_INLINE size_t raycast_aabb_prepare(raycast_aabb_once *once, unsigned one, raycast_aabb_parameters)
{
    (void)hits;
    prepare_ray_axis(&once->x, arrays_of_lines(rays), arrays_of_aabbs(boxes), 0, one);
    prepare_ray_axis(&once->y, arrays_of_lines(rays), arrays_of_aabbs(boxes), 1, one);
    prepare_ray_axis(&once->z, arrays_of_lines(rays), arrays_of_aabbs(boxes), 2, one);
    once->t_mins = rays->t_min;
    once->t_maxs = rays->t_max;
    once->t_enter = t_enter;
    once->t_exit = t_exit;
    once->wants_times = t_enter || t_exit;
    if (one & RAY_LIMITS)
        once->limits = rays->t_min ? ray_limits_of(lanes_set1(*rays->t_min), lanes_set1(*rays->t_max))
                                   : ray_limits_of(lanes_set1(no_t_min), lanes_set1(no_t_max));
    return one & RAY_LINE ? boxes->count : rays->count;
}

LH_INLINE slope load_slope(const ray_axis *axis, block at, unsigned one)
{
    const lanes direction = lanes_keep(load_block(axis->directions, at));
    const lanes inverse = one & RAY_INVERSE ? direction : lanes_div(lanes_set1(1.0f), direction);
    return slope_padded(inverse, RAY_PADDING);
}

LH_INLINE interval clip_to_axis(interval within, const ray_axis *axis, block at, unsigned one)
{
    const lanes origin = one & RAY_LINE ? axis->origin : lanes_keep(load_block(axis->origins, at));
    if (one & RAY_BOX) {
        const slope line = load_slope(axis, at, one);
        const lanes near = lanes_choose_sub(axis->box_near, line.inverse, origin);
        return clip(within, (slab){near, lanes_choose_sub(axis->box_far, line.inverse, origin)}, line);
    }
    const lanes low_plane = load_block(axis->planes.near, at);
    const lanes high = lanes_sub(load_block(axis->planes.far, at), origin);
    if (one & RAY_LINE)
        return clip(within, (slab){lanes_sub_by_fma(low_plane, origin), high}, axis->line);
    const lanes low = lanes_sub(low_plane, origin);
    const slope line = load_slope(axis, at, one);
    return clip(within, slab_in_order(low, high, line), line);
}

LH_INLINE uint32_t raycast_aabb_block(const raycast_aabb_once *once, block at, unsigned one)
{
    const ray_limits limits = one & RAY_LIMITS
                                  ? once->limits
                                  : ray_limits_of(load_block(once->t_mins, at), load_block(once->t_maxs, at));
    interval inside = limits.within;
    inside = clip_to_axis(inside, &once->x, at, one);
    inside = clip_to_axis(inside, &once->y, at, one);
    inside = clip_to_axis(inside, &once->z, at, one);
    const mask hit = lanes_le(inside.enter, inside.exit);

    if (once->wants_times) {
        if (once->t_enter)
            store_block(once->t_enter, time_or_never(hit, lanes_min(limits.last, inside.enter)), at);
        /* Not before t_enter, since enter is not after exit in a hit; but it may be -0. */
        if (once->t_exit)
            store_block(once->t_exit, lanes_from_zero_or_infinity(hit, lanes_min(inside.exit, limits.last)),
                        at);
    }
    return mask_bits(hit);
}

LH_BATCH_LOOP(raycast_aabb_one_ray, raycast_aabb, RAY_LINE | RAY_LIMITS)
LH_BATCH_LOOP(raycast_aabb_one_box_and_limit, raycast_aabb, RAY_BOX | RAY_LIMITS)
LH_BATCH_LOOP(raycast_aabb_one_limit, raycast_aabb, RAY_LIMITS)
LH_BATCH_LOOP(raycast_aabb_one_box, raycast_aabb, RAY_BOX)
LH_BATCH_LOOP(raycast_aabb_pairs, raycast_aabb, 0)
LH_BATCH_LOOP(raycast_aabb_inverse_one_ray, raycast_aabb, RAY_INVERSE | RAY_LINE | RAY_LIMITS)
LH_BATCH_LOOP(raycast_aabb_inverse_one_box_and_limit, raycast_aabb, RAY_INVERSE | RAY_BOX | RAY_LIMITS)
LH_BATCH_LOOP(raycast_aabb_inverse_one_limit, raycast_aabb, RAY_INVERSE | RAY_LIMITS)
LH_BATCH_LOOP(raycast_aabb_inverse_one_box, raycast_aabb, RAY_INVERSE | RAY_BOX)
LH_BATCH_LOOP(raycast_aabb_inverse_pairs, raycast_aabb, RAY_INVERSE)

typedef raycast_aabb_loop *const raycast_aabb_loops[LOOPS];

static const raycast_aabb_loops raycast_aabb_loops_by_direction = {
    [RAY_LINE | RAY_LIMITS] = raycast_aabb_one_ray,
    [RAY_BOX | RAY_LIMITS] = raycast_aabb_one_box_and_limit,
    [RAY_LIMITS] = raycast_aabb_one_limit,
    [RAY_BOX] = raycast_aabb_one_box,
    [0] = raycast_aabb_pairs,
};
static const raycast_aabb_loops raycast_aabb_loops_by_inverse = {
    [RAY_LINE | RAY_LIMITS] = raycast_aabb_inverse_one_ray,
    [RAY_BOX | RAY_LIMITS] = raycast_aabb_inverse_one_box_and_limit,
    [RAY_LIMITS] = raycast_aabb_inverse_one_limit,
    [RAY_BOX] = raycast_aabb_inverse_one_box,
    [0] = raycast_aabb_inverse_pairs,
};

LH_INLINE const raycast_aabb_loops *loops_for(const lh_rays *rays)
{
    return rays->inv_dir_x ? &raycast_aabb_loops_by_inverse : &raycast_aabb_loops_by_direction;
}

static int raycast_aabb_has_loop(const void *loops, unsigned one)
{
    return (*(const raycast_aabb_loops *)loops)[one] != NULL;
}

static void run_raycast_aabb_columns(const void *loops, unsigned one, const operand *in, size_t n,
                                     const batch_call *call)
{
    const lh_rays rays = packed_rays(in[0], in[1], n);
    const lh_aabbs boxes = packed_aabbs(in[2], n);
    (*(const raycast_aabb_loops *)loops)[one](&rays, &boxes, call->hits, call->t_enter, call->t_exit);
}

static LH_APART lh_status raycast_aabb_closely(raycast_aabb_parameters)
{
    static const staged_test test = {3, raycast_aabb_has_loop, run_raycast_aabb_columns};
    size_t n;
    const lh_status status = check_raycast_aabb(rays, boxes, hits, t_enter, t_exit, &n);
    if (status != LH_OK)
        return status;
    const source sources[] = {source_of_lines(rays), source_of_limits(rays, no_limits),
                              source_of_aabbs(boxes)};
    const batch_call call = {.hits = hits, .t_enter = t_enter, .t_exit = t_exit};
    run_staged(&test, loops_for(rays), sources, n, &call);
    return LH_OK;
}

static lh_status raycast_aabb(raycast_aabb_parameters)
{
    plain_call call = {0};
    if (LH_LIKELY(rays) && LH_LIKELY(boxes)) {
        see_rays(&call, rays);
        see_aabbs(&call, boxes);
        see_hits(&call, hits);
        see_optional(&call, t_enter);
        see_optional(&call, t_exit);
        const raycast_aabb_loops *loops = loops_for(rays);
        if (seen_in_order(&call) && count_in(&call, rays->count, RAY_LINE) &&
            count_in_if(rays->t_min != NULL, &call, rays->count, RAY_LIMITS) &&
            count_in(&call, boxes->count, RAY_BOX) && has_tests(&call) && LH_LIKELY((*loops)[call.one]))
            return (*loops)[call.one](rays, boxes, hits, t_enter, t_exit);
    }
    return raycast_aabb_closely(rays, boxes, hits, t_enter, t_exit);
}

#endif
