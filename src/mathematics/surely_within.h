/* Whether a vector is no longer than a radius: true only if it is so in exact arithmetic. All queries about what lies
 * in a ball come down to this. */
#ifndef LANEHIT_SRC_MATHEMATICS_SURELY_WITHIN_H
#define LANEHIT_SRC_MATHEMATICS_SURELY_WITHIN_H

#include "shapes.h"

/* The room in a ball. */
typedef struct inner_reach {
    lanes squared;
    mask not_empty; /* a negative radius is the empty ball, however small its square; so is a NaN */
} inner_reach;

/* The radius and each component of the vector may be off by u. Then the squared length is low by at most 5u of itself,
 * and the squared radius high by 4u with this product's own rounding: 10u covers both. A radius of 2^63 has a square
 * that is finite, which infinite lengths are not within. */
LH_INLINE inner_reach inner_reach_of(lanes radius)
{
    const lanes padding = lanes_set1(1.0f - 0x1.4p-21f), longest = lanes_set1(0x1p63f);
    const lanes cut = lanes_min(longest, radius);
    return (inner_reach){lanes_mul(lanes_mul(cut, cut), padding), lanes_le(lanes_set1(0.0f), radius)};
}

LH_INLINE mask v3_is_surely_within(v3 a, inner_reach radius)
{
    return mask_and(radius.not_empty, lanes_le(v3_dot(a, a), radius.squared));
}

/* A ball, with the room that it has. */
typedef struct inner_ball {
    v3 centre;
    inner_reach reach;
} inner_ball;

LH_INLINE inner_ball inner_ball_load(view_columns from, block at)
{
    const sphere s = sphere_load(from, at);
    return (inner_ball){s.centre, inner_reach_of(s.radius)};
}

#endif
