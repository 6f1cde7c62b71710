/* Eight lanes, of AVX2. What each operation means: src/lanes/lanes.md. */
#ifndef LANEHIT_INLINE_AVX2_H
#define LANEHIT_INLINE_AVX2_H

#include "x86.h"

typedef __m256 lh8_lanes;
typedef __m256i lh8_mask; /* the sign bit of each lane decides */

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_set1(float a)
{
    return _mm256_set1_ps(a);
}

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_of_bits(uint32_t bits)
{
    return _mm256_castsi256_ps(_mm256_set1_epi32((int32_t)bits));
}

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_load(const float *p)
{
    return _mm256_loadu_ps(p);
}

LH_INLINE_FUNCTION void lh8_lanes_store(float *p, lh8_lanes a)
{
    _mm256_storeu_ps(p, a);
}

LH_ROUNDED_OPERATION(8, add, _mm256_add_ps(a, b))
LH_ROUNDED_OPERATION(8, sub, _mm256_sub_ps(a, b))
LH_ROUNDED_OPERATION(8, mul, _mm256_mul_ps(a, b))
LH_OPAQUE_OPERATION(8, lanes, LH_REGISTER, LH_REGISTER, div, "divps", _mm256_div_ps(a, b))
LH_OPAQUE_OPERATION(8, lanes, LH_REGISTER, LH_REGISTER, min, "minps", _mm256_min_ps(a, b))
LH_OPAQUE_OPERATION(8, lanes, LH_REGISTER, LH_REGISTER, max, "maxps", _mm256_max_ps(a, b))
LH_OPAQUE_OPERATION(8, mask, "x", "x", le, "cmpleps", _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_LE_OQ)))
LH_OPAQUE_OPERATION(8, mask, "x", "x", lt, "cmpltps", _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_LT_OQ)))
LH_OPAQUE_OPERATION(8, mask, "x", "x", eq, "cmpeqps", _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_EQ_OQ)))

LH_OPAQUE_ROOT(8, LH_REGISTER, _mm256_sqrt_ps(a))

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_abs(lh8_lanes a)
{
    return _mm256_and_ps(lh8_lanes_of_bits(0x7fffffff), a);
}

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_negate(lh8_lanes a)
{
    return _mm256_xor_ps(lh8_lanes_of_bits(0x80000000), a);
}

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_flip(lh8_lanes a, lh8_lanes signs)
{
    return _mm256_xor_ps(a, signs);
}

LH_INLINE_FUNCTION lh8_mask lh8_lanes_negative(lh8_lanes a)
{
    return _mm256_castps_si256(a);
}

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_select(lh8_mask m, lh8_lanes a, lh8_lanes b)
{
#if defined(__clang__)
    return _mm256_blendv_ps(b, a, _mm256_castsi256_ps(m));
#else /* gcc takes the intrinsic for a comparison with 0, and computes that first */
    lh8_lanes chosen;
    __asm__("vblendvps %3, %2, %1, %0" : "=x"(chosen) : "x"(b), "x"(a), "x"(m));
    return chosen;
#endif
}

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_unselected(lh8_mask m, lh8_lanes a, lh8_lanes b, lh8_lanes selected)
{
    (void)m;
    return _mm256_xor_ps(_mm256_xor_ps(a, b), selected);
}

/* A maximum of integers, since a blend is three operations on Intel's cores since 2021. It takes an `a` that is not
 * negative; lanes_signed_or_infinity takes any. */
LH_INLINE_FUNCTION lh8_lanes lh8_lanes_or_infinity(lh8_mask m, lh8_lanes a)
{
    const __m256i infinity = _mm256_set1_epi32(0x7f800000);
    return _mm256_castsi256_ps(_mm256_max_epi32(_mm256_castps_si256(a), _mm256_andnot_si256(m, infinity)));
}

/* The same: of integers, what has the sign bit is below 0. */
LH_INLINE_FUNCTION lh8_lanes lh8_lanes_from_zero_or_infinity(lh8_mask m, lh8_lanes a)
{
    return lh8_lanes_or_infinity(m, a);
}

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_signed_or_infinity(lh8_mask m, lh8_lanes a)
{
    const lh8_lanes chosen = _mm256_castsi256_ps(m), infinity = lh8_lanes_of_bits(0x7f800000);
    return _mm256_or_ps(_mm256_and_ps(chosen, a), _mm256_andnot_ps(chosen, infinity));
}

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_or_zero(lh8_mask m, lh8_lanes a)
{
    return _mm256_and_ps(_mm256_castsi256_ps(m), a);
}

LH_INLINE_FUNCTION lh8_lanes lh8_lanes_opposing(lh8_lanes magnitude, lh8_lanes by)
{
    return _mm256_or_ps(_mm256_andnot_ps(by, lh8_lanes_of_bits(0x80000000)), magnitude);
}

LH_INLINE_FUNCTION lh8_mask lh8_mask_and(lh8_mask a, lh8_mask b)
{
    return _mm256_and_si256(a, b);
}

LH_INLINE_FUNCTION lh8_mask lh8_mask_or(lh8_mask a, lh8_mask b)
{
    return _mm256_or_si256(a, b);
}

LH_INLINE_FUNCTION lh8_mask lh8_mask_without(lh8_mask a, lh8_mask b)
{
    return _mm256_andnot_si256(b, a);
}

LH_INLINE_FUNCTION lh8_mask lh8_mask_of_bits(uint32_t bits)
{
    const __m256i own = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
    return _mm256_cmpeq_epi32(_mm256_and_si256(_mm256_set1_epi32((int32_t)bits), own), own);
}

LH_INLINE_FUNCTION uint32_t lh8_mask_bits(lh8_mask m)
{
    return (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(m));
}

#endif
