/* A ray meets a box: slabs, with the exit times padded so that no contact is missed. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_AABB_H
#define LANEHIT_SRC_QUERIES_RAYCAST_AABB_H

#include "engine/operands.h"
#include "layouts/box_structs.h"
#include "mathematics/rays/slab.h"

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

/* ---- The query ---------------------------------------------------------------------------------------- */

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

typedef struct raycast_aabb_setup {
    ray_axis x, y, z;
    aabb_structs boxes;         /* where they are structs */
    const float *t_min, *t_max; /* NULL: no limit */
    ray_limits limits;          /* of one ray, or of all if there are none */
    float *t_enter, *t_exit;
    const lh_call *call;
} raycast_aabb_setup;

/* The arrays of directions, or of their reciprocals: asked once for three axes. */
LH_INLINE const float *const *directions_of(const lh_rays *rays, unsigned one)
{
    const unsigned first = one & BY_INVERSE ? 6 : 3;
    return lh_arrays_of(rays) + (__builtin_constant_p(first) ? first : unknown(first));
}

LH_INLINE void prepare_ray_axis(ray_axis *a, unsigned one, const raycast_aabb_arguments *of,
                                const float *const *directions, unsigned axis)
{
    a->origins = lh_arrays_of(of->rays)[axis];
    a->directions = directions[axis];
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

LH_INLINE void raycast_aabb_prepare(void *setup, unsigned one, const lh_call *call)
{
    raycast_aabb_setup *const to = setup;
    const raycast_aabb_arguments of = raycast_aabb_arguments_of(call);
    const float *const *const directions = directions_of(of.rays, one);
    prepare_ray_axis(&to->x, one, &of, directions, 0);
    prepare_ray_axis(&to->y, one, &of, directions, 1);
    prepare_ray_axis(&to->z, one, &of, directions, 2);
    if (one & BOX_STRUCTS)
        to->boxes = structs_of_aabbs(of.boxes);
    to->t_min = of.rays->t_min;
    to->t_max = of.rays->t_max;
    to->limits =
        one & ONE_FIRST ? one_ray_limits(of.rays) : ray_limits_of(lanes_set1(0.0f), lanes_set1(LATEST_TIME));
    to->t_enter = of.t_enter;
    to->t_exit = of.t_exit;
    to->call = call;
}

LH_INLINE slope load_slope(const ray_axis *axis, unsigned one, block at)
{
    const lanes direction = lanes_keep(load_block(axis->directions, block_of_operand(at, ONE_FIRST)));
    const lanes inverse = one & BY_INVERSE ? direction : lanes_div(lanes_set1(1.0f), direction);
    return slope_padded(inverse, RAY_PADDING);
}

LH_INLINE interval clip_to_axis(interval within, const ray_axis *axis, unsigned one, block at)
{
    const block of_rays = block_of_operand(at, ONE_FIRST), of_boxes = block_of_operand(at, ONE_SECOND);
    const lanes origin = one & ONE_FIRST ? axis->origin : lanes_keep(load_block(axis->origins, of_rays));
    if (one & ONE_SECOND) {
        const slope line = load_slope(axis, one, at);
        const lanes near = lanes_choose_sub(axis->box_near, line.inverse, origin);
        return clip(within, (slab){near, lanes_choose_sub(axis->box_far, line.inverse, origin)}, line);
    }
    const lanes low_plane = load_block(axis->planes.near, of_boxes);
    const lanes high = lanes_sub(load_block(axis->planes.far, of_boxes), origin);
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
        return aabb_load_tight((const float *)(const void *)from.from.base, at);
    if (LANES > 8)
        from.from.stride = TWO_IN_A_VECTOR;
    return aabb_load_structs(&from, at.first);
}

LH_INLINE interval clip_to_struct(interval within, const raycast_aabb_setup *of, block at)
{
    const aabb box = aabb_load_for_a_ray(of->boxes, at);
    within = clip_to_planes(within, &of->x, box.min.x, box.max.x);
    within = clip_to_planes(within, &of->y, box.min.y, box.max.y);
    return clip_to_planes(within, &of->z, box.min.z, box.max.z);
}

/* Of a block that is not whole: its columns are read where the axis is (engine/operands.h). */
LH_INLINE interval clip_part_to_axis(interval within, const lh_call *call, const float *const *directions,
                                     unsigned axis, unsigned one, block at)
{
    const raycast_aabb_arguments of = raycast_aabb_arguments_of(read_again(call));
    ray_axis read;
    prepare_ray_axis(&read, one, &of, directions, axis);
    return clip_to_axis(within, &read, one, at);
}

LH_INLINE interval clip_to_box(interval within, const raycast_aabb_setup *of, unsigned one, block at)
{
    if (one & BOX_STRUCTS)
        return clip_to_struct(within, of, at);
    if (!at.whole) {
        const float *const *const directions = directions_of(raycast_aabb_arguments_of(of->call).rays, one);
        within = clip_part_to_axis(within, of->call, directions, 0, one, at);
        within = clip_part_to_axis(within, of->call, directions, 1, one, at);
        return clip_part_to_axis(within, of->call, directions, 2, one, at);
    }
    within = clip_to_axis(within, &of->x, one, at);
    within = clip_to_axis(within, &of->y, one, at);
    return clip_to_axis(within, &of->z, one, at);
}

LH_INLINE unsigned raycast_aabb_case(const void *setup, unsigned one)
{
    const raycast_aabb_setup *const of = setup;
    (void)one;
    if (of->t_min || of->t_max)
        return OTHER_CASE;
    if (!of->t_exit)
        return of->t_enter ? ENTRIES : HITS_ALONE;
    return of->t_enter ? BOTH_TIMES : OTHER_CASE;
}

LH_INLINE ray_limits load_limits(const raycast_aabb_setup *of, unsigned one, block at)
{
    const unsigned unlimited = HITS_ALONE | ENTRIES | BOTH_TIMES;
    if (one & (ONE_FIRST | unlimited) || (!of->t_min && !of->t_max))
        return of->limits;
    at = block_of_operand(at, ONE_FIRST);
    return ray_limits_of(load_block_or(of->t_min, 0.0f, at), load_block_or(of->t_max, LATEST_TIME, at));
}

LH_INLINE uint32_t raycast_aabb_block(const void *setup, unsigned one, block at)
{
    const raycast_aabb_setup *const of = setup;
    const ray_limits limits = load_limits(of, one, at);
    const interval inside = clip_to_box(limits.within, of, one, at);
    const mask hit = lanes_le(inside.enter, inside.exit);

    if (one & (ENTRIES | BOTH_TIMES) || (!(one & HITS_ALONE) && of->t_enter))
        store_block(of->t_enter, entry_of(inside, hit, limits), at);
    if (one & BOTH_TIMES || (!(one & (HITS_ALONE | ENTRIES)) && of->t_exit))
        store_block(of->t_exit, exit_of(inside, hit, limits), at);
    return mask_bits(hit);
}

static const kernel raycast_aabb_kernel = {.query = LH_QUERY_raycast_aabb,
                                           .prepare = raycast_aabb_prepare,
                                           .block = raycast_aabb_block,
                                           .case_of = raycast_aabb_case,
                                           .modes = BY_INVERSE};

LH_INLINE unsigned mode_of_rays(const lh_call *call)
{
    const lh_rays *const rays = call->argument[LH_ARGUMENT_raycast_aabb_rays].view;
    return rays->inv_dir_x ? BY_INVERSE : 0;
}

/* Of one ray the direction is turned over before the loop; with others that takes most of the time, and one box
 * is rare, so those loops have no cases. */
LH_FEW_BY(raycast_aabb, decide_few, unknown(one | mode_of_rays(call)))
LH_LOOP(raycast_aabb, any, decide_without_cases, unknown(one))
LH_LOOP(raycast_aabb, pairs, decide_without_cases, 0)
LH_LOOP(raycast_aabb, second, decide_without_cases, ONE_SECOND)
LH_LOOP(raycast_aabb, first, decide_short, ONE_FIRST)
LH_LOOP(raycast_aabb, first_by_inverse, decide_short, ONE_FIRST | BY_INVERSE)
LH_LOOP(raycast_aabb, pairs_by_inverse, decide_short, BY_INVERSE)
LH_LOOP(raycast_aabb, second_by_inverse, decide_without_cases, ONE_SECOND | BY_INVERSE)

LH_BATCH_LOOP(raycast_aabb)
{
    if (IS_SMALL)
        return raycast_aabb_any(call, mode_of_rays(call), n);
    return mode_of_rays(call)
               ? run_form(raycast_aabb_few, raycast_aabb_pairs_by_inverse, raycast_aabb_first_by_inverse,
                          raycast_aabb_second_by_inverse, call, one, n)
               : run_form(raycast_aabb_few, raycast_aabb_pairs, raycast_aabb_first, raycast_aabb_second, call,
                          one, n);
}

enum { RAY_AND_STRUCTS = ONE_FIRST | BOX_STRUCTS };

/* One ray and boxes in structs. */
static lh_status raycast_aabb_structs(const lh_call *call, size_t n)
{
    const raycast_aabb_arguments of = raycast_aabb_arguments_of(call);
    if (!LH_LIKELY(n >= LANES))
        return LH_OWN(run_few_boxes)(LH_QUERY_raycast_aabb, raycast_aabb_loop, call, n == 1 ? 0 : ONE_FIRST,
                                     1u << LH_ARGUMENT_raycast_aabb_boxes, n);
    raycast_aabb_setup setup;
    raycast_aabb_prepare(&setup, RAY_AND_STRUCTS | (of.rays->inv_dir_x ? BY_INVERSE : 0), call);
    hits_in_order hits = {(uint8_t *)of.hits, 0};
    for (size_t i = 0; i < n; i += LANES) {
        const block at = whole_block(i, n);
        add_hits(&hits, raycast_aabb_block(&setup, RAY_AND_STRUCTS, at), at, i);
    }
    end_hits(&hits, of.hits, n);
    return LH_OK;
}

/* A look at calls that are not packed. */
static LH_APART lh_status raycast_aabb_unusual(const lh_call *call, unsigned one, size_t n)
{
    if (LANES >= 8 && one == ONE_FIRST && LH_OWN(ray_meets_structs)(call, n))
        return raycast_aabb_structs(call, n);
    return run_unusual(LH_QUERY_raycast_aabb, raycast_aabb_loop, call, one, n);
}

LH_QUERY_LOOKING(raycast_aabb, raycast_aabb_loop, raycast_aabb_unusual)

#endif
