/* Two moving boxes: the earliest time at which they touch, and the face that is reached. It is the ray of the
 * relative velocity, from the origin, against the Minkowski difference b - a. Ericson, Real-Time Collision
 * Detection, 5.5.8. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_AABB_AABB_H
#define LANEHIT_SRC_QUERIES_SWEEP_AABB_AABB_H

#include "engine/moving.h"
#include "mathematics/rays/slab.h"

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

LH_INLINE mask sweep_hits(interval touching)
{
    const lanes exit = lanes_mul(touching.exit, lanes_set1(SWEEP_PADDING));
    return lanes_le(touching.enter, exit);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

enum { SWEEP_VELOCITIES = SWEPT_VELOCITY_A | SWEPT_VELOCITY_B };

/* The results that are wanted. */
enum { SWEPT_HITS_ALONE = FIRST_CASE, TIMES_OF_IMPACT = SECOND_CASE, TIMES_AND_NORMALS = THIRD_CASE };

/* One axis: columns, and lanes of what is one. The planes are low and high; where the velocities are one, in
 * the order of the relative velocity. */
typedef struct sweep_axis {
    slab_columns a, b;
    const float *a_velocities, *b_velocities;
    slab a_one, b_one;
    lanes a_velocity, b_velocity;
    slope line; /* of the relative velocity, where both are one */
} sweep_axis;

typedef struct sweep_aabb_aabb_setup {
    sweep_axis x, y, z;
    lanes latest;
    interval within;
    float *toi;
    int8_t *normal;
    const lh_call *call;
} sweep_aabb_aabb_setup;

LH_INLINE int velocities_are_one(unsigned one)
{
    return (one & SWEEP_VELOCITIES) == SWEEP_VELOCITIES;
}

LH_INLINE slab one_slab(slab_columns planes)
{
    return (slab){lanes_set1(*planes.near), lanes_set1(*planes.far)};
}

LH_INLINE float one_velocity(const lh_vectors *velocity, unsigned axis)
{
    return *lh_arrays_of(velocity)[axis];
}

LH_INLINE void prepare_sweep_axis(sweep_axis *s, unsigned one, const sweep_aabb_aabb_arguments *of,
                                  unsigned axis)
{
    s->a_velocities = lh_arrays_of(of->a_velocity)[axis];
    s->b_velocities = lh_arrays_of(of->b_velocity)[axis];
    ptrdiff_t downwards = 0;
    if (velocities_are_one(one)) {
        const float velocity = one_velocity(of->a_velocity, axis) - one_velocity(of->b_velocity, axis);
        const float inverse = 1.0f / velocity;
        s->line = slope_of(lanes_set1(inverse));
        downwards = is_negative(inverse);
    }
    s->a = planes_of(of->a, axis, downwards);
    s->b = planes_of(of->b, axis, downwards);
    if (one & SWEPT_A)
        s->a_one = one_slab(s->a);
    if (one & SWEPT_B)
        s->b_one = one_slab(s->b);
    if (one & SWEPT_VELOCITY_A)
        s->a_velocity = lanes_set1(one_velocity(of->a_velocity, axis));
    if (one & SWEPT_VELOCITY_B)
        s->b_velocity = lanes_set1(one_velocity(of->b_velocity, axis));
}

LH_INLINE void sweep_aabb_aabb_prepare(void *setup, unsigned one, const lh_call *call)
{
    sweep_aabb_aabb_setup *const to = setup;
    const sweep_aabb_aabb_arguments of = sweep_aabb_aabb_arguments_of(call);
    prepare_sweep_axis(&to->x, one, &of, 0);
    prepare_sweep_axis(&to->y, one, &of, 1);
    prepare_sweep_axis(&to->z, one, &of, 2);
    to->latest = latest_time_of(of.t_max);
    /* Kept: gcc otherwise makes the zero anew in each round. */
    to->within = (interval){lanes_keep(lanes_set1(0.0f)), to->latest};
    to->toi = of.toi;
    to->normal = of.normal;
    to->call = call;
}

LH_INLINE slope load_relative_slope(const sweep_axis *axis, unsigned one, block at)
{
    const lanes a = one & SWEPT_VELOCITY_A
                        ? axis->a_velocity
                        : load_block(axis->a_velocities, block_of_operand(at, SWEPT_VELOCITY_A));
    const lanes b = one & SWEPT_VELOCITY_B
                        ? axis->b_velocity
                        : load_block(axis->b_velocities, block_of_operand(at, SWEPT_VELOCITY_B));
    return slope_of(lanes_div(lanes_set1(1.0f), lanes_sub(a, b)));
}

LH_INLINE slab load_planes(slab_columns from, block at)
{
    return (slab){load_block(from.near, at), load_block(from.far, at)};
}

/* The planes of the Minkowski difference b - a. */
LH_INLINE slab load_difference(const sweep_axis *axis, slope line, unsigned one, block at)
{
    const slab a = one & SWEPT_A ? axis->a_one : load_planes(axis->a, block_of_operand(at, SWEPT_A));
    const slab b = one & SWEPT_B ? axis->b_one : load_planes(axis->b, block_of_operand(at, SWEPT_B));
    const lanes high = lanes_sub(b.far, a.near);
    if (velocities_are_one(one))
        return (slab){lanes_sub_by_fma(b.near, a.far), high};
    return slab_in_order(lanes_sub(b.near, a.far), high, line);
}

