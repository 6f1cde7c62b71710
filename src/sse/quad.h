/* Four floats in one 128-bit register: how arrays of structs are read on every x86 backend. */
#ifndef LANEHIT_SRC_SSE_QUAD_H
#define LANEHIT_SRC_SSE_QUAD_H

#include <string.h>

#include <simde/x86/sse4.2.h>

#include "lanes/nibbles.h"

typedef simde__m128 quad;

static inline quad quad_set(float a, float b, float c, float d)
{
    return simde_mm_setr_ps(a, b, c, d);
}

/* Two floats and two zeros. By memcpy, since p need not be aligned to 8. */
static inline quad quad_load2(const float *p)
{
    double xy;
    memcpy(&xy, p, sizeof xy);
    return simde_mm_castpd_ps(simde_mm_set_sd(xy));
}

static inline void quad_store2(float *p, quad a)
{
    const double xy = simde_mm_cvtsd_f64(simde_mm_castps_pd(a));
    memcpy(p, &xy, sizeof xy);
}

static inline quad quad_load(const float *p)
{
    return simde_mm_loadu_ps(p);
}

/* Three floats and a 0, without reading a fourth. */
static inline quad quad_load3(const float *p)
{
    return simde_mm_movelh_ps(quad_load2(p), simde_mm_load_ss(p + 2));
}

static inline void quad_store(float *p, quad a)
{
    simde_mm_storeu_ps(p, a);
}

static inline quad quad_sub(quad a, quad b)
{
    return simde_mm_sub_ps(a, b);
}

static inline quad quad_mul(quad a, quad b)
{
    return simde_mm_mul_ps(a, b);
}

static inline quad quad_min(quad a, quad b)
{
    return simde_mm_min_ps(a, b);
}

static inline quad quad_max(quad a, quad b)
{
    return simde_mm_max_ps(a, b);
}

static inline quad quad_heads(quad a, quad b)
{
    return simde_mm_unpacklo_ps(a, b);
}

static inline void quad_store_int(int32_t *p, quad a)
{
    simde_mm_storeu_si128((simde__m128i *)(void *)p, simde_mm_cvttps_epi32(a));
}

static inline uint32_t quad_meet(quad a_low, quad a_high, quad b_low, quad b_high)
{
    const quad meets = simde_mm_and_ps(simde_mm_cmple_ps(a_low, b_high), simde_mm_cmple_ps(b_low, a_high));
    return (uint32_t)simde_mm_movemask_ps(meets);
}

/* Four of words_list. */
static inline void quad_list(uint32_t *p, uint32_t first, uint32_t bits)
{
    const simde__m128i number =
        simde_mm_cvtepu8_epi32(simde_mm_cvtsi32_si128((int32_t)bits_of_nibble[bits & 15]));
    simde_mm_storeu_si128((simde__m128i *)(void *)p,
                          simde_mm_add_epi32(number, simde_mm_set1_epi32((int32_t)first)));
}

/* Rows to columns: afterwards row[k] holds the former element k of each row. */
static inline void quad_transpose(quad row[4])
{
    const simde__m128 xy01 = simde_mm_unpacklo_ps(row[0], row[1]),
                      xy23 = simde_mm_unpacklo_ps(row[2], row[3]);
    const simde__m128 zw01 = simde_mm_unpackhi_ps(row[0], row[1]),
                      zw23 = simde_mm_unpackhi_ps(row[2], row[3]);
    row[0] = simde_mm_movelh_ps(xy01, xy23);
    row[1] = simde_mm_movehl_ps(xy23, xy01);
    row[2] = simde_mm_movelh_ps(zw01, zw23);
    row[3] = simde_mm_movehl_ps(zw23, zw01);
}

#endif
