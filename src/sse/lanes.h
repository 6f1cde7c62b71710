/* SSE4.2: 4 lanes. What each operation means: src/lanes/lanes.md. */
#ifndef LANEHIT_SRC_SSE_LANES_H
#define LANEHIT_SRC_SSE_LANES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "quad.h"

typedef __m128 lanes;
typedef __m128i mask; /* the sign bit of each lane decides */
enum { LANES = 4 };

static inline lanes lanes_set1(float a)
{
    return _mm_set1_ps(a);
}

static inline lanes lanes_load(const float *p)
{
    return _mm_loadu_ps(p);
}

/* Out of line, as is its like below: kernels read a dozen columns, and at the end of a batch alone. In two lines of the
 * cache it takes longer, by up to a sixth of a call of three pairs. */
static __attribute__((noinline, unused, aligned(64))) lanes lanes_load_first(const float *p, size_t count)
{
    switch (count) {
    case 0:
        return _mm_setzero_ps();
    case 1:
        return _mm_load_ss(p);
    case 2:
        return quad_load2(p);
    case 3:
        return quad_load3(p);
    default:
        return lanes_load(p);
    }
}

/* a, held in a register: gcc otherwise reads a loaded value again at each use. */
static inline lanes lanes_keep(lanes a)
{
#if !defined(LH_EMULATED)
    __asm__("" : "+x"(a));
#endif
    return a;
}

static inline void lanes_store(float *p, lanes a)
{
    _mm_storeu_ps(p, a);
}

static __attribute__((noinline, unused)) void lanes_store_first(float *p, lanes a, size_t count)
{
    if (count >= LANES) {
        lanes_store(p, a);
        return;
    }
    float element[LANES];
    _mm_storeu_ps(element, a);
    memcpy(p, element, count * sizeof *p);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return _mm_add_ps(a, b);
}

static inline lanes lanes_sub(lanes a, lanes b)
{
    return _mm_sub_ps(a, b);
}

static inline lanes lanes_sub_by_fma(lanes a, lanes b)
{
    return lanes_sub(a, b);
}

static inline lanes lanes_mul(lanes a, lanes b)
{
    return _mm_mul_ps(a, b);
}

static inline lanes lanes_roughly_madd(lanes a, lanes b, lanes c)
{
    return lanes_add(lanes_mul(a, b), c);
}

static inline lanes lanes_div(lanes a, lanes b)
{
    return _mm_div_ps(a, b);
}

static inline lanes lanes_sqrt(lanes a)
{
    return _mm_sqrt_ps(a);
}

static inline lanes lanes_min(lanes a, lanes b)
{
    return _mm_min_ps(a, b);
}

static inline lanes lanes_max(lanes a, lanes b)
{
    return _mm_max_ps(a, b);
}

static inline lanes lanes_abs(lanes a)
{
#if defined(LH_EMULATED) && defined(__wasm_simd128__)
    return simde_x_mm_abs_ps(a);
#else
    return _mm_andnot_ps(_mm_set1_ps(-0.0f), a);
#endif
}

static inline lanes lanes_negate(lanes a)
{
#if defined(LH_EMULATED) && defined(__wasm_simd128__)
    return simde_x_mm_negate_ps(a);
#else
    return _mm_xor_ps(_mm_set1_ps(-0.0f), a);
#endif
}

static inline lanes lanes_flip(lanes a, lanes signs)
{
    return _mm_xor_ps(a, signs);
}

static inline mask lanes_le(lanes a, lanes b)
{
    return _mm_castps_si128(_mm_cmple_ps(a, b));
}

static inline mask lanes_lt(lanes a, lanes b)
{
    return _mm_castps_si128(_mm_cmplt_ps(a, b));
}

static inline mask lanes_eq(lanes a, lanes b)
{
    return _mm_castps_si128(_mm_cmpeq_ps(a, b));
}

static inline mask lanes_negative(lanes a)
{
    return _mm_castps_si128(a);
}