LH_INLINE interval clip_to_sweep_axis(interval within, const sweep_axis *axis, unsigned one, block at,
                                      slope *line, lanes *t_near)
{
    *line = velocities_are_one(one) ? axis->line : load_relative_slope(axis, one, at);
    const slab difference = load_difference(axis, *line, one, at);
    *t_near = entry_time(difference, *line);
    return clip(within, difference, *line);
}

/* Of a block that is not whole columns are read where the axis is (engine/operands.h). */
LH_INLINE interval clip_to_axis_of(const sweep_aabb_aabb_setup *of, unsigned k, interval within, unsigned one,
                                   block at, slope *line, lanes *t_near)
{
    const sweep_axis *const axes[] = {&of->x, &of->y, &of->z};
    if (at.whole)
        return clip_to_sweep_axis(within, axes[k], one, at, line, t_near);
    const sweep_aabb_aabb_arguments again = sweep_aabb_aabb_arguments_of(read_again(of->call));
    sweep_axis read;
    prepare_sweep_axis(&read, one, &again, k);
    return clip_to_sweep_axis(within, &read, one, at, line, t_near);
}

LH_INLINE unsigned sweep_aabb_aabb_case(const void *setup, unsigned one)
{
    const sweep_aabb_aabb_setup *const of = setup;
    (void)one;
    if (!of->normal)
        return of->toi ? TIMES_OF_IMPACT : SWEPT_HITS_ALONE;
    return of->toi ? TIMES_AND_NORMALS : OTHER_CASE;
}

LH_INLINE uint32_t sweep_aabb_aabb_block(const void *setup, unsigned one, block at)
{
    const sweep_aabb_aabb_setup *const of = setup;
    slope line[3];
    lanes t_near[3];
    interval touching = of->within;
    touching = clip_to_axis_of(of, 0, touching, one, at, &line[0], &t_near[0]);
    touching = clip_to_axis_of(of, 1, touching, one, at, &line[1], &t_near[1]);
    touching = clip_to_axis_of(of, 2, touching, one, at, &line[2], &t_near[2]);
    const mask hit = sweep_hits(touching);

    if (one & (TIMES_OF_IMPACT | TIMES_AND_NORMALS) || (!(one & SWEPT_HITS_ALONE) && of->toi))
        store_block(of->toi, time_or_never(hit, lanes_min(of->latest, touching.enter)), at);
    if (one & TIMES_AND_NORMALS || (!(one & (SWEPT_HITS_ALONE | TIMES_OF_IMPACT)) && of->normal)) {
        const lanes normal = normal_of(t_near, touching.enter, line);
        lanes_store_int8_first(of->normal + at.first, lanes_or_zero(hit, normal),
                               at.whole ? LANES : at.count);
    }
    return mask_bits(hit);
}

static const kernel sweep_aabb_aabb_kernel = {.query = LH_QUERY_sweep_aabb_aabb,
                                              .prepare = sweep_aabb_aabb_prepare,
                                              .block = sweep_aabb_aabb_block,
                                              .case_of = sweep_aabb_aabb_case};

enum {
    ONE_MOVING_AMONG_RESTING = SWEPT_A | SWEEP_VELOCITIES,
    ONE_MOVING_AMONG_MOVING = SWEPT_A | SWEPT_VELOCITY_A,
    MOVING_TO_ONE_AT_REST = SWEPT_B | SWEPT_VELOCITY_B,
    MOVING_TO_RESTING = SWEPT_VELOCITY_B
};
LH_FEW(sweep_aabb_aabb, decide_few)
LH_LOOP(sweep_aabb_aabb, one_among_resting, decide_short, ONE_MOVING_AMONG_RESTING)
LH_LOOP(sweep_aabb_aabb, one_among_moving, decide_without_cases, ONE_MOVING_AMONG_MOVING)
LH_LOOP(sweep_aabb_aabb, to_one_at_rest, decide_without_cases, MOVING_TO_ONE_AT_REST)
LH_LOOP(sweep_aabb_aabb, to_resting, decide_short, MOVING_TO_RESTING)
LH_LOOP(sweep_aabb_aabb, pairs, decide_without_cases, 0)
LH_LOOP(sweep_aabb_aabb, any, decide_long, unknown(one))

LH_BATCH_LOOP(sweep_aabb_aabb)
{
    if (IS_SMALL)
        return sweep_aabb_aabb_any(call, one, n);
    if (n < LANES)
        return sweep_aabb_aabb_few(call, one, n);
    switch (one) {
    case ONE_MOVING_AMONG_RESTING:
        return sweep_aabb_aabb_one_among_resting(call, one, n);
    case ONE_MOVING_AMONG_MOVING:
        return sweep_aabb_aabb_one_among_moving(call, one, n);
    case MOVING_TO_ONE_AT_REST:
        return sweep_aabb_aabb_to_one_at_rest(call, one, n);
    case MOVING_TO_RESTING:
        return sweep_aabb_aabb_to_resting(call, one, n);
    case 0:
        return sweep_aabb_aabb_pairs(call, one, n);
    default:
        return sweep_aabb_aabb_any(call, one, n);
    }
}

LH_QUERY_BY(sweep_aabb_aabb, sweep_aabb_aabb_loop)

#endif
