/* AVX2: 8 lanes. What each operation means: src/lanes/lanes.md. */
#ifndef LANEHIT_SRC_AVX2_LANES_H
#define LANEHIT_SRC_AVX2_LANES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "lanes/x86_intrinsics.h"

#include "lanes/bits.h"
#include "fold.h"
#include "rows.h"
#include "store.h"
#include "structs_by_halves.h"

typedef __m256 lanes;
typedef __m256i mask; /* the sign bit of each lane decides */
enum { LANES = 8 };

static inline lanes lanes_set1(float a)
{
    return _mm256_set1_ps(a);
}

static inline lanes lanes_load(const float *p)
{
    return _mm256_loadu_ps(p);
}

static inline lanes lanes_load_first(const float *p, size_t count)
{
#if !defined(LH_EMULATED)
    static const int32_t window[2 * LANES] = {-1, -1, -1, -1, -1, -1, -1, -1};
    const size_t skip = LANES - (count < LANES ? count : LANES);
    const __m256i first = _mm256_loadu_si256((const __m256i *)(const void *)(window + skip));
    return _mm256_maskload_ps(p, first);
#else /* SIMDe 0.7.4 emulates a masked load by a full one */
    float element[LANES] = {0};
    memcpy(element, p, (count < LANES ? count : LANES) * sizeof *p);
    return lanes_load(element);
#endif
}

static inline void lanes_load_tight(const float *p, size_t count, lanes column[6])
{
    float element[6 * LANES];
    if (count < LANES) {
        memset(element, 0, sizeof element);
        memcpy(element, p, count * 6 * sizeof *p);
        p = element;
    }
    load_tight(p, column);
}

static inline void lanes_load_few_rows(const rows *from, size_t second, size_t count, lanes column[6])
{
    eight_box_rows(*from, second, count, column);
}

static inline void lanes_load_rows(const rows *from, size_t second, lanes column[6])
{
    lanes_load_few_rows(from, second, LANES, column);
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
    _mm256_storeu_ps(p, a);
}

static inline void lanes_store_first(float *p, lanes a, size_t count)
{
    if (count >= LANES)
        lanes_store(p, a);
    else
        store_first_of_8(p, a, count);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return _mm256_add_ps(a, b);
}

static inline lanes lanes_sub(lanes a, lanes b)
{
    return _mm256_sub_ps(a, b);
}

/* Not by a multiplier: Intel's cores since 2021 have one adder more than those, and the kernels fill both. */
static inline lanes lanes_sub_by_fma(lanes a, lanes b)
{
    return lanes_sub(a, b);
}

static inline lanes lanes_mul(lanes a, lanes b)
{
    return _mm256_mul_ps(a, b);
}

/* Of emulated lanes rounded twice, which is as good. */
static inline lanes lanes_roughly_madd(lanes a, lanes b, lanes c)
{
#if !defined(LH_EMULATED)
    return _mm256_fmadd_ps(a, b, c);
#else
    return lanes_add(lanes_mul(a, b), c);
#endif
}

static inline lanes lanes_div(lanes a, lanes b)
{
    return _mm256_div_ps(a, b);
}

static inline lanes lanes_sqrt(lanes a)
{
    return _mm256_sqrt_ps(a);
}

static inline lanes lanes_min(lanes a, lanes b)
{
    return _mm256_min_ps(a, b);
}

static inline lanes lanes_max(lanes a, lanes b)
{
    return _mm256_max_ps(a, b);
}

static inline lanes lanes_abs(lanes a)
{
    return _mm256_andnot_ps(_mm256_set1_ps(-0.0f), a);
}

static inline lanes lanes_negate(lanes a)
{
    return _mm256_xor_ps(_mm256_set1_ps(-0.0f), a);
}

static inline lanes lanes_flip(lanes a, lanes signs)
{
    return _mm256_xor_ps(a, signs);
}

static inline mask lanes_le(lanes a, lanes b)
{
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_LE_OQ));
}

static inline mask lanes_lt(lanes a, lanes b)
{
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_LT_OQ));
}

static inline mask lanes_eq(lanes a, lanes b)
{
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_EQ_OQ));
}

static inline mask lanes_negative(lanes a)
{
    return _mm256_castps_si256(a);
}

/* gcc takes the intrinsic for a comparison with 0 and computes that first, for every blend. */
static inline lanes lanes_select(mask m, lanes a, lanes b)
{
#if !defined(LH_EMULATED) && !defined(__clang__)
    lanes selected;
    __asm__("vblendvps %3, %2, %1, %0" : "=x"(selected) : "x"(b), "xm"(a), "x"(m));
    return selected;
#else
    return _mm256_blendv_ps(b, a, _mm256_castsi256_ps(m));
#endif
}

