/* The 512-bit operations that SIMDe 0.7.4 lacks: native, and in plain C where the backend is emulated. */
#ifndef LANEHIT_SRC_AVX512_MISSING_H
#define LANEHIT_SRC_AVX512_MISSING_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "lanes/x86_intrinsics.h"

#if !defined(LH_EMULATED)

static inline __m512 maskz_load(uint16_t m, const float *p)
{
    return _mm512_maskz_loadu_ps(m, p);
}

static inline __m256 maskz_load_half(uint8_t m, const float *p)
{
    return _mm256_maskz_loadu_ps(m, p);
}

static inline uint16_t compare_le(__m512 a, __m512 b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_LE_OQ);
}

static inline uint8_t compare_le_half(__m256 a, __m256 b)
{
    return _mm256_cmp_ps_mask(a, b, _CMP_LE_OQ);
}

static inline uint64_t full_bytes_of(__m512i a)
{
    return _mm512_cmpeq_epi8_mask(a, _mm512_set1_epi8(-1));
}

static inline uint16_t compare_lt(__m512 a, __m512 b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_LT_OQ);
}

static inline uint16_t compare_eq(__m512 a, __m512 b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_EQ_OQ);
}

static inline uint16_t sign_bits(__m512 a)
{
    return _mm512_movepi32_mask(_mm512_castps_si512(a));
}

static inline __m512 blend(uint16_t m, __m512 a, __m512 b)
{
    return _mm512_mask_blend_ps(m, b, a);
}

static inline void mask_store_int8(int8_t *p, uint16_t m, __m512 a)
{
    _mm512_mask_cvtepi32_storeu_epi8(p, m, _mm512_cvtps_epi32(a));
}

static inline __m512i truncated(__m512 a)
{
    return _mm512_cvttps_epi32(a);
}

static inline uint16_t zero_words(__m512i a)
{
    return _mm512_testn_epi32_mask(a, a);
}

/* Lanes below the count, by a comparison: where the count comes from memory it need not go through another register. */
static inline uint16_t lanes_below(uint32_t count)
{
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    return _mm512_cmpgt_epi32_mask(_mm512_set1_epi32((int32_t)count), lane);
}

/* In a register, and stored whole: a compressing store is microcode on Zen 4. */
static inline void store_numbers(uint32_t *p, uint32_t first, uint16_t m)
{
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i number = _mm512_add_epi32(lane, _mm512_set1_epi32((int32_t)first));
    _mm512_storeu_si512(p, _mm512_maskz_compress_epi32(m, number));
}

#else

/* SIMDe has it, under its own name alone. */
#if !defined(_mm512_shuffle_f32x4)
#define _mm512_shuffle_f32x4 simde_mm512_shuffle_f32x4
#endif

typedef struct elements {
    float f[16];
} elements;

static inline elements elements_of(__m512 a)
{
    elements e;
    memcpy(e.f, &a, sizeof e.f);
    return e;
}

static inline __m512 from_elements(elements e)
{
    __m512 a;
    memcpy(&a, e.f, sizeof a);
    return a;
}

static inline int sign_bit(float a)
{
    uint32_t bits;
    memcpy(&bits, &a, sizeof bits);
    return (int)(bits >> 31);
}

static inline __m512 maskz_load(uint16_t m, const float *p)
{
    elements e = {{0}};
    for (int i = 0; i < 16; i++)
        if (m >> i & 1)
            e.f[i] = p[i];
    return from_elements(e);
}

static inline __m256 maskz_load_half(uint8_t m, const float *p)
{
    float e[8] = {0};
    for (int i = 0; i < 8; i++)
        if (m >> i & 1)
            e[i] = p[i];
    return _mm256_loadu_ps(e);
}

static inline uint16_t compare_le(__m512 a, __m512 b)
{
    const elements x = elements_of(a), y = elements_of(b);
    unsigned m = 0;
    for (int i = 0; i < 16; i++)
        m |= (unsigned)(x.f[i] <= y.f[i]) << i;
    return (uint16_t)m;
}

static inline uint8_t compare_le_half(__m256 a, __m256 b)
{
    return (uint8_t)_mm256_movemask_ps(_mm256_cmp_ps(a, b, _CMP_LE_OQ));
}

static inline uint64_t full_bytes_of(__m512i a)
{
    uint8_t byte[64];
    memcpy(byte, &a, sizeof byte);
    uint64_t full = 0;
    for (int k = 0; k < 64; k++)
        full |= (uint64_t)(byte[k] == 0xff) << k;
    return full;
}

static inline uint16_t compare_lt(__m512 a, __m512 b)
{
    const elements x = elements_of(a), y = elements_of(b);
    unsigned m = 0;
    for (int i = 0; i < 16; i++)
        m |= (unsigned)(x.f[i] < y.f[i]) << i;
    return (uint16_t)m;
}

static inline uint16_t compare_eq(__m512 a, __m512 b)
{
    const elements x = elements_of(a), y = elements_of(b);
    unsigned m = 0;
    for (int i = 0; i < 16; i++)
        m |= (unsigned)(x.f[i] == y.f[i]) << i;
    return (uint16_t)m;
}

static inline uint16_t sign_bits(__m512 a)
{
    const elements x = elements_of(a);
    unsigned m = 0;
    for (int i = 0; i < 16; i++)
        m |= (unsigned)sign_bit(x.f[i]) << i;
    return (uint16_t)m;
}

static inline __m512 blend(uint16_t m, __m512 a, __m512 b)
{
    const elements x = elements_of(a);
    elements y = elements_of(b);
    for (int i = 0; i < 16; i++)
        if (m >> i & 1)
            y.f[i] = x.f[i];
    return from_elements(y);
}

static inline void mask_store_int8(int8_t *p, uint16_t m, __m512 a)
{
    const elements x = elements_of(a);
    for (int i = 0; i < 16; i++)
        if (m >> i & 1)
            p[i] = (int8_t)x.f[i];
}

static inline __m512i truncated(__m512 a)
{
    const elements x = elements_of(a);
    int32_t whole[16];
    for (int i = 0; i < 16; i++)
        whole[i] = (int32_t)x.f[i];
    return _mm512_loadu_si512(whole);
}

static inline uint16_t zero_words(__m512i a)
{
    int32_t word[16];
    memcpy(word, &a, sizeof word);
    unsigned m = 0;
    for (int i = 0; i < 16; i++)
        m |= (unsigned)(word[i] == 0) << i;
    return (uint16_t)m;
}

static inline uint16_t lanes_below(uint32_t count)
{
    return (uint16_t)(count < 16 ? (1u << count) - 1 : 0xffffu);
}

static inline void store_numbers(uint32_t *p, uint32_t first, uint16_t m)
{
    uint32_t number[16] = {0};
    unsigned count = 0;
    for (uint32_t i = 0; i < 16; i++)
        if (m >> i & 1)
            number[count++] = first + i;
    memcpy(p, number, sizeof number);
}

#endif

#endif
