/* Two balls meet if their centres are no further apart than their radii together.
 * Ericson, Real-Time Collision Detection, 4.3.1. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_SPHERE_H
#define LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_SPHERE_H

#include "engine/operands.h"
#include "mathematics/shapes.h"

/* The squared sum of the radii, padded for the rounding of both sides. Each d is off by u, so d2 is high by
 * at most 5u of itself; the sum is low by u, its square by 3u: 10u covers all with this product's own
 * rounding. 2^-126 covers squares that underflow. */
LH_INLINE lanes squared_reach_of_both(lanes a_radius, lanes b_radius)
{
    const lanes padding = lanes_set1(1.0f + 0x1.4p-21f), underflow = lanes_set1(0x1p-126f);
    const lanes sum = lanes_add(a_radius, b_radius);
    return lanes_add(lanes_mul(lanes_mul(sum, sum), padding), underflow);
}

LH_INLINE mask balls_meet(sphere a, sphere b)
{
    const v3 d = v3_sub_by_fma(b.centre, a.centre);
    return lanes_le(v3_dot(d, d), squared_reach_of_both(a.radius, b.radius));
}

LH_INLINE mask spheres_meet(sphere a, sphere b)
{
    return mask_and(neither_is_empty(a.radius, b.radius), balls_meet(a, b));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(overlap_sphere_sphere, sphere, sphere)

/* Of one ball for all it is known before the loop whether it is empty. */
LH_INLINE uint32_t overlap_sphere_sphere_block(const void *setup, unsigned one, block at)
{
    sphere a = overlap_sphere_sphere_a(setup, one, at), b = overlap_sphere_sphere_b(setup, one, at);
    if (!one)
        return mask_bits(spheres_meet(a, b));
    const lanes radius = one & ONE_FIRST ? b.radius : a.radius;
    lanes *const of_one = one & ONE_FIRST ? &a.radius : &b.radius;
    *of_one = radius_or_nan(*of_one);
    return mask_bits(mask_and(lanes_le(lanes_set1(0.0f), radius), balls_meet(a, b)));
}

LH_SHORT_QUERY(overlap_sphere_sphere)

#endif
