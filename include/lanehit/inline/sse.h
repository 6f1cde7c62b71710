/* Four lanes, of SSE2 and of what the including file is compiled for beyond it. What each operation means:
 * src/lanes/lanes.md. */
#ifndef LANEHIT_INLINE_SSE_H
#define LANEHIT_INLINE_SSE_H

#include "x86.h"

typedef __m128 lh4_lanes;
typedef __m128i lh4_mask; /* all bits of a lane are alike */

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_set1(float a)
{
    return _mm_set1_ps(a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_of_bits(uint32_t bits)
{
    return _mm_castsi128_ps(_mm_set1_epi32((int32_t)bits));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_load(const float *p)
{
    return _mm_loadu_ps(p);
}

LH_INLINE_FUNCTION void lh4_lanes_store(float *p, lh4_lanes a)
{
    _mm_storeu_ps(p, a);
}

LH_ROUNDED_OPERATION(4, add, _mm_add_ps(a, b))
LH_ROUNDED_OPERATION(4, sub, _mm_sub_ps(a, b))
LH_ROUNDED_OPERATION(4, mul, _mm_mul_ps(a, b))
LH_OPAQUE_OPERATION(4, lanes, LH_REGISTER, LH_REGISTER, div, "divps", _mm_div_ps(a, b))
LH_OPAQUE_OPERATION(4, lanes, LH_REGISTER, LH_REGISTER, min, "minps", _mm_min_ps(a, b))
LH_OPAQUE_OPERATION(4, lanes, LH_REGISTER, LH_REGISTER, max, "maxps", _mm_max_ps(a, b))
LH_OPAQUE_OPERATION(4, mask, "x", "x", le, "cmpleps", _mm_castps_si128(_mm_cmple_ps(a, b)))
LH_OPAQUE_OPERATION(4, mask, "x", "x", lt, "cmpltps", _mm_castps_si128(_mm_cmplt_ps(a, b)))
LH_OPAQUE_OPERATION(4, mask, "x", "x", eq, "cmpeqps", _mm_castps_si128(_mm_cmpeq_ps(a, b)))

LH_OPAQUE_ROOT(4, LH_REGISTER, _mm_sqrt_ps(a))

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_abs(lh4_lanes a)
{
    return _mm_and_ps(lh4_lanes_of_bits(0x7fffffff), a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_negate(lh4_lanes a)
{
    return _mm_xor_ps(lh4_lanes_of_bits(0x80000000), a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_flip(lh4_lanes a, lh4_lanes signs)
{
    return _mm_xor_ps(a, signs);
}

LH_INLINE_FUNCTION lh4_mask lh4_lanes_negative(lh4_lanes a)
{
    return _mm_srai_epi32(_mm_castps_si128(a), 31);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_select(lh4_mask m, lh4_lanes a, lh4_lanes b)
{
#if defined(__SSE4_1__)
    return _mm_blendv_ps(b, a, _mm_castsi128_ps(m));
#else
    const __m128 chosen = _mm_castsi128_ps(m);
    return _mm_or_ps(_mm_and_ps(chosen, a), _mm_andnot_ps(chosen, b));
#endif
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_unselected(lh4_mask m, lh4_lanes a, lh4_lanes b, lh4_lanes selected)
{
    (void)m;
    return _mm_xor_ps(_mm_xor_ps(a, b), selected);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_or_infinity(lh4_mask m, lh4_lanes a)
{
    const __m128 chosen = _mm_castsi128_ps(m);
    return _mm_or_ps(_mm_and_ps(chosen, a), _mm_andnot_ps(chosen, lh4_lanes_of_bits(0x7f800000)));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_from_zero_or_infinity(lh4_mask m, lh4_lanes a)
{
    return lh4_lanes_or_infinity(m, _mm_andnot_ps(_mm_castsi128_ps(lh4_lanes_negative(a)), a));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_signed_or_infinity(lh4_mask m, lh4_lanes a)
{
    return lh4_lanes_or_infinity(m, a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_or_zero(lh4_mask m, lh4_lanes a)
{
    return _mm_and_ps(_mm_castsi128_ps(m), a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_opposing(lh4_lanes magnitude, lh4_lanes by)
{
    return _mm_or_ps(_mm_andnot_ps(by, lh4_lanes_of_bits(0x80000000)), magnitude);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_and(lh4_mask a, lh4_mask b)
{
    return _mm_and_si128(a, b);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_or(lh4_mask a, lh4_mask b)
{
    return _mm_or_si128(a, b);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_without(lh4_mask a, lh4_mask b)
{
    return _mm_andnot_si128(b, a);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_of_bits(uint32_t bits)
{
    const __m128i own = _mm_setr_epi32(1, 2, 4, 8);
    return _mm_cmpeq_epi32(_mm_and_si128(_mm_set1_epi32((int32_t)bits), own), own);
}

LH_INLINE_FUNCTION uint32_t lh4_mask_bits(lh4_mask m)
{
    return (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(m));
}

#endif
