/* AVX-512 (F, BW, DQ, VL): 16 lanes. What each operation means: src/lanes/lanes.md. */
#ifndef LANEHIT_SRC_AVX512_LANES_H
#define LANEHIT_SRC_AVX512_LANES_H

#include "missing.h"
#include "structs_by_masks.h"

#include "avx2/fold.h"
#include "avx2/store.h"
#include "lanes/compiler.h"

typedef __m512 lanes;
typedef uint16_t mask;
enum { LANES = 16 };

static inline mask first_lanes(size_t count)
{
    return (mask)(count < LANES ? (1u << count) - 1 : 0xffffu);
}

static inline lanes lanes_set1(float a)
{
    return _mm512_set1_ps(a);
}

static inline lanes lanes_load(const float *p)
{
    return _mm512_loadu_ps(p);
}

static inline lanes lanes_load_first(const float *p, size_t count)
{
    return maskz_load(first_lanes(count), p);
}

LH_INLINE void lanes_load_tight(const float *p, size_t count, lanes column[6])
{
    load_tight(places_of_six(), p, 6 * (LANES < count ? LANES : count), column);
}

static inline void lanes_load_rows(const rows *from, size_t second, lanes column[6])
{
    load_octuples(from, second, column);
}

/* By halves: masks of sixteen rows take longer to make than eight rows to read. Loops are unrolled, or gcc keeps the
 * halves in memory between them. */
static inline void lanes_load_few_rows(const rows *from, size_t second, size_t count, lanes column[6])
{
    __m256 half[6];
    eight_box_rows(*from, second, count, half);
    LH_UNROLL
    for (size_t k = 0; k < 6; k++)
        column[k] = _mm512_castps256_ps512(half[k]);
    if (count <= 8)
        return;
    const rows rest = {from->base + 8 * from->stride, from->stride, NULL, 0};
    eight_box_rows(rest, second, count - 8, half);
    LH_UNROLL
    for (size_t k = 0; k < 6; k++)
        column[k] = _mm512_insertf32x8(column[k], half[k], 1);
}

/* a, held in a register: gcc otherwise reads a loaded value again at each use. */
static inline lanes lanes_keep(lanes a)
{
#if !defined(LH_EMULATED)
    __asm__("" : "+v"(a));
#endif
    return a;
}

static inline void lanes_store(float *p, lanes a)
{
    _mm512_storeu_ps(p, a);
}

static inline void lanes_store_first(float *p, lanes a, size_t count)
{
    if (count >= LANES) {
        lanes_store(p, a);
        return;
    }
    __m256 rest = _mm512_castps512_ps256(a);
    if (count & 8) {
        _mm256_storeu_ps(p, rest);
        rest = _mm256_castpd_ps(_mm512_extractf64x4_pd(_mm512_castps_pd(a), 1));
        p += 8;
    }
    store_first_of_8(p, rest, count & 7);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return _mm512_add_ps(a, b);
}

static inline lanes lanes_sub(lanes a, lanes b)
{
    return _mm512_sub_ps(a, b);
}

/* a * 1 - b, rounded once: the same bits as a - b. On AMD it waits for the ports of multiplications, where a kernel of
 * comparisons, minima and additions leaves room. gcc would copy the 1 to take the result, if `a` came from memory. */
static inline lanes lanes_sub_by_fma(lanes a, lanes b)
{
    return _mm512_fmsub_ps(lanes_keep(a), _mm512_set1_ps(1.0f), b);
}

static inline lanes lanes_mul(lanes a, lanes b)
{
    return _mm512_mul_ps(a, b);
}

static inline lanes lanes_roughly_madd(lanes a, lanes b, lanes c)
{
    return _mm512_fmadd_ps(a, b, c);
}

static inline lanes lanes_div(lanes a, lanes b)
{
    return _mm512_div_ps(a, b);
}

static inline lanes lanes_sqrt(lanes a)
{
    return _mm512_sqrt_ps(a);
}

static inline lanes lanes_min(lanes a, lanes b)
{
    return _mm512_min_ps(a, b);
}

static inline lanes lanes_max(lanes a, lanes b)
{
    return _mm512_max_ps(a, b);
}

static inline lanes lanes_abs(lanes a)
{
    const __m512i magnitude = _mm512_set1_epi32(INT32_MAX);
    return _mm512_castsi512_ps(_mm512_and_si512(_mm512_castps_si512(a), magnitude));
}

