/* Two capsules meet if their segments are no further apart than the sum of the radii. Ericson, Real-Time Collision Detection,
 * 4.5.1. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_CAPSULE_H
#define LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_CAPSULE_H

#include "segment_pair.h"

/* 32u, of the radii and of the lengths of both segments: what the distance is off by. */
static const float PAIR_PADDING = 0x1p-19f;

/* 2^-62 covers squares that underflow. */
LH_INLINE lanes reach_of_capsules(lanes radii, lanes ways)
{
    const lanes padding = lanes_add(lanes_mul(ways, lanes_set1(PAIR_PADDING)), lanes_set1(0x1p-62f));
    return lanes_add(lanes_mul(radii, lanes_set1(1.0f + PAIR_PADDING)), padding);
}

LH_INLINE mask capsules_meet(capsule a, capsule b)
{
    const lanes zero = lanes_set1(0.0f);
    const segment_side first = side_of(a.axis), second = side_of(b.axis);
    const lanes ways = lanes_add(v3_sum_of_magnitudes(first.path.way), v3_sum_of_magnitudes(second.path.way));
    const lanes reach = reach_of_capsules(lanes_add(a.radius, b.radius), ways);
    const mask not_empty = mask_and(lanes_le(zero, a.radius), lanes_le(zero, b.radius));
    return mask_and(not_empty,
                    lanes_le(nearest_pair_of(first, second).squared_distance, lanes_mul(reach, reach)));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_capsule_capsule_once {
    capsule_columns a, b;
} overlap_capsule_capsule_once;

LH_INLINE void overlap_capsule_capsule_prepare(overlap_capsule_capsule_once *once, unsigned one,
                                               const overlap_capsule_capsule_arguments *of)
{
    (void)one;
    once->a = columns_of_capsules(of->a);
    once->b = columns_of_capsules(of->b);
}

LH_INLINE uint32_t overlap_capsule_capsule_block(const overlap_capsule_capsule_once *once, unsigned one,
                                                 block at)
{
    (void)one;
    return mask_bits(capsules_meet(capsule_load(once->a, at), capsule_load(once->b, at)));
}

LH_LONG_QUERY_OF_PAIRS(overlap_capsule_capsule)

#endif