/* gcc takes the intrinsic for a comparison with 0 and computes that first, for every blend. */
static inline lanes lanes_select(mask m, lanes a, lanes b)
{
#if !defined(LH_EMULATED) && !defined(__clang__)
    __asm__("blendvps %2, %1, %0" : "+x"(b) : "x"(a), "Yz"(m));
    return b;
#else
    return _mm_blendv_ps(b, a, _mm_castsi128_ps(m));
#endif
}

static inline lanes lanes_unselected(mask m, lanes a, lanes b, lanes selected)
{
    (void)selected;
    return lanes_select(m, b, a);
}

static inline lanes lanes_or_infinity(mask m, lanes a)
{
    return lanes_select(m, a, lanes_set1(__builtin_inff()));
}

/* By the maximum of integers: what has the sign bit is below 0. */
static inline lanes lanes_from_zero_or_infinity(mask m, lanes a)
{
    const __m128i from_zero = _mm_max_epi32(_mm_castps_si128(a), _mm_setzero_si128());
    return lanes_or_infinity(m, _mm_castsi128_ps(from_zero));
}

static inline lanes lanes_signed_or_infinity(mask m, lanes a)
{
    return lanes_or_infinity(m, a);
}

static inline lanes lanes_or_zero(mask m, lanes a)
{
    return _mm_and_ps(_mm_castsi128_ps(m), a);
}

static inline lanes lanes_opposing(lanes magnitude, lanes by)
{
    return _mm_or_ps(_mm_andnot_ps(by, _mm_set1_ps(-0.0f)), magnitude);
}

static inline lanes lanes_inverse_power(lanes a)
{
    const __m128i exponent = _mm_and_si128(_mm_castps_si128(a), _mm_set1_epi32(0x7f800000));
    return _mm_castsi128_ps(_mm_sub_epi32(_mm_set1_epi32(0x7f000000), exponent));
}

static inline mask mask_and(mask a, mask b)
{
    return _mm_and_si128(a, b);
}

static inline mask mask_or(mask a, mask b)
{
    return _mm_or_si128(a, b);
}

/* a and not b */
static inline mask mask_without(mask a, mask b)
{
    return _mm_andnot_si128(b, a);
}

static inline uint32_t mask_bits(mask m)
{
    return (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(m));
}

static inline void lanes_store_int8_first(int8_t *p, lanes a, size_t count)
{
    const __m128i words = _mm_cvtps_epi32(a);
    const __m128i halves = _mm_packs_epi32(words, words);
    const int32_t bytes = _mm_cvtsi128_si32(_mm_packs_epi16(halves, halves));
    memcpy(p, &bytes, count < LANES ? count : LANES);
}

static inline void lanes_store_int(int32_t *p, lanes a)
{
    quad_store_int(p, a);
}

static inline __m128i which_words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags)
{
    const __m128i word = _mm_loadu_si128((const __m128i *)(const void *)p);
    const __m128i below = _mm_subs_epu8(_mm_set1_epi32((int32_t)threshold), word);
    const __m128i shared = _mm_and_si128(_mm_set1_epi32((int32_t)flags), word);
    return _mm_cmpeq_epi32(_mm_or_si128(below, shared), _mm_setzero_si128());
}

static inline uint32_t words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags)
{
    return (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(which_words_meet(p, threshold, flags)));
}

static inline uint32_t first_words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags, uint32_t count)
{
    const __m128i is_first = _mm_cmpgt_epi32(_mm_set1_epi32((int32_t)count), _mm_setr_epi32(0, 1, 2, 3));
    return (uint32_t)_mm_movemask_ps(
        _mm_castsi128_ps(_mm_and_si128(which_words_meet(p, threshold, flags), is_first)));
}

static inline void words_list(uint32_t *p, uint32_t first, uint32_t bits)
{
    quad_list(p, first, bits);
}

/* What has no form of its own here. */
#include "lanes/choice.h"
#include "layouts/rows_by_quads.h"

#endif
