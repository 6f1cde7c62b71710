/* Estimates, which choose a way to a result and are no part of one. */
#ifndef LANEHIT_SRC_MATHEMATICS_ROUGHLY_H
#define LANEHIT_SRC_MATHEMATICS_ROUGHLY_H

#include "vector.h"

/* a.b + addend. That comes first: if it is an offset, 3u of it are 3u of the sum, and of the products. */
LH_INLINE lanes dot_roughly(v3 a, v3 b, lanes addend)
{
    const lanes z = lanes_roughly_madd(a.z, b.z, addend);
    return lanes_roughly_madd(a.x, b.x, lanes_roughly_madd(a.y, b.y, z));
}

/* a.b */
LH_INLINE lanes dot_roughly_alone(v3 a, v3 b)
{
    return lanes_roughly_madd(a.x, b.x, lanes_roughly_madd(a.y, b.y, lanes_mul(a.z, b.z)));
}

/* ---- Heights that are clear of 0 ---------------------------------------------------------------------- */

/* A height n.x - d is told by its sign where that is beyond any rounding: 40u of |n| |x|, by squares. Both sums of
 * squares begin with a little, for what underflows in them; and the squares of heights end at MOST_SLACK, so that where
 * a sum of squares overflows, to infinity or to the largest float, nothing is clear (docs/guarantees.md). */
static const float CLEAR_OF_PLANE = 0x1.9p-38f, SQUARE_UNDERFLOW = 0x1p-62f, MOST_SLACK = 0x1p27f;

LH_INLINE lanes squares_roughly(v3 a)
{
    return dot_roughly(a, a, lanes_set1(SQUARE_UNDERFLOW));
}

/* In this order NaN stays NaN. */
LH_INLINE lanes square_of_height(lanes height)
{
    return lanes_min(lanes_set1(MOST_SLACK), lanes_mul(height, height));
}

#endif
