/* Whether a vector is no longer than a radius: true only if it is so in exact arithmetic. All queries about what lies
 * in a ball come down to this. */
#ifndef LANEHIT_SRC_MATHEMATICS_SURELY_WITHIN_H
#define LANEHIT_SRC_MATHEMATICS_SURELY_WITHIN_H

#include "shapes.h"

typedef struct inner_reach {
    int is_scaled;
    lanes scale;   /* of vectors before they are squared; unused where is_scaled is 0 */
    lanes squared; /* of the radius, scaled likewise and padded */
} inner_reach;

/* Powers of two, by the radius, keep the squares that matter from underflow and overflow; so a radius of 0 is reached
 * by 0 alone. Less than 0 stays so. */
LH_INLINE lanes scale_of_radius(lanes radius)
{
    const mask is_small = lanes_lt(radius, lanes_set1(0x1p-24f));
    const mask is_large = lanes_lt(lanes_set1(0x1p62f), radius);
    const lanes scale = lanes_select(is_large, lanes_set1(0x1p-25f), lanes_set1(1.0f));
    return lanes_select(is_small, lanes_set1(0x1p86f), scale);
}

/* The radius and each component of the vector may be off by u. Then the squared length is low by at most 5u of itself,
 * and the squared radius high by 4u with this product's own rounding: 10u covers both. In nearly all blocks every scale
 * is 1, or could be: that of a radius below 0 does not matter, since such a ball contains nothing. */
LH_INLINE inner_reach inner_reach_of(lanes radius)
{
    const lanes padding = lanes_set1(1.0f - 0x1.4p-21f), longest = lanes_set1(0x1p88f);
    const lanes magnitude = lanes_abs(radius);
    const mask is_usual =
        mask_and(lanes_le(lanes_set1(0x1p-24f), magnitude), lanes_le(magnitude, lanes_set1(0x1p62f)));
    if (LH_LIKELY(mask_bits(is_usual) == ALL_LANES))
        return (inner_reach){0, lanes_set1(1.0f), lanes_mul(lanes_mul(radius, magnitude), padding)};
    const lanes scale = scale_of_radius(radius);
    const lanes scaled = lanes_mul(lanes_min(longest, radius), scale);
    return (inner_reach){1, scale, lanes_mul(lanes_mul(scaled, lanes_abs(scaled)), padding)};
}

LH_INLINE mask v3_is_surely_within(v3 a, inner_reach radius)
{
    if (!LH_LIKELY(!radius.is_scaled))
        a = v3_scale(a, radius.scale);
    return lanes_le(v3_dot(a, a), radius.squared);
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
