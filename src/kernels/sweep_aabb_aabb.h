/* Two moving boxes: the earliest time at which they touch, and the face that is reached. It is the ray of the
 * relative velocity, from the origin, against the Minkowski difference b - a. Ericson, Real-Time Collision
 * Detection, 5.5.8. */
#ifndef LANEHIT_SRC_KERNELS_SWEEP_AABB_AABB_H
#define LANEHIT_SRC_KERNELS_SWEEP_AABB_AABB_H

#include "slab.h"

/* 1 + 10u: four roundings a time (velocity, reciprocal, difference of planes, product) on either side, and
 * the padded reciprocal is rounded once more. */
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

LH_INLINE void prepare_sweep_axis(sweep_axis *s, const operand *in, unsigned axis, unsigned one)
{
    s->a_velocities = in[1][axis];
    s->b_velocities = in[3][axis];
    ptrdiff_t downwards = 0;
    if (velocities_are_one(one)) {
        const float inverse = 1.0f / (*s->a_velocities - *s->b_velocities);
        s->line = slope_of(lanes_set1(inverse), SWEEP_PADDING);
        downwards = is_negative(inverse);
    }
    s->a = planes_of(in[0], axis, downwards);
    s->b = planes_of(in[2], axis, downwards);
    if (one & SWEEP_A)
        s->a_one = (slab){lanes_set1(*s->a.near), lanes_set1(*s->a.far)};
    if (one & SWEEP_B)
        s->b_one = (slab){lanes_set1(*s->b.near), lanes_set1(*s->b.far)};
    if (one & SWEEP_VELOCITY_A)
        s->a_velocity = lanes_set1(*s->a_velocities);
    if (one & SWEEP_VELOCITY_B)
        s->b_velocity = lanes_set1(*s->b_velocities);
}

LH_INLINE void sweep_aabb_aabb_prepare(sweep_aabb_aabb_once *once, const operand *in, const batch_call *call,
                                       unsigned one)
{
    const float latest = call->t_max < LATEST_TIME ? call->t_max : LATEST_TIME;
    prepare_sweep_axis(&once->x, in, 0, one);
    prepare_sweep_axis(&once->y, in, 1, one);
    prepare_sweep_axis(&once->z, in, 2, one);
    once->latest = lanes_set1(latest);
    once->within = (interval){lanes_set1(0.0f), lanes_set1(latest * SWEEP_PADDING)};
    once->toi = call->t_enter;
    once->normal = call->normal;
}

LH_INLINE slope load_relative_slope(const sweep_axis *axis, block at, unsigned one)
{
    const lanes a = one & SWEEP_VELOCITY_A ? axis->a_velocity : load_block(axis->a_velocities, at);
    const lanes b = one & SWEEP_VELOCITY_B ? axis->b_velocity : load_block(axis->b_velocities, at);
    return slope_of(lanes_div(lanes_set1(1.0f), lanes_sub(a, b)), SWEEP_PADDING);
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
    const mask hit = lanes_le(touching.enter, touching.exit);

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

typedef struct sweep_aabb_aabb_views {
    const lh_aabbs *a;
    const lh_vectors *a_velocity;
    const lh_aabbs *b;
    const lh_vectors *b_velocity;
} sweep_aabb_aabb_views;

static void sweep_aabb_aabb_sources(const void *views, source *sources)
{
    const sweep_aabb_aabb_views *v = views;
    sources[0] = source_of_aabbs(v->a);
    sources[1] = source_of_vectors(v->a_velocity);
    sources[2] = source_of_aabbs(v->b);
    sources[3] = source_of_vectors(v->b_velocity);
}

static const loop_table sweep_aabb_aabb_loops = {
    [SWEEP_VELOCITIES | SWEEP_A] = sweep_aabb_aabb_one_a,
    [SWEEP_VELOCITIES | SWEEP_B] = sweep_aabb_aabb_one_b,
    [SWEEP_VELOCITIES] = sweep_aabb_aabb_one_velocity,
    [SWEEP_A | SWEEP_VELOCITY_A] = sweep_aabb_aabb_one_moving_a,
    [SWEEP_B | SWEEP_VELOCITY_B] = sweep_aabb_aabb_one_moving_b,
    [SWEEP_VELOCITY_B] = sweep_aabb_aabb_one_velocity_b,
    [0] = sweep_aabb_aabb_pairs,
    [SWEEP_VELOCITIES | SWEEP_A | SWEEP_B] = sweep_aabb_aabb_pairs,
};

static LH_APART lh_status sweep_aabb_aabb_closely(const lh_aabbs *a, const lh_vectors *a_velocity,
                                                  const lh_aabbs *b, const lh_vectors *b_velocity,
                                                  float t_max, uint64_t *hits, float *toi, int8_t *normal)
{
    size_t n;
    const lh_status status = check_sweep_aabb_aabb(a, a_velocity, b, b_velocity, t_max, hits, toi, &n);
    const sweep_aabb_aabb_views views = {a, a_velocity, b, b_velocity ? b_velocity : &at_rest};
    const batch_call call = {.hits = hits, .t_enter = toi, .normal = normal, .t_max = t_max};
    return run_views(status, n, sweep_aabb_aabb_sources, &views, 4, sweep_aabb_aabb_loops, &call);
}

static lh_status sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                 const lh_vectors *b_velocity, float t_max, uint64_t *hits, float *toi,
                                 int8_t *normal)
{
    const sweep_aabb_aabb_views views = {a, a_velocity, b, b_velocity ? b_velocity : &at_rest};
    plain_call seen = {0};
    if (LH_LIKELY(a) && LH_LIKELY(a_velocity) && LH_LIKELY(b) && LH_LIKELY(t_max >= 0) &&
        see_aabbs(&seen, a, SWEEP_A) && see_vectors(&seen, a_velocity, SWEEP_VELOCITY_A) &&
        see_aabbs(&seen, b, SWEEP_B) && see_vectors(&seen, views.b_velocity, SWEEP_VELOCITY_B)) {
        see_hits(&seen, hits);
        see_optional(&seen, toi);
        const operand in[] = {
            arrays_at(a, offsetof(lh_aabbs, min_x)), arrays_at(a_velocity, offsetof(lh_vectors, x)),
            arrays_at(b, offsetof(lh_aabbs, min_x)), arrays_at(views.b_velocity, offsetof(lh_vectors, x))};
        const batch_call call = {.hits = hits, .t_enter = toi, .normal = normal, .t_max = t_max};
        if (run_plain(&seen, in, sweep_aabb_aabb_loops, &call))
            return LH_OK;
    }
    return sweep_aabb_aabb_closely(a, a_velocity, b, b_velocity, t_max, hits, toi, normal);
}

#endif