static inline lanes lanes_negate(lanes a)
{
    const __m512i sign = _mm512_set1_epi32(INT32_MIN);
    return _mm512_castsi512_ps(_mm512_xor_si512(_mm512_castps_si512(a), sign));
}

static inline lanes lanes_flip(lanes a, lanes signs)
{
    return _mm512_castsi512_ps(_mm512_xor_si512(_mm512_castps_si512(a), _mm512_castps_si512(signs)));
}

static inline mask lanes_le(lanes a, lanes b)
{
    return compare_le(a, b);
}

static inline mask lanes_lt(lanes a, lanes b)
{
    return compare_lt(a, b);
}

static inline mask lanes_eq(lanes a, lanes b)
{
    return compare_eq(a, b);
}

static inline mask lanes_negative(lanes a)
{
    return sign_bits(a);
}

static inline lanes lanes_select(mask m, lanes a, lanes b)
{
    return blend(m, a, b);
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
    const __m512i infinity = _mm512_set1_epi32(0x7f800000);
    return _mm512_castsi512_ps(
        _mm512_mask_max_epi32(infinity, m, _mm512_castps_si512(a), _mm512_setzero_si512()));
}

static inline lanes lanes_signed_or_infinity(mask m, lanes a)
{
    return lanes_or_infinity(m, a);
}

static inline lanes lanes_or_zero(mask m, lanes a)
{
    return _mm512_maskz_mov_ps(m, a);
}

static inline lanes lanes_opposing(lanes magnitude, lanes by)
{
    const __m512i sign = _mm512_set1_epi32(INT32_MIN);
    const __m512i opposite = _mm512_andnot_si512(_mm512_castps_si512(by), sign);
    return _mm512_castsi512_ps(_mm512_or_si512(opposite, _mm512_castps_si512(magnitude)));
}

static inline lanes lanes_inverse_power(lanes a)
{
    const __m512i exponent = _mm512_and_si512(_mm512_castps_si512(a), _mm512_set1_epi32(0x7f800000));
    return _mm512_castsi512_ps(_mm512_sub_epi32(_mm512_set1_epi32(0x7f000000), exponent));
}

/* An instruction of its own: compilers otherwise make each comparison wait for the one before, by masking it, which in
 * a short call is most of its time. */
static inline mask mask_and(mask a, mask b)
{
#if !defined(LH_EMULATED)
    mask both;
    __asm__("kandw %2, %1, %0" : "=k"(both) : "k"(a), "k"(b));
    return both;
#else
    return a & b;
#endif
}

static inline mask mask_or(mask a, mask b)
{
#if defined(__clang__) && !defined(LH_EMULATED)
    /* Two masks that it has loaded as one word clang 19 narrows before and behind this in turn, and never ends. */
    mask either;
    __asm__("korw %2, %1, %0" : "=k"(either) : "k"(a), "k"(b));
    return either;
#else
    return a | b;
#endif
}

/* a and not b */
static inline mask mask_without(mask a, mask b)
{
#if defined(__clang__) && !defined(LH_EMULATED) /* as mask_or */
    mask left;
    __asm__("kandnw %2, %1, %0" : "=k"(left) : "k"(b), "k"(a));
    return left;
#else
    return (mask)(a & ~b);
#endif
}

static inline uint32_t mask_bits(mask m)
{
    return m;
}

static inline void lanes_store_int8_first(int8_t *p, lanes a, size_t count)
{
    mask_store_int8(p, first_lanes(count), a);
}

static inline void lanes_store_int(int32_t *p, lanes a)
{
    _mm512_storeu_si512(p, truncated(a));
}

static inline uint32_t words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags)
{
    const __m512i word = _mm512_loadu_si512(p);
    const __m512i below = _mm512_subs_epu8(_mm512_set1_epi32((int32_t)threshold), word);
    const __m512i shared = _mm512_and_si512(_mm512_set1_epi32((int32_t)flags), word);
    return zero_words(_mm512_or_si512(below, shared));
}

static inline uint32_t first_words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags, uint32_t count)
{
    return words_meet(p, threshold, flags) & lanes_below(count);
}

static inline void words_list(uint32_t *p, uint32_t first, uint32_t bits)
{
    store_numbers(p, first, (uint16_t)bits);
}

/* What has no form of its own here. */
#include "lanes/choice.h"

#endif
