/* Four lanes, without vectors. What each operation means: src/lanes/lanes.md. */
#ifndef LANEHIT_INLINE_PLAIN_H
#define LANEHIT_INLINE_PLAIN_H

#include "settings.h"

typedef struct lh4_lanes {
    float lane[4];
} lh4_lanes;

typedef struct lh4_mask {
    uint32_t lane[4]; /* all bits are alike */
} lh4_mask;

/* LH_EACH_LANE(a.lane[i] + b.lane[i]) are the sums, as rounded. */
#define LH_EACH_LANE(expression)                                                                             \
    lh4_lanes result;                                                                                        \
    for (int i = 0; i < 4; i++) {                                                                            \
        float one = expression;                                                                              \
        LH_ROUNDED_FLOAT(one);                                                                               \
        result.lane[i] = one;                                                                                \
    }                                                                                                        \
    return result

#define LH_EACH_MASK(expression)                                                                             \
    lh4_mask result;                                                                                         \
    for (int i = 0; i < 4; i++)                                                                              \
        result.lane[i] = expression;                                                                         \
    return result

LH_INLINE_FUNCTION uint32_t lh_bits_of(float a)
{
    uint32_t bits;
    memcpy(&bits, &a, sizeof bits);
    return bits;
}

LH_INLINE_FUNCTION float lh_float_of(uint32_t bits)
{
    float a;
    memcpy(&a, &bits, sizeof a);
    return a;
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_set1(float a)
{
    LH_EACH_LANE(a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_of_bits(uint32_t bits)
{
    LH_EACH_LANE(lh_float_of(bits));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_load(const float *p)
{
    LH_EACH_LANE(p[i]);
}

LH_INLINE_FUNCTION void lh4_lanes_store(float *p, lh4_lanes a)
{
    memcpy(p, a.lane, sizeof a.lane);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_add(lh4_lanes a, lh4_lanes b)
{
    LH_EACH_LANE(a.lane[i] + b.lane[i]);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_sub(lh4_lanes a, lh4_lanes b)
{
    LH_EACH_LANE(a.lane[i] - b.lane[i]);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_mul(lh4_lanes a, lh4_lanes b)
{
    LH_EACH_LANE(a.lane[i] * b.lane[i]);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_div(lh4_lanes a, lh4_lanes b)
{
    LH_EACH_LANE(a.lane[i] / b.lane[i]);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_sqrt(lh4_lanes a)
{
    LH_EACH_LANE(__builtin_sqrtf(a.lane[i]));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_min(lh4_lanes a, lh4_lanes b)
{
    LH_EACH_LANE(a.lane[i] < b.lane[i] ? a.lane[i] : b.lane[i]);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_max(lh4_lanes a, lh4_lanes b)
{
    LH_EACH_LANE(a.lane[i] > b.lane[i] ? a.lane[i] : b.lane[i]);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_abs(lh4_lanes a)
{
    LH_EACH_LANE(lh_float_of(lh_bits_of(a.lane[i]) & 0x7fffffff));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_negate(lh4_lanes a)
{
    LH_EACH_LANE(lh_float_of(lh_bits_of(a.lane[i]) ^ 0x80000000));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_flip(lh4_lanes a, lh4_lanes signs)
{
    LH_EACH_LANE(lh_float_of(lh_bits_of(a.lane[i]) ^ lh_bits_of(signs.lane[i])));
}

LH_INLINE_FUNCTION lh4_mask lh4_lanes_le(lh4_lanes a, lh4_lanes b)
{
    LH_EACH_MASK(a.lane[i] <= b.lane[i] ? UINT32_MAX : 0);
}

LH_INLINE_FUNCTION lh4_mask lh4_lanes_lt(lh4_lanes a, lh4_lanes b)
{
    LH_EACH_MASK(a.lane[i] < b.lane[i] ? UINT32_MAX : 0);
}

LH_INLINE_FUNCTION lh4_mask lh4_lanes_eq(lh4_lanes a, lh4_lanes b)
{
    LH_EACH_MASK(a.lane[i] == b.lane[i] ? UINT32_MAX : 0);
}

LH_INLINE_FUNCTION lh4_mask lh4_lanes_negative(lh4_lanes a)
{
    LH_EACH_MASK(lh_bits_of(a.lane[i]) >> 31 ? UINT32_MAX : 0);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_select(lh4_mask m, lh4_lanes a, lh4_lanes b)
{
    LH_EACH_LANE(m.lane[i] ? a.lane[i] : b.lane[i]);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_unselected(lh4_mask m, lh4_lanes a, lh4_lanes b, lh4_lanes selected)
{
    (void)selected;
    return lh4_lanes_select(m, b, a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_or_infinity(lh4_mask m, lh4_lanes a)
{
    return lh4_lanes_select(m, a, lh4_lanes_of_bits(0x7f800000));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_from_zero_or_infinity(lh4_mask m, lh4_lanes a)
{
    const lh4_lanes zero = lh4_lanes_of_bits(0);
    return lh4_lanes_or_infinity(m, lh4_lanes_select(lh4_lanes_negative(a), zero, a));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_signed_or_infinity(lh4_mask m, lh4_lanes a)
{
    return lh4_lanes_or_infinity(m, a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_or_zero(lh4_mask m, lh4_lanes a)
{
    return lh4_lanes_select(m, a, lh4_lanes_of_bits(0));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_opposing(lh4_lanes magnitude, lh4_lanes by)
{
    LH_EACH_LANE(lh_float_of(lh_bits_of(magnitude.lane[i]) | (~lh_bits_of(by.lane[i]) & 0x80000000)));
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_and(lh4_mask a, lh4_mask b)
{
    LH_EACH_MASK(a.lane[i] & b.lane[i]);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_or(lh4_mask a, lh4_mask b)
{
    LH_EACH_MASK(a.lane[i] | b.lane[i]);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_without(lh4_mask a, lh4_mask b)
{
    LH_EACH_MASK(a.lane[i] & ~b.lane[i]);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_of_bits(uint32_t bits)
{
    LH_EACH_MASK(bits >> i & 1 ? UINT32_MAX : 0);
}

LH_INLINE_FUNCTION uint32_t lh4_mask_bits(lh4_mask m)
{
    return (m.lane[0] & 1) | (m.lane[1] & 2) | (m.lane[2] & 4) | (m.lane[3] & 8);
}

#endif
