/* Sixteen lanes, of AVX-512. What each operation means: src/lanes/lanes.md. */
#ifndef LANEHIT_INLINE_AVX512_H
#define LANEHIT_INLINE_AVX512_H

#include "x86.h"

/* g++ 12 finds that its own header uses what it does not set. */
#if !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

typedef __m512 lh16_lanes;
typedef __mmask16 lh16_mask;

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_set1(float a)
{
    return _mm512_set1_ps(a);
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_of_bits(uint32_t bits)
{
    return _mm512_castsi512_ps(_mm512_set1_epi32((int32_t)bits));
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_load(const float *p)
{
    return _mm512_loadu_ps(p);
}

LH_INLINE_FUNCTION void lh16_lanes_store(float *p, lh16_lanes a)
{
    _mm512_storeu_ps(p, a);
}

LH_ROUNDED_OPERATION(16, add, _mm512_add_ps(a, b))
LH_ROUNDED_OPERATION(16, sub, _mm512_sub_ps(a, b))
LH_ROUNDED_OPERATION(16, mul, _mm512_mul_ps(a, b))
LH_OPAQUE_OPERATION(16, lanes, "v", "v", div, "divps", _mm512_div_ps(a, b))
LH_OPAQUE_OPERATION(16, lanes, "v", "v", min, "minps", _mm512_min_ps(a, b))
LH_OPAQUE_OPERATION(16, lanes, "v", "v", max, "maxps", _mm512_max_ps(a, b))
LH_OPAQUE_OPERATION(16, mask, "Yk", "v", le, "cmpleps", _mm512_cmp_ps_mask(a, b, _CMP_LE_OQ))
LH_OPAQUE_OPERATION(16, mask, "Yk", "v", lt, "cmpltps", _mm512_cmp_ps_mask(a, b, _CMP_LT_OQ))
LH_OPAQUE_OPERATION(16, mask, "Yk", "v", eq, "cmpeqps", _mm512_cmp_ps_mask(a, b, _CMP_EQ_OQ))

LH_OPAQUE_ROOT(16, "v", _mm512_sqrt_ps(a))

/* AVX-512F alone has no operations of bits on floats. */
LH_INLINE_FUNCTION lh16_lanes lh16_lanes_abs(lh16_lanes a)
{
    return _mm512_castsi512_ps(_mm512_and_si512(_mm512_castps_si512(a), _mm512_set1_epi32(INT32_MAX)));
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_negate(lh16_lanes a)
{
    return _mm512_castsi512_ps(_mm512_xor_si512(_mm512_castps_si512(a), _mm512_set1_epi32(INT32_MIN)));
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_flip(lh16_lanes a, lh16_lanes signs)
{
    return _mm512_castsi512_ps(_mm512_xor_si512(_mm512_castps_si512(a), _mm512_castps_si512(signs)));
}

LH_INLINE_FUNCTION lh16_mask lh16_lanes_negative(lh16_lanes a)
{
    return _mm512_cmplt_epi32_mask(_mm512_castps_si512(a), _mm512_setzero_si512());
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_select(lh16_mask m, lh16_lanes a, lh16_lanes b)
{
    return _mm512_mask_blend_ps(m, b, a);
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_unselected(lh16_mask m, lh16_lanes a, lh16_lanes b,
                                                    lh16_lanes selected)
{
    (void)selected;
    return lh16_lanes_select(m, b, a);
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_or_infinity(lh16_mask m, lh16_lanes a)
{
    return lh16_lanes_select(m, a, lh16_lanes_of_bits(0x7f800000));
}

/* By the maximum of integers: what has the sign bit is below 0. */
LH_INLINE_FUNCTION lh16_lanes lh16_lanes_from_zero_or_infinity(lh16_mask m, lh16_lanes a)
{
    return _mm512_castsi512_ps(_mm512_mask_max_epi32(_mm512_set1_epi32(0x7f800000), m, _mm512_castps_si512(a),
                                                     _mm512_setzero_si512()));
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_signed_or_infinity(lh16_mask m, lh16_lanes a)
{
    return lh16_lanes_or_infinity(m, a);
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_or_zero(lh16_mask m, lh16_lanes a)
{
    return _mm512_maskz_mov_ps(m, a);
}

LH_INLINE_FUNCTION lh16_lanes lh16_lanes_opposing(lh16_lanes magnitude, lh16_lanes by)
{
    const __m512i opposite = _mm512_andnot_si512(_mm512_castps_si512(by), _mm512_set1_epi32(INT32_MIN));
    return _mm512_castsi512_ps(_mm512_or_si512(opposite, _mm512_castps_si512(magnitude)));
}

LH_INLINE_FUNCTION lh16_mask lh16_mask_and(lh16_mask a, lh16_mask b)
{
    return (lh16_mask)(a & b);
}

LH_INLINE_FUNCTION lh16_mask lh16_mask_or(lh16_mask a, lh16_mask b)
{
    return (lh16_mask)(a | b);
}

LH_INLINE_FUNCTION lh16_mask lh16_mask_without(lh16_mask a, lh16_mask b)
{
    return (lh16_mask)(a & ~b);
}

LH_INLINE_FUNCTION lh16_mask lh16_mask_of_bits(uint32_t bits)
{
    return (lh16_mask)bits;
}

LH_INLINE_FUNCTION uint32_t lh16_mask_bits(lh16_mask m)
{
    return m;
}

#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#endif
