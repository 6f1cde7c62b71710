/* Two moving boxes: the earliest time at which they touch, and the face that is reached. It is the ray of the
 * relative velocity, from the origin, against the Minkowski difference b - a. Ericson, Real-Time Collision
 * Detection, 5.5.8. */
#ifndef LANEHIT_SRC_KERNELS_SWEEP_AABB_AABB_H
#define LANEHIT_SRC_KERNELS_SWEEP_AABB_AABB_H

#include "slab.h"

/* 1 + 10u: four roundings a time (velocity, reciprocal, difference of planes, product) on either side, and
 * the padded reciprocal is rounded twice more. */
static const float SWEEP_PADDING = 1.0f + 0x5p-23f;

/* The planes of b - a: near ones from the near planes of b and the far ones of a. */
LH_INLINE slabs minkowski_difference(slabs b, slabs a)
{
    return (slabs){v3_sub(b.near, a.far), v3_sub(b.far, a.near)};
}

/* +1, -1, +2, -2, +3, -3: the outward normal of the first face of b that is entered at `enter`, which opposes
 * the velocity; 0 if no slab is entered then: the boxes overlap from the start. */
LH_INLINE lanes normal_of(v3 t_near, lanes enter, v3 inverse)
{
    lanes normal = lanes_set1(0.0f);
    const lanes time[3] = {t_near.x, t_near.y, t_near.z}, slope[3] = {inverse.x, inverse.y, inverse.z};
    for (int axis = 2; axis >= 0; axis--) {
        const float number = (float)(axis + 1);
        const lanes face = lanes_select(lanes_negative(slope[axis]), lanes_set1(number), lanes_set1(-number));
        normal = lanes_select(lanes_eq(time[axis], enter), face, normal);
    }
    return normal;
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

enum { SWEEP_A = 1 << 0, SWEEP_VELOCITY_A = 1 << 1, SWEEP_B = 1 << 2, SWEEP_VELOCITY_B = 1 << 3 };
enum { SWEEP_VELOCITIES = SWEEP_VELOCITY_A | SWEEP_VELOCITY_B };

typedef struct sweep_aabb_aabb_once {
    aabb_columns columns_a, columns_b;
    v3_columns velocities_a, velocities_b;
    slab_columns slabs_a, slabs_b; /* where the velocities are one */
    slabs a, b;                    /* likewise, and the box is one */
    aabb box_a, box_b;             /* of those in `one` */
    v3 velocity_b;
    reciprocal inverse;
    lanes latest;
    interval within;
    float *toi;
    int8_t *normal;
} sweep_aabb_aabb_once;

LH_INLINE sweep_aabb_aabb_once sweep_aabb_aabb_prepare(const operand *in, const batch_call *call,
                                                       unsigned one)
{
    const float latest = call->t_max < LATEST_TIME ? call->t_max : LATEST_TIME;
    sweep_aabb_aabb_once once = {.columns_a = aabb_columns_of(&in[0]),
                                 .velocities_a = v3_columns_of(&in[1], 0),
                                 .columns_b = aabb_columns_of(&in[2]),
                                 .velocities_b = v3_columns_of(&in[3], 0),
                                 .latest = lanes_set1(latest),
                                 .within = {lanes_set1(0.0f), lanes_set1(latest * SWEEP_PADDING)},
                                 .toi = call->t_enter,
                                 .normal = call->normal};
    if ((one & SWEEP_VELOCITIES) == SWEEP_VELOCITIES) {
        const v3_columns a = once.velocities_a, b = once.velocities_b;
        const float inverse[3] = {1.0f / (*a.x - *b.x), 1.0f / (*a.y - *b.y), 1.0f / (*a.z - *b.z)};
        once.inverse =
            reciprocal_given(v3_load_one((v3_columns){inverse, inverse + 1, inverse + 2}), SWEEP_PADDING);
        once.slabs_a = slab_columns_in_order(once.columns_a.min, once.columns_a.max, inverse);
        once.slabs_b = slab_columns_in_order(once.columns_b.min, once.columns_b.max, inverse);
        if (one & SWEEP_A)
            once.a = slabs_load_one(once.slabs_a);
        if (one & SWEEP_B)
            once.b = slabs_load_one(once.slabs_b);
    } else if (one & SWEEP_VELOCITY_B) {
        once.velocity_b = v3_load_one(once.velocities_b);
    }
    return once;
}

LH_INLINE uint32_t sweep_aabb_aabb_block(const sweep_aabb_aabb_once *once, block at, unsigned one)
{
    reciprocal inverse;
    slabs difference;
    if ((one & SWEEP_VELOCITIES) == SWEEP_VELOCITIES) {
        inverse = once->inverse;
        difference = minkowski_difference(one & SWEEP_B ? once->b : slabs_load(once->slabs_b, at),
                                          one & SWEEP_A ? once->a : slabs_load(once->slabs_a, at));
    } else {
        const v3 velocity_b = one & SWEEP_VELOCITY_B ? once->velocity_b : v3_load(once->velocities_b, at);
        const v3 velocity = v3_sub(v3_load(once->velocities_a, at), velocity_b);
        inverse = reciprocal_given(v3_invert(velocity), SWEEP_PADDING);
        const aabb a = aabb_load(once->columns_a, at), b = aabb_load(once->columns_b, at);
        difference = slabs_in_order(v3_sub(b.min, a.max), v3_sub(b.max, a.min), inverse.exact);
    }

    const v3 t_near = times_of(difference.near, inverse.exact);
    const interval touching = clip(once->within, t_near, times_of(difference.far, inverse.padded));
    const mask hit = lanes_le(touching.enter, touching.exit);

    if (once->toi)
        store_block(once->toi, time_or_never(hit, lanes_min(once->latest, touching.enter)), at);
    if (once->normal) {
        const lanes normal = normal_of(t_near, touching.enter, inverse.exact);
        lanes_store_int8_first(once->normal + at.first, lanes_select(hit, normal, lanes_set1(0.0f)),
                               at.whole ? LANES : at.count);
    }
    return mask_bits(hit);
}

LH_BATCH_LOOP(sweep_aabb_aabb_one_a, sweep_aabb_aabb, SWEEP_VELOCITIES | SWEEP_A)
LH_BATCH_LOOP(sweep_aabb_aabb_one_b, sweep_aabb_aabb, SWEEP_VELOCITIES | SWEEP_B)
LH_BATCH_LOOP(sweep_aabb_aabb_one_velocity, sweep_aabb_aabb, SWEEP_VELOCITIES)
LH_BATCH_LOOP(sweep_aabb_aabb_one_velocity_b, sweep_aabb_aabb, SWEEP_VELOCITY_B)
LH_BATCH_LOOP(sweep_aabb_aabb_pairs, sweep_aabb_aabb, 0)

static void sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                            const lh_vectors *b_velocity, float t_max, size_t n, uint64_t *hits, float *toi,
                            int8_t *normal)
{
    static const variant variants[] = {{SWEEP_VELOCITIES | SWEEP_A, sweep_aabb_aabb_one_a},
                                       {SWEEP_VELOCITIES | SWEEP_B, sweep_aabb_aabb_one_b},
                                       {SWEEP_VELOCITIES, sweep_aabb_aabb_one_velocity},
                                       {SWEEP_VELOCITY_B, sweep_aabb_aabb_one_velocity_b},
                                       {0, sweep_aabb_aabb_pairs}};
    static const float zero = 0.0f;
    static const float *const at_rest[3] = {&zero, &zero, &zero};
    const source sources[] = {source_of_aabbs(a), source_of_vectors(a_velocity), source_of_aabbs(b),
                              b_velocity ? source_of_vectors(b_velocity) : source_of_constants(at_rest, 3)};
    run_batch(sources, 4, n, variants,
              &(batch_call){.hits = hits, .t_enter = toi, .normal = normal, .t_max = t_max});
}

#endif
