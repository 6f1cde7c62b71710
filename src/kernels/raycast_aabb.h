/* A ray meets a box: slabs, with the exit times padded so that no contact is missed. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_AABB_H
#define LANEHIT_SRC_KERNELS_RAYCAST_AABB_H

#include "box_structs.h"
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

LH_INLINE lanes entry_of(interval inside, mask hit, ray_limits limits)
{
    return time_or_never(hit, lanes_min(limits.last, inside.enter));
}

/* Not before the entry, since enter is not after exit in a hit; but it may be -0. */
LH_INLINE lanes exit_of(interval inside, mask hit, ray_limits limits)
{
    return lanes_from_zero_or_infinity(hit, lanes_min(inside.exit, limits.last));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

/* Modes: the rays have reciprocals of their directions; the boxes are structs. */
enum { BY_INVERSE = 1 << LH_MOST_VIEWS, BOX_STRUCTS = BY_INVERSE << 1 };
_Static_assert((int)BOX_STRUCTS < (int)FIRST_CASE, "beside the cases");

/* Rays that have no limits of their own, and the results that are wanted. */
enum { HITS_ALONE = FIRST_CASE, ENTRIES = SECOND_CASE, BOTH_TIMES = THIRD_CASE };

/* One axis: columns, and lanes of what is one. */
typedef struct ray_axis {
    const float *origins, *directions;
    slab_columns planes; /* of the boxes, low and high; in the order of the ray where that is one */
    lanes origin;
    slope line;
    ptrdiff_t downwards;      /* of one ray */
    choice box_near, box_far; /* by the sign of the reciprocal of the direction */
} ray_axis;

typedef struct raycast_aabb_once {
    ray_axis x, y, z;
    aabb_structs boxes;         /* where they are structs */
    const float *t_min, *t_max; /* NULL: no limit */
    ray_limits limits;          /* of one ray, or of all if there are none */
    float *t_enter, *t_exit;
} raycast_aabb_once;

LH_INLINE void prepare_ray_axis(ray_axis *a, unsigned one, const raycast_aabb_arguments *of, unsigned axis)
{
    a->origins = lh_arrays_of(of->rays)[axis];
    a->directions = lh_arrays_of(of->rays)[axis + (one & BY_INVERSE ? 6 : 3)];
    a->downwards = 0;
    if (one & ONE_FIRST) {
        const float direction = *a->directions;
        const float inverse = one & BY_INVERSE ? direction : 1.0f / direction;
        a->origin = lanes_set1(*a->origins);
        a->line = slope_padded(lanes_set1(inverse), RAY_PADDING);
        a->downwards = is_negative(inverse);
    }
    a->planes = planes_of(of->boxes, axis, a->downwards);
    if (one & ONE_SECOND) {
        a->box_near = choice_of(*a->planes.near, *a->planes.far);
        a->box_far = choice_reversed(a->box_near);
    }
}

LH_INLINE ray_limits one_ray_limits(const lh_rays *rays)
{
    return ray_limits_of(lanes_set1(rays->t_min ? *rays->t_min : 0.0f),
                         lanes_set1(rays->t_max ? *rays->t_max : LATEST_TIME));
}

LH_INLINE void raycast_aabb_prepare(raycast_aabb_once *once, unsigned one, const raycast_aabb_arguments *of)
{
    prepare_ray_axis(&once->x, one, of, 0);
    prepare_ray_axis(&once->y, one, of, 1);
    prepare_ray_axis(&once->z, one, of, 2);
    if (one & BOX_STRUCTS)
        once->boxes = structs_of_aabbs(of->boxes);
    once->t_min = of->rays->t_min;
    once->t_max = of->rays->t_max;
    once->limits =
        one & ONE_FIRST ? one_ray_limits(of->rays) : ray_limits_of(lanes_set1(0.0f), lanes_set1(LATEST_TIME));
    once->t_enter = of->t_enter;
    once->t_exit = of->t_exit;
}

LH_INLINE slope load_slope(const ray_axis *axis, unsigned one, block at)
{
    const lanes direction = lanes_keep(load_block(axis->directions, at));
    const lanes inverse = one & BY_INVERSE ? direction : lanes_div(lanes_set1(1.0f), direction);
    return slope_padded(inverse, RAY_PADDING);
}

LH_INLINE interval clip_to_axis(interval within, const ray_axis *axis, unsigned one, block at)
{
    const lanes origin = one & ONE_FIRST ? axis->origin : lanes_keep(load_block(axis->origins, at));
    if (one & ONE_SECOND) {
        const slope line = load_slope(axis, one, at);
        const lanes near = lanes_choose_sub(axis->box_near, line.inverse, origin);
        return clip(within, (slab){near, lanes_choose_sub(axis->box_far, line.inverse, origin)}, line);
    }
    const lanes low_plane = load_block(axis->planes.near, at);
    const lanes high = lanes_sub(load_block(axis->planes.far, at), origin);
    if (one & ONE_FIRST)
        return clip(within, (slab){lanes_sub_by_fma(low_plane, origin), high}, axis->line);
    const lanes low = lanes_sub(low_plane, origin);
    const slope line = load_slope(axis, one, at);
    return clip(within, slab_in_order(low, high, line), line);
}

/* One ray, and planes that are not yet in its order: exchanged by a branch, which is always the same, where a choice by
 * lanes is three operations. Compilers are kept from a loop for each direction. */
LH_INLINE interval clip_to_planes(interval within, const ray_axis *axis, lanes low, lanes high)
{
    ptrdiff_t downwards = axis->downwards;
    __asm__("" : "+r"(downwards));
    if (downwards) {
        const lanes exchanged = low;
        low = high;
        high = exchanged;
    }
    const slab planes = {lanes_sub_by_fma(low, axis->origin), lanes_sub(high, axis->origin)};
    return clip(within, planes, axis->line);
}

enum { TWO_IN_A_VECTOR = 8 * sizeof(float) };

LH_INLINE aabb aabb_load_for_a_ray(aabb_structs from, block at)
{
    if (LANES > 8 && from.from.stride != TWO_IN_A_VECTOR)
        return aabb_load_sextuples((const float *)(const void *)from.from.base, at);
    if (LANES > 8)
        from.from.stride = TWO_IN_A_VECTOR;
    return aabb_load_structs(&from, at.first);
}

LH_INLINE interval clip_to_struct(interval within, const raycast_aabb_once *once, block at)
{
    const aabb box = aabb_load_for_a_ray(once->boxes, at);
    within = clip_to_planes(within, &once->x, box.min.x, box.max.x);
    within = clip_to_planes(within, &once->y, box.min.y, box.max.y);
    return clip_to_planes(within, &once->z, box.min.z, box.max.z);
}

LH_INLINE interval clip_to_box(interval within, const raycast_aabb_once *once, unsigned one, block at)
{
    if (one & BOX_STRUCTS)
        return clip_to_struct(within, once, at);
    within = clip_to_axis(within, &once->x, one, at);
    within = clip_to_axis(within, &once->y, one, at);
    return clip_to_axis(within, &once->z, one, at);
}

LH_INLINE int raycast_aabb_case(const raycast_aabb_once *once)
{
    if (once->t_min || once->t_max)
        return OTHER_CASE;
    if (!once->t_exit)
        return once->t_enter ? ENTRIES : HITS_ALONE;
    return once->t_enter ? BOTH_TIMES : OTHER_CASE;
}

LH_INLINE ray_limits load_limits(const raycast_aabb_once *once, unsigned one, block at)
{
    const unsigned unlimited = HITS_ALONE | ENTRIES | BOTH_TIMES;
    if (one & (ONE_FIRST | unlimited) || (!once->t_min && !once->t_max))
        return once->limits;
    return ray_limits_of(load_block_or(once->t_min, 0.0f, at), load_block_or(once->t_max, LATEST_TIME, at));
}

LH_INLINE uint32_t raycast_aabb_block(const raycast_aabb_once *once, unsigned one, block at)
{
    const ray_limits limits = load_limits(once, one, at);
    const interval inside = clip_to_box(limits.within, once, one, at);
    const mask hit = lanes_le(inside.enter, inside.exit);

    if (one & (ENTRIES | BOTH_TIMES) || (!(one & HITS_ALONE) && once->t_enter))
        store_block(once->t_enter, entry_of(inside, hit, limits), at);
    if (one & BOTH_TIMES || (!(one & (HITS_ALONE | ENTRIES)) && once->t_exit))
        store_block(once->t_exit, exit_of(inside, hit, limits), at);
    return mask_bits(hit);
}

/* The loops for directions or their reciprocals. */
#define LH_RAY_LOOPS(name, mode)                                                                             \
    LH_LOOP_OF_CASES(raycast_aabb, name##_pairs, mode)                                                       \
    LH_LOOP_OF_CASES(raycast_aabb, name##_one_ray, mode | ONE_FIRST)                                         \
    LH_LOOP_OF_CASES(raycast_aabb, name##_one_box, mode | ONE_SECOND)                                        \
    static const loop_table raycast_aabb_##name = {                                                          \
        raycast_aabb_##name##_pairs, raycast_aabb_##name##_one_ray, raycast_aabb_##name##_one_box};

LH_RAY_LOOPS(by_direction, 0)
LH_RAY_LOOPS(by_inverse, BY_INVERSE)

LH_INLINE batch_loop *const *raycast_aabb_loops(const lh_call *call)
{
    const lh_rays *rays = raycast_aabb_arguments_of(call).rays;
    return rays && rays->inv_dir_x ? raycast_aabb_by_inverse : raycast_aabb_by_direction;
}

enum { RAY_AND_STRUCTS = ONE_FIRST | BOX_STRUCTS };

/* One ray and boxes in structs. */
static lh_status raycast_aabb_structs(const lh_call *call, size_t n)
{
    const raycast_aabb_arguments of = raycast_aabb_arguments_of(call);
    if (!LH_LIKELY(n >= LANES))
        return LH_OWN(run_few_boxes)(of.rays->inv_dir_x ? raycast_aabb_by_inverse_one_ray
                                                        : raycast_aabb_by_direction_one_ray,
                                     call, LH_ARGUMENT_raycast_aabb_boxes, n);
    raycast_aabb_once once;
    raycast_aabb_prepare(&once, RAY_AND_STRUCTS | (of.rays->inv_dir_x ? BY_INVERSE : 0), &of);
    hits_in_order hits = {(uint8_t *)of.hits, 0};
    size_t i = 0;
    do {
        const block at = whole_block(i, n);
        add_hits(&hits, raycast_aabb_block(&once, RAY_AND_STRUCTS, at), at, i);
        i += LANES;
    } while (i < n);
    end_hits(&hits, of.hits, n);
    return LH_OK;
}

/* That loop for a call that is in order, or NULL if it is not of such. */
LH_INLINE batch_loop *raycast_aabb_in_place(const lh_call *call, unsigned one, size_t n)
{
    return LANES >= 8 && one == ONE_FIRST && LH_OWN(ray_meets_structs)(call, n) ? raycast_aabb_structs : NULL;
}

LH_QUERY_WITH(raycast_aabb, raycast_aabb_loops(call), raycast_aabb_in_place(call, one, n))

#endif
