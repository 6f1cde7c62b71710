/* Small structs of lanes, so that kernels read as vector algebra. */
#ifndef LANEHIT_SRC_MATHEMATICS_VECTOR_H
#define LANEHIT_SRC_MATHEMATICS_VECTOR_H

#include "lanes/compiler.h"

typedef struct v3 {
    lanes x, y, z;
} v3;

LH_INLINE v3 v3_sub(v3 a, v3 b)
{
    return (v3){lanes_sub(a.x, b.x), lanes_sub(a.y, b.y), lanes_sub(a.z, b.z)};
}

LH_INLINE v3 v3_sub_by_fma(v3 a, v3 b)
{
    return (v3){lanes_sub_by_fma(a.x, b.x), lanes_sub_by_fma(a.y, b.y), lanes_sub_by_fma(a.z, b.z)};
}

LH_INLINE v3 v3_add(v3 a, v3 b)
{
    return (v3){lanes_add(a.x, b.x), lanes_add(a.y, b.y), lanes_add(a.z, b.z)};
}

LH_INLINE v3 v3_scale(v3 a, lanes factor)
{
    return (v3){lanes_mul(a.x, factor), lanes_mul(a.y, factor), lanes_mul(a.z, factor)};
}

LH_INLINE v3 v3_min(v3 a, v3 b)
{
    return (v3){lanes_min(a.x, b.x), lanes_min(a.y, b.y), lanes_min(a.z, b.z)};
}

LH_INLINE v3 v3_max(v3 a, v3 b)
{
    return (v3){lanes_max(a.x, b.x), lanes_max(a.y, b.y), lanes_max(a.z, b.z)};
}

LH_INLINE v3 v3_abs(v3 a)
{
    return (v3){lanes_abs(a.x), lanes_abs(a.y), lanes_abs(a.z)};
}

LH_INLINE v3 v3_select(mask m, v3 a, v3 b)
{
    return (v3){lanes_select(m, a.x, b.x), lanes_select(m, a.y, b.y), lanes_select(m, a.z, b.z)};
}

/* The mask is of comparisons. */
LH_INLINE v3 v3_or_zero(mask m, v3 a)
{
    return (v3){lanes_or_zero(m, a.x), lanes_or_zero(m, a.y), lanes_or_zero(m, a.z)};
}

LH_INLINE lanes v3_dot(v3 a, v3 b)
{
    return lanes_add(lanes_add(lanes_mul(a.x, b.x), lanes_mul(a.y, b.y)), lanes_mul(a.z, b.z));
}

LH_INLINE v3 v3_cross(v3 a, v3 b)
{
    return (v3){lanes_sub(lanes_mul(a.y, b.z), lanes_mul(a.z, b.y)),
                lanes_sub(lanes_mul(a.z, b.x), lanes_mul(a.x, b.z)),
                lanes_sub(lanes_mul(a.x, b.y), lanes_mul(a.y, b.x))};
}

/* The cross product with sums for differences. */
LH_INLINE v3 v3_cross_sums(v3 a, v3 b)
{
    return (v3){lanes_add(lanes_mul(a.y, b.z), lanes_mul(a.z, b.y)),
                lanes_add(lanes_mul(a.z, b.x), lanes_mul(a.x, b.z)),
                lanes_add(lanes_mul(a.x, b.y), lanes_mul(a.y, b.x))};
}

/* a <= b on every axis */
LH_INLINE mask v3_le(v3 a, v3 b)
{
    return mask_and(mask_and(lanes_le(a.x, b.x), lanes_le(a.y, b.y)), lanes_le(a.z, b.z));
}

/* All components are 0, and so none is NaN. */
LH_INLINE mask v3_is_zero(v3 a)
{
    const lanes zero = lanes_set1(0.0f);
    return mask_and(mask_and(lanes_eq(a.x, zero), lanes_eq(a.y, zero)), lanes_eq(a.z, zero));
}

LH_INLINE v3 v3_plus_each(v3 a, lanes b)
{
    return (v3){lanes_add(a.x, b), lanes_add(a.y, b), lanes_add(a.z, b)};
}

LH_INLINE v3 v3_negate(v3 a)
{
    return (v3){lanes_negate(a.x), lanes_negate(a.y), lanes_negate(a.z)};
}

/* Signs are zeros. */
LH_INLINE v3 v3_flip(v3 a, lanes signs)
{
    return (v3){lanes_flip(a.x, signs), lanes_flip(a.y, signs), lanes_flip(a.z, signs)};
}

LH_INLINE lanes v3_sum(v3 a)
{
    return lanes_add(lanes_add(a.x, a.y), a.z);
}

/* |x| + |y| + |z|: no less than the length, and at most the root of 3 times that. */
LH_INLINE lanes v3_sum_of_magnitudes(v3 a)
{
    return v3_sum(v3_abs(a));
}

/* Of coordinates that are compared one after the other, whether a's come before; `otherwise` if they are equal. */
LH_INLINE mask comes_before(lanes a, lanes b, mask otherwise)
{
    return mask_or(lanes_lt(a, b), mask_and(lanes_eq(a, b), otherwise));
}

LH_INLINE mask v3_comes_before(v3 a, v3 b, mask otherwise)
{
    return comes_before(a.x, b.x, comes_before(a.y, b.y, comes_before(a.z, b.z, otherwise)));
}

#endif