/* By exclusive or: a blend is three operations on Intel's cores since 2021. */
static inline lanes lanes_unselected(mask m, lanes a, lanes b, lanes selected)
{
    (void)m;
    return _mm256_xor_ps(_mm256_xor_ps(a, b), selected);
}

/* Two values, each the same in every lane, of which signs choose one: they alternate, and a permutation picks. A
 * blend is three operations on Intel's cores since 2021. */
typedef struct choice {
    lanes alternating;
} choice;

static inline choice choice_of(float positive, float negative)
{
    return (choice){_mm256_blend_ps(lanes_set1(positive), lanes_set1(negative), 0xaa)};
}

static inline choice choice_reversed(choice values)
{
    return (choice){_mm256_permute_ps(values.alternating, 0xb1)};
}

static inline lanes lanes_choose_sub(choice values, lanes by, lanes b)
{
    const __m256i sign = _mm256_srli_epi32(_mm256_castps_si256(by), 31);
    return lanes_sub(_mm256_permutevar_ps(values.alternating, sign), b);
}

/* A maximum, not a blend, which is three operations on Intel's cores since 2021. Of integers: floats would lose
 * denormals where the host has them flushed. Of integers a negative float is less than 0, so that it takes one that is
 * not: lanes_signed_or_infinity is for those. */
static inline lanes lanes_or_infinity(mask m, lanes a)
{
    const __m256i infinity = _mm256_set1_epi32(0x7f800000);
    const __m256i larger = _mm256_max_epi32(_mm256_castps_si256(a), _mm256_andnot_si256(m, infinity));
    return _mm256_castsi256_ps(larger);
}

/* The same maximum: of integers, what has the sign bit is below 0. */
static inline lanes lanes_from_zero_or_infinity(mask m, lanes a)
{
    return lanes_or_infinity(m, a);
}

static inline lanes lanes_signed_or_infinity(mask m, lanes a)
{
    const lanes chosen = _mm256_castsi256_ps(m), infinity = lanes_set1(__builtin_inff());
    return _mm256_or_ps(_mm256_and_ps(chosen, a), _mm256_andnot_ps(chosen, infinity));
}

static inline lanes lanes_or_zero(mask m, lanes a)
{
    return _mm256_and_ps(_mm256_castsi256_ps(m), a);
}

static inline lanes lanes_opposing(lanes magnitude, lanes by)
{
    return _mm256_or_ps(_mm256_andnot_ps(by, _mm256_set1_ps(-0.0f)), magnitude);
}

static inline lanes lanes_inverse_power(lanes a)
{
    const __m256i exponent = _mm256_and_si256(_mm256_castps_si256(a), _mm256_set1_epi32(0x7f800000));
    return _mm256_castsi256_ps(_mm256_sub_epi32(_mm256_set1_epi32(0x7f000000), exponent));
}

static inline mask mask_and(mask a, mask b)
{
    return _mm256_and_si256(a, b);
}

static inline mask mask_or(mask a, mask b)
{
    return _mm256_or_si256(a, b);
}

/* a and not b */
static inline mask mask_without(mask a, mask b)
{
    return _mm256_andnot_si256(b, a);
}

static inline uint32_t mask_bits(mask m)
{
    return (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(m));
}

static inline void lanes_store_int8_first(int8_t *p, lanes a, size_t count)
{
    const __m256i words = _mm256_cvtps_epi32(a);
    const __m128i halves = _mm_packs_epi32(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
    int8_t bytes[16];
    _mm_storeu_si128((__m128i *)(void *)bytes, _mm_packs_epi16(halves, halves));
    memcpy(p, bytes, count < LANES ? count : LANES);
}

static inline void lanes_store_int(int32_t *p, lanes a)
{
    _mm256_storeu_si256((__m256i *)(void *)p, _mm256_cvttps_epi32(a));
}

static inline __m256i which_words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags)
{
    const __m256i word = _mm256_loadu_si256((const __m256i *)(const void *)p);
    const __m256i below = _mm256_subs_epu8(_mm256_set1_epi32((int32_t)threshold), word);
    const __m256i shared = _mm256_and_si256(_mm256_set1_epi32((int32_t)flags), word);
    return _mm256_cmpeq_epi32(_mm256_or_si256(below, shared), _mm256_setzero_si256());
}

static inline uint32_t words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags)
{
    return mask_bits(which_words_meet(p, threshold, flags));
}

static inline uint32_t first_words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags, uint32_t count)
{
    const __m256i is_first =
        _mm256_cmpgt_epi32(_mm256_set1_epi32((int32_t)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
    return mask_bits(_mm256_and_si256(which_words_meet(p, threshold, flags), is_first));
}

static inline void words_list(uint32_t *p, uint32_t first, uint32_t bits)
{
    quad_list(p, first, bits);
    quad_list(p + bits_in(bits & 15), first + 4, bits >> 4);
}

#endif
