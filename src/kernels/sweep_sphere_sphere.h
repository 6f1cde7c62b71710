/* Two moving balls: the earliest time at which they touch, and the direction from one to the other then. It is the ray
 * of the centre of a, by the relative velocity, against a ball about the centre of b with the sum of the radii.
 * Ericson, Real-Time Collision Detection, 5.5.5. */
#ifndef LANEHIT_SRC_KERNELS_SWEEP_SPHERE_SPHERE_H
#define LANEHIT_SRC_KERNELS_SWEEP_SPHERE_SPHERE_H

#include "chord.h"
#include "direction.h"
#include "swept.h"

/* The sum is low by u, and so is each component of the relative velocity: the padding of a chord has room for both. */
LH_INLINE padded_radius padded_sum_of(lanes a_radius, lanes b_radius)
{
    const mask a_is_not_empty = lanes_le(lanes_set1(0.0f), a_radius);
    padded_radius both = padded_radius_of(lanes_add(a_radius, b_radius));
    both.not_empty = mask_and(a_is_not_empty, lanes_le(lanes_set1(0.0f), b_radius));
    return both;
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

enum { SWEPT_RAY = SWEPT_A | SWEPT_VELOCITY_A | SWEPT_VELOCITY_B };

typedef struct sweep_sphere_sphere_once {
    sphere_columns a, b;
    v3_columns a_velocities, b_velocities;
    sphere a_one, b_one; /* of those in `one` */
    v3 a_velocity, b_velocity;
    sphere_ray line; /* where all that it is made of is one */
    interval within;
    float *toi;
    lh_xyz normal;
} sweep_sphere_sphere_once;

LH_INLINE sphere_ray relative_ray(v3 origin, v3 a_velocity, v3 b_velocity)
{
    return sphere_ray_of(origin, v3_sub(a_velocity, b_velocity));
}

LH_INLINE void sweep_sphere_sphere_prepare(sweep_sphere_sphere_once *once, unsigned one,
                                           const sweep_sphere_sphere_arguments *of)
{
    once->a = columns_of_spheres(of->a);
    once->b = columns_of_spheres(of->b);
    once->a_velocities = columns_of_vectors(of->a_velocity);
    once->b_velocities = columns_of_vectors(of->b_velocity);
    if (one & SWEPT_A)
        once->a_one = sphere_load_one(once->a);
    if (one & SWEPT_VELOCITY_A)
        once->a_velocity = v3_load_one(once->a_velocities);
    if (one & SWEPT_B)
        once->b_one = sphere_load_one(once->b);
    if (one & SWEPT_VELOCITY_B)
        once->b_velocity = v3_load_one(once->b_velocities);
    if ((one & SWEPT_RAY) == SWEPT_RAY)
        once->line = relative_ray(once->a_one.centre, once->a_velocity, once->b_velocity);
    once->within =
        (interval){lanes_set1(0.0f), lanes_set1(of->t_max < LATEST_TIME ? of->t_max : LATEST_TIME)};
    once->toi = of->toi;
    once->normal = of->normal;
}

LH_INLINE sphere_ray load_relative_ray(const sweep_sphere_sphere_once *once, unsigned one, v3 origin,
                                       block at)
{
    if ((one & SWEPT_RAY) == SWEPT_RAY)
        return once->line;
    return relative_ray(origin, one & SWEPT_VELOCITY_A ? once->a_velocity : v3_load(once->a_velocities, at),
                        one & SWEPT_VELOCITY_B ? once->b_velocity : v3_load(once->b_velocities, at));
}

LH_INLINE uint32_t sweep_sphere_sphere_block(const sweep_sphere_sphere_once *once, unsigned one, block at)
{
    const sphere a = one & SWEPT_A ? once->a_one : sphere_load(once->a, at);
    const sphere b = one & SWEPT_B ? once->b_one : sphere_load(once->b, at);
    const sphere_ray line = load_relative_ray(once, one, a.centre, at);
    const ray_passage passage = pass_sphere(line, once->within, b.centre, padded_sum_of(a.radius, b.radius));
    if (once->toi)
        store_block(once->toi, lanes_or_infinity(passage.hit, passage.inside.enter), at);
    if (is_wanted(once->normal)) {
        const v3 way = v3_scale(line.direction, passage.inside.enter);
        const v3 normal = direction_of(v3_sub(way, v3_sub(b.centre, a.centre)));
        store_direction(once->normal, passage.hit, normal, at);
    }
    return mask_bits(passage.hit);
}

LH_LONG_LOOP(sweep_sphere_sphere, one_moving_a, SWEPT_RAY)
LH_LONG_LOOP(sweep_sphere_sphere, one_a, SWEPT_A | SWEPT_VELOCITY_A)
LH_LONG_LOOP(sweep_sphere_sphere, one_b, SWEPT_B | SWEPT_VELOCITY_B)
LH_LONG_LOOP(sweep_sphere_sphere, one_velocity_b, SWEPT_VELOCITY_B)
LH_LONG_LOOP(sweep_sphere_sphere, pairs, 0)

static const loop_table sweep_sphere_sphere_loops = {
    [SWEPT_RAY] = sweep_sphere_sphere_one_moving_a,
    [SWEPT_A | SWEPT_VELOCITY_A] = sweep_sphere_sphere_one_a,
    [SWEPT_B | SWEPT_VELOCITY_B] = sweep_sphere_sphere_one_b,
    [SWEPT_VELOCITY_B] = sweep_sphere_sphere_one_velocity_b,
    [0] = sweep_sphere_sphere_pairs,
};

LH_QUERY(sweep_sphere_sphere, sweep_sphere_sphere_loops)

#endif
