/* Two moving balls: the earliest time at which they touch, and the direction from one to the other then. It is the ray
 * of the centre of a, by the relative velocity, against a ball about the centre of b with the sum of the radii.
 * Ericson, Real-Time Collision Detection, 5.5.5. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_SPHERE_SPHERE_H
#define LANEHIT_SRC_QUERIES_SWEEP_SPHERE_SPHERE_H

#include "engine/moving.h"
#include "mathematics/rays/chord.h"
#include "mathematics/direction.h"

/* Nearly always squares neither lose digits nor overflow; then one reciprocal serves all components. */
static const float LEAST_SOUND_SQUARE = 0x1p-100f;

LH_INLINE v3 direction_by_reciprocal(v3 a)
{
    const lanes squared = v3_dot(a, a);
    const v3 plain = v3_scale(a, lanes_div(lanes_set1(1.0f), lanes_sqrt(squared)));
    const mask is_sound = mask_and(lanes_le(lanes_set1(LEAST_SOUND_SQUARE), squared),
                                   lanes_lt(squared, lanes_set1(__builtin_inff())));
    if (LH_LIKELY(mask_bits(is_sound) == ALL_LANES))
        return plain;
    return v3_select(is_sound, plain, direction_of(a));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS_OF(sweep_sphere_sphere, two_moving_spheres, sphere, sphere)

/* The ray of the relative velocity is known before the loop where all that it is made of is one. */
typedef struct sweep_sphere_sphere_setup {
    two_moving_spheres_setup operands;
    sphere_ray line;
} sweep_sphere_sphere_setup;

LH_INLINE sphere_ray relative_ray(const two_moving_spheres_setup *operands, v3 origin, unsigned one, block at)
{
    return sphere_ray_of(origin, two_moving_spheres_velocity(operands, one, at));
}

LH_INLINE void sweep_sphere_sphere_prepare(void *setup, unsigned one, const lh_call *call)
{
    sweep_sphere_sphere_setup *const to = setup;
    two_moving_spheres_prepare(&to->operands, one, call);
    if ((one & ONE_AMONG_RESTING) == ONE_AMONG_RESTING)
        to->line = relative_ray(&to->operands, to->operands.a.centre, one, ONE_ELEMENT);
}

LH_INLINE uint32_t sweep_sphere_sphere_block(const void *setup, unsigned one, block at)
{
    const sweep_sphere_sphere_setup *const from = setup;
    const sweep_sphere_sphere_arguments *const of = &from->operands.of;
    const sphere a = two_moving_spheres_a(&from->operands, one, at),
                 b = two_moving_spheres_b(&from->operands, one, at);
    const sphere_ray line = (one & ONE_AMONG_RESTING) == ONE_AMONG_RESTING
                                ? from->line
                                : relative_ray(&from->operands, a.centre, one, at);
    const interval within = {lanes_set1(0.0f), latest_time_of(of->t_max)};
    const ray_passage passage = pass_sphere(line, within, b.centre, padded_sum_of(a.radius, b.radius));
    if (of->toi)
        store_block(of->toi, lanes_or_infinity(passage.hit, passage.inside.enter), at);
    if (is_wanted(of->normal)) {
        const v3 way = v3_scale(line.direction, passage.inside.enter);
        const v3 normal = direction_by_reciprocal(v3_sub(way, v3_sub(b.centre, a.centre)));
        store_if_hit(of->normal, passage.hit, normal, at);
    }
    return mask_bits(passage.hit);
}

LH_SWEEP_KERNEL(sweep_sphere_sphere)
LH_LOOP(sweep_sphere_sphere, pairs, decide_long, 0)
LH_SWEEP_OF_FORMS(sweep_sphere_sphere, sweep_sphere_sphere_pairs)

#endif
