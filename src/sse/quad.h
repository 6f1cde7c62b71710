/* Four floats in one 128-bit register: how arrays of structs are read on every x86 backend. */
#ifndef LANEHIT_SRC_SSE_QUAD_H
#define LANEHIT_SRC_SSE_QUAD_H

#include <string.h>

#include "lanes/x86_intrinsics.h"

#include "lanes/nibbles.h"

typedef __m128 quad;

static inline quad quad_set(float a, float b, float c, float d)
{
    return _mm_setr_ps(a, b, c, d);
}

/* Two floats and two zeros. By memcpy, since p need not be aligned to 8. */
static inline quad quad_load2(const float *p)
{
    double xy;
    memcpy(&xy, p, sizeof xy);
    return _mm_castpd_ps(_mm_set_sd(xy));
}

static inline void quad_store2(float *p, quad a)
{
    const double xy = _mm_cvtsd_f64(_mm_castps_pd(a));
    memcpy(p, &xy, sizeof xy);
}

static inline quad quad_load(const float *p)
{
    return _mm_loadu_ps(p);
}

/* Three floats and a 0, without reading a fourth. */
static inline quad quad_load3(const float *p)
{
    return _mm_movelh_ps(quad_load2(p), _mm_load_ss(p + 2));
}

static inline void quad_store(float *p, quad a)
{
    _mm_storeu_ps(p, a);
}

static inline quad quad_sub(quad a, quad b)
{
    return _mm_sub_ps(a, b);
}

static inline quad quad_mul(quad a, quad b)
{
    return _mm_mul_ps(a, b);
}

static inline quad quad_min(quad a, quad b)
{
    return _mm_min_ps(a, b);
}

static inline quad quad_max(quad a, quad b)
{
    return _mm_max_ps(a, b);
}

static inline quad quad_heads(quad a, quad b)
{
    return _mm_unpacklo_ps(a, b);
}

static inline void quad_store_int(int32_t *p, quad a)
{
    _mm_storeu_si128((__m128i *)(void *)p, _mm_cvttps_epi32(a));
}

static inline uint32_t quad_meet(quad a_low, quad a_high, quad b_low, quad b_high)
{
    const quad meets = _mm_and_ps(_mm_cmple_ps(a_low, b_high), _mm_cmple_ps(b_low, a_high));
    return (uint32_t)_mm_movemask_ps(meets);
}

/* Four of words_list. */
static inline void quad_list(uint32_t *p, uint32_t first, uint32_t bits)
{
    const __m128i number = _mm_cvtepu8_epi32(_mm_cvtsi32_si128((int32_t)bits_of_nibble[bits & 15]));
    _mm_storeu_si128((__m128i *)(void *)p, _mm_add_epi32(number, _mm_set1_epi32((int32_t)first)));
}

/* Rows to columns: afterwards row[k] holds the former element k of each row. */
static inline void quad_transpose(quad row[4])
{
    const __m128 xy01 = _mm_unpacklo_ps(row[0], row[1]), xy23 = _mm_unpacklo_ps(row[2], row[3]);
    const __m128 zw01 = _mm_unpackhi_ps(row[0], row[1]), zw23 = _mm_unpackhi_ps(row[2], row[3]);
    row[0] = _mm_movelh_ps(xy01, xy23);
    row[1] = _mm_movehl_ps(xy23, xy01);
    row[2] = _mm_movelh_ps(zw01, zw23);
    row[3] = _mm_movehl_ps(zw23, zw01);
}

#endif
