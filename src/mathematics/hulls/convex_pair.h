/* Two convex shapes by what they reach along directions. They are apart if along some direction all of one lies beyond
 * all of the other: that is verified, and padded by what rounding could make of it, so whoever proposes directions
 * decides nothing. docs/guarantees.md, "Hulls". */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_CONVEX_PAIR_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_CONVEX_PAIR_H

#include "convex.h"

/* The second may be what is within a radius of its core; NULL: it is its core. */
typedef struct convex_pair {
    const convex *a, *b;
    const lanes *radius;
    v3 between;    /* from a's origin to b's */
    lanes size;    /* of both, of the way between, and the radius */
    lanes padding; /* for each unit that the components of a direction add up to */
    lanes scale;   /* a power of two that makes all points of the difference about 1, or less */
    mask is_sound; /* nothing is NaN */
    mask is_small; /* nothing can overflow */
} convex_pair;

/* 18u of what is added up, of which 16.1u are needed; what may be lost by underflow; and up to where squares are
 * finite. */
static const float HULL_PADDING = 0x1.2p-20f, LEAST_HULL_PADDING = 0x1p-100f, MOST_HULL_SIZE = 0x1p100f;

LH_ONE_COPY_IF_SMALL convex_pair convex_pair_of(const convex *a, const convex *b, const lanes *radius)
{
    const v3 between = v3_sub(b->origin, a->origin);
    const lanes cores =
        lanes_add(lanes_add(reach_of_convex(a), reach_of_convex(b)), v3_sum_of_magnitudes(between));
    const lanes size = radius ? lanes_add(cores, *radius) : cores;
    const lanes sum = lanes_add(size, lanes_add(soundness_of_convex(a), soundness_of_convex(b)));
    return (convex_pair){
        .a = a,
        .b = b,
        .radius = radius,
        .between = between,
        .size = size,
        .padding = lanes_add(lanes_mul(size, lanes_set1(HULL_PADDING)), lanes_set1(LEAST_HULL_PADDING)),
        .scale = lanes_inverse_power(size),
        .is_sound = lanes_eq(sum, sum),
        .is_small = lanes_lt(size, lanes_set1(MOST_HULL_SIZE)),
    };
}

/* A multiple of a direction by a power of two, of which the largest component is from 1 to below 2. 0 stays 0. */
LH_INLINE v3 v3_scaled_to_one(v3 a)
{
    const lanes largest = lanes_max(lanes_max(lanes_abs(a.x), lanes_abs(a.y)), lanes_abs(a.z));
    return v3_scale(a, lanes_inverse_power(largest));
}

/* Whether a gap between the cores along a direction, as computed, is more than the radius for certain. */
LH_INLINE mask gap_is_sure(const convex_pair *p, lanes gap, v3 along)
{
    lanes least = lanes_mul(p->padding, v3_sum_of_magnitudes(along));
    if (p->radius)
        least = lanes_add(least, lanes_mul(*p->radius, lanes_sqrt(v3_dot(along, along))));
    return mask_and(p->is_small, lanes_lt(least, gap));
}

/* Whether all of b is beyond all of a along a direction. */
LH_ONE_COPY_IF_SMALL mask is_apart_along(const convex_pair *p, v3 along)
{
    const lanes a = height_of_convex(p->a, along), b = height_of_convex(p->b, v3_negate(along));
    return gap_is_sure(p, lanes_sub(v3_dot(along, p->between), lanes_add(a, b)), along);
}

/* The same; and the vector from a's foremost vertex to b's hindmost, scaled. */
LH_INLINE mask is_apart_with_points(const convex_pair *p, v3 along, v3 *from_a_to_b)
{
    const support a = support_of_convex(p->a, along), b = support_of_convex(p->b, v3_negate(along));
    *from_a_to_b = v3_scale(v3_add(p->between, v3_sub(b.vertex, a.vertex)), p->scale);
    return gap_is_sure(p, lanes_sub(v3_dot(along, p->between), lanes_add(a.height, b.height)), along);
}

#endif
