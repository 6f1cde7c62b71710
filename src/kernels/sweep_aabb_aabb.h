/* Two moving boxes: the earliest time at which they touch, and the face that is reached. It is the ray of the
 * relative velocity, from the origin, against the Minkowski difference b - a. Ericson, Real-Time Collision
 * Detection, 5.5.8. */
#ifndef LANEHIT_SRC_KERNELS_SWEEP_AABB_AABB_H
#define LANEHIT_SRC_KERNELS_SWEEP_AABB_AABB_H

#include "slab.h"

/* 1 + 10u: four roundings a time (velocity, reciprocal, difference of planes, product) on either side, and the padded
 * exit time is rounded once more. It is the last exit time that is padded, not the reciprocals: most boxes have a
 * velocity of their own, and three of those. */
static const float SWEEP_PADDING = 1.0f + 0x5p-23f;

/* +1, -1, +2, -2, +3, -3: the outward normal of the first face of b that is entered at `enter`, which opposes
 * the velocity; 0 if no slab is entered then: the boxes overlap from the start. */
LH_INLINE lanes normal_of(const lanes t_near[3], lanes enter, const slope line[3])
{
    const lanes x = lanes_opposing(lanes_set1(1.0f), line[0].inverse);
    const lanes y = lanes_opposing(lanes_set1(2.0f), line[1].inverse);
    const lanes z = lanes_opposing(lanes_set1(3.0f), line[2].inverse);
    const lanes z_or_none = lanes_or_zero(lanes_eq(t_near[2], enter), z);
    const lanes y_or_later = lanes_select(lanes_eq(t_near[1], enter), y, z_or_none);
    return lanes_select(lanes_eq(t_near[0], enter), x, y_or_later);
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

enum { SWEEP_A = 1 << 0, SWEEP_VELOCITY_A = 1 << 1, SWEEP_B = 1 << 2, SWEEP_VELOCITY_B = 1 << 3 };
enum { SWEEP_VELOCITIES = SWEEP_VELOCITY_A | SWEEP_VELOCITY_B };

/* One axis: columns, and lanes of what is one. The planes are low and high; where the velocities are one, in
 * the order of the relative velocity. */
typedef struct sweep_axis {
    plane_columns a, b;
    const float *a_velocities, *b_velocities;
    slab a_one, b_one;
    lanes a_velocity, b_velocity;
    slope line; /* of the relative velocity, where both are one */
} sweep_axis;

typedef struct sweep_aabb_aabb_once {
    sweep_axis x, y, z;
    lanes latest;
    interval within;
    float *toi;
    int8_t *normal;
} sweep_aabb_aabb_once;

LH_INLINE int velocities_are_one(unsigned one)
{
    return (one & SWEEP_VELOCITIES) == SWEEP_VELOCITIES;
}

#define sweep_aabb_aabb_parameters                                                                           \
    const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b, const lh_vectors *b_velocity,        \
        float t_max, uint64_t *hits, float *toi, int8_t *normal
#define sweep_aabb_aabb_arguments a, a_velocity, b, b_velocity, t_max, hits, toi, normal

typedef lh_status sweep_aabb_aabb_loop(sweep_aabb_aabb_parameters);

LH_INLINE void prepare_sweep_axis(sweep_axis *s, unsigned axis, unsigned one, const lh_aabbs *a,
                                  const lh_vectors *a_velocity, const lh_aabbs *b,
                                  const lh_vectors *b_velocity)
{
    s->a_velocities = arrays_of_vectors(a_velocity)[axis];
    s->b_velocities = arrays_of_vectors(b_velocity)[axis];
    ptrdiff_t downwards = 0;
    if (velocities_are_one(one)) {
        const float inverse = 1.0f / (*s->a_velocities - *s->b_velocities);
        s->line = slope_of(lanes_set1(inverse));
        downwards = is_negative(inverse);
    }
    s->a = planes_of(arrays_of_aabbs(a), axis, downwards);
    s->b = planes_of(arrays_of_aabbs(b), axis, downwards);
    if (one & SWEEP_A)
        s->a_one = (slab){lanes_set1(*s->a.near), lanes_set1(*s->a.far)};
    if (one & SWEEP_B)
        s->b_one = (slab){lanes_set1(*s->b.near), lanes_set1(*s->b.far)};
    if (one & SWEEP_VELOCITY_A)
        s->a_velocity = lanes_set1(*s->a_velocities);
    if (one & SWEEP_VELOCITY_B)
        s->b_velocity = lanes_set1(*s->b_velocities);
}

LH_INLINE size_t sweep_aabb_aabb_prepare(sweep_aabb_aabb_once *once, unsigned one, sweep_aabb_aabb_parameters)
{
    (void)hits;
    const float latest = t_max < LATEST_TIME ? t_max : LATEST_TIME;
    prepare_sweep_axis(&once->x, 0, one, a, a_velocity, b, b_velocity);
    prepare_sweep_axis(&once->y, 1, one, a, a_velocity, b, b_velocity);
    prepare_sweep_axis(&once->z, 2, one, a, a_velocity, b, b_velocity);
    once->latest = lanes_set1(latest);
    /* Kept: gcc otherwise makes the zero anew in each round. */
    once->within = (interval){lanes_keep(lanes_set1(0.0f)), lanes_set1(latest)};
    once->toi = toi;
    once->normal = normal;
    return one & SWEEP_A ? b->count : a->count;
}

LH_INLINE slope load_relative_slope(const sweep_axis *axis, block at, unsigned one)
{
    const lanes a = one & SWEEP_VELOCITY_A ? axis->a_velocity : load_block(axis->a_velocities, at);
    const lanes b = one & SWEEP_VELOCITY_B ? axis->b_velocity : load_block(axis->b_velocities, at);
    return slope_of(lanes_div(lanes_set1(1.0f), lanes_sub(a, b)));
}

LH_INLINE slab load_planes(plane_columns from, block at)
{
    return (slab){load_block(from.near, at), load_block(from.far, at)};
}

/* The planes of the Minkowski difference b - a. */
LH_INLINE slab load_difference(const sweep_axis *axis, slope line, block at, unsigned one)
{
    const slab a = one & SWEEP_A ? axis->a_one : load_planes(axis->a, at);
    const slab b = one & SWEEP_B ? axis->b_one : load_planes(axis->b, at);
    const lanes high = lanes_sub(b.far, a.near);
    if (velocities_are_one(one))
        return (slab){lanes_sub_by_fma(b.near, a.far), high};
    return slab_in_order(lanes_sub(b.near, a.far), high, line);
}

LH_INLINE interval clip_to_sweep_axis(interval within, const sweep_axis *axis, block at, unsigned one,
                                      slope *line, lanes *t_near)
{
    *line = velocities_are_one(one) ? axis->line : load_relative_slope(axis, at, one);
    const slab difference = load_difference(axis, *line, at, one);
    *t_near = entry_time(difference, *line);
    return clip(within, difference, *line);
}

LH_INLINE uint32_t sweep_aabb_aabb_block(const sweep_aabb_aabb_once *once, block at, unsigned one)
{
    slope line[3];
    lanes t_near[3];
    interval touching = once->within;
    touching = clip_to_sweep_axis(touching, &once->x, at, one, &line[0], &t_near[0]);
    touching = clip_to_sweep_axis(touching, &once->y, at, one, &line[1], &t_near[1]);
    touching = clip_to_sweep_axis(touching, &once->z, at, one, &line[2], &t_near[2]);
    const lanes exit = lanes_mul(touching.exit, lanes_set1(SWEEP_PADDING));
    const mask hit = lanes_le(touching.enter, exit);

    if (once->toi)
        store_block(once->toi, time_or_never(hit, lanes_min(once->latest, touching.enter)), at);
    if (once->normal) {
        const lanes normal = normal_of(t_near, touching.enter, line);
        lanes_store_int8_first(once->normal + at.first, lanes_or_zero(hit, normal),
                               at.whole ? LANES : at.count);
    }
    return mask_bits(hit);
}

LH_BATCH_LOOP(sweep_aabb_aabb_one_a, sweep_aabb_aabb, SWEEP_VELOCITIES | SWEEP_A)
LH_BATCH_LOOP(sweep_aabb_aabb_one_b, sweep_aabb_aabb, SWEEP_VELOCITIES | SWEEP_B)
LH_BATCH_LOOP(sweep_aabb_aabb_one_velocity, sweep_aabb_aabb, SWEEP_VELOCITIES)
LH_BATCH_LOOP(sweep_aabb_aabb_one_moving_a, sweep_aabb_aabb, SWEEP_A | SWEEP_VELOCITY_A)
LH_BATCH_LOOP(sweep_aabb_aabb_one_moving_b, sweep_aabb_aabb, SWEEP_B | SWEEP_VELOCITY_B)
LH_BATCH_LOOP(sweep_aabb_aabb_one_velocity_b, sweep_aabb_aabb, SWEEP_VELOCITY_B)
LH_BATCH_LOOP(sweep_aabb_aabb_pairs, sweep_aabb_aabb, 0)

/* Stands for velocities that are not given. */
static const float zero_velocity = 0.0f;
static const lh_vectors at_rest = {.count = 1, .x = &zero_velocity, .y = &zero_velocity, .z = &zero_velocity};

typedef sweep_aabb_aabb_loop *const sweep_aabb_aabb_loops[LOOPS];

static const sweep_aabb_aabb_loops loops_of_sweep_aabb_aabb = {
    [SWEEP_VELOCITIES | SWEEP_A] = sweep_aabb_aabb_one_a,
    [SWEEP_VELOCITIES | SWEEP_B] = sweep_aabb_aabb_one_b,
    [SWEEP_VELOCITIES] = sweep_aabb_aabb_one_velocity,
    [SWEEP_A | SWEEP_VELOCITY_A] = sweep_aabb_aabb_one_moving_a,
    [SWEEP_B | SWEEP_VELOCITY_B] = sweep_aabb_aabb_one_moving_b,
    [SWEEP_VELOCITY_B] = sweep_aabb_aabb_one_velocity_b,
    [0] = sweep_aabb_aabb_pairs,
};

static int sweep_aabb_aabb_has_loop(const void *loops, unsigned one)
{
    return (*(const sweep_aabb_aabb_loops *)loops)[one] != NULL;
}

static void run_sweep_aabb_aabb_columns(const void *loops, unsigned one, const operand *in, size_t n,
                                        const batch_call *call)
{
    const lh_aabbs a = packed_aabbs(in[0], n), b = packed_aabbs(in[2], n);
    const lh_vectors a_velocity = packed_vectors(in[1], n), b_velocity = packed_vectors(in[3], n);
    (*(const sweep_aabb_aabb_loops *)loops)[one](&a, &a_velocity, &b, &b_velocity, call->t_max, call->hits,
                                                 call->t_enter, call->normal);
}

static LH_APART lh_status sweep_aabb_aabb_closely(sweep_aabb_aabb_parameters)
{
    static const staged_test test = {4, sweep_aabb_aabb_has_loop, run_sweep_aabb_aabb_columns};
    size_t n;
    const lh_status status = check_sweep_aabb_aabb(a, a_velocity, b, b_velocity, t_max, hits, toi, &n);
    if (status != LH_OK)
        return status;
    const source sources[] = {source_of_aabbs(a), source_of_vectors(a_velocity), source_of_aabbs(b),
                              source_of_vectors(b_velocity)};
    const batch_call call = {.hits = hits, .t_enter = toi, .normal = normal, .t_max = t_max};
    run_staged(&test, &loops_of_sweep_aabb_aabb, sources, n, &call);
    return LH_OK;
}

static lh_status sweep_aabb_aabb(sweep_aabb_aabb_parameters)
{
    const lh_vectors *velocity = b_velocity ? b_velocity : &at_rest;
    plain_call call = {0};
    if (LH_LIKELY(a) && LH_LIKELY(b) && LH_LIKELY(t_max >= 0) && LH_LIKELY(a_velocity)) {
        see_aabbs(&call, a);
        see_vectors(&call, a_velocity);
        see_aabbs(&call, b);
        if (b_velocity)
            see_vectors(&call, b_velocity);
        see_hits(&call, hits);
        see_optional(&call, toi);
        if (seen_in_order(&call) && count_in(&call, a->count, SWEEP_A) &&
            count_in(&call, a_velocity->count, SWEEP_VELOCITY_A) && count_in(&call, b->count, SWEEP_B) &&
            count_in_if(b_velocity != NULL, &call, velocity->count, SWEEP_VELOCITY_B) && has_tests(&call) &&
            LH_LIKELY(loops_of_sweep_aabb_aabb[call.one]))
            return loops_of_sweep_aabb_aabb[call.one](a, a_velocity, b, velocity, t_max, hits, toi, normal);
    }
    return sweep_aabb_aabb_closely(a, a_velocity, b, velocity, t_max, hits, toi, normal);
}

#endif
