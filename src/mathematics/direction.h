/* Vectors of length 1. */
#ifndef LANEHIT_SRC_MATHEMATICS_DIRECTION_H
#define LANEHIT_SRC_MATHEMATICS_DIRECTION_H

#include "shapes.h"

/* Of length 1. Powers of two, by the largest component, keep the squares from underflow and overflow; +x is left of
 * what has no direction, or components above 2^88. */
LH_INLINE v3 direction_of(v3 a)
{
    const v3 size = v3_abs(a);
    const lanes largest = lanes_max(lanes_max(size.x, size.y), size.z);
    const mask is_small = lanes_lt(largest, lanes_set1(0x1p-24f));
    const v3 scaled = v3_scale(a, lanes_select(is_small, lanes_set1(0x1p86f), lanes_set1(0x1p-25f)));
    const lanes squared = v3_dot(scaled, scaled), length = lanes_sqrt(squared);
    const mask has_length =
        mask_and(lanes_lt(lanes_set1(0.0f), squared), lanes_lt(squared, lanes_set1(__builtin_inff())));
    return (v3){lanes_select(has_length, lanes_div(scaled.x, length), lanes_set1(1.0f)),
                lanes_or_zero(has_length, lanes_div(scaled.y, length)),
                lanes_or_zero(has_length, lanes_div(scaled.z, length))};
}

/* A direction, or another vector, that is 0 on a miss. */
LH_INLINE void store_if_hit(lh_xyz output, mask hit, v3 a, block at)
{
    store_block_if_wanted(output.x, lanes_or_zero(hit, a.x), at);
    store_block_if_wanted(output.y, lanes_or_zero(hit, a.y), at);
    store_block_if_wanted(output.z, lanes_or_zero(hit, a.z), at);
}

#endif
