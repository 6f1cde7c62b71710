/* How far a ball reaches, squared, for what is the nearest point of a box. */
#ifndef LANEHIT_SRC_MATHEMATICS_REACH_H
#define LANEHIT_SRC_MATHEMATICS_REACH_H

#include "shapes.h"

typedef struct reach {
    lanes squared;
    mask not_empty; /* a negative radius is the empty sphere; so is a NaN */
} reach;

/* The squared radius, padded for the rounding of both sides. Each d is exact or off by u, so d2 is high by at
 * most 5u of itself; r*r is low by at most u: 8u covers both with this product's own rounding. 2^-126 covers
 * squares that underflow. */
LH_INLINE reach reach_of(lanes radius)
{
    const lanes padding = lanes_set1(1.0f + 0x1p-21f), underflow = lanes_set1(0x1p-126f);
    return (reach){lanes_add(lanes_mul(lanes_mul(radius, radius), padding), underflow),
                   lanes_le(lanes_set1(0.0f), radius)};
}

LH_INLINE mask is_within_reach(v3 d, reach within)
{
    return mask_and(within.not_empty, lanes_le(v3_dot(d, d), within.squared));
}

#endif
