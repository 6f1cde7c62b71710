/* NEON on AArch64: 4 lanes. What each operation means: src/lanes/lanes.md. */
#ifndef LANEHIT_SRC_NEON_LANES_H
#define LANEHIT_SRC_NEON_LANES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "lanes/arm_intrinsics.h"

#include "lanes/nibbles.h"

typedef float32x4_t lanes;
typedef uint32x4_t mask; /* all bits of a lane are alike */
enum { LANES = 4 };

typedef float32x4_t quad;

static inline quad quad_set(float a, float b, float c, float d)
{
    const float element[4] = {a, b, c, d};
    return vld1q_f32(element);
}

static inline quad quad_load(const float *p)
{
    return vld1q_f32(p);
}

/* Three floats and a 0, without reading a fourth. */
static inline quad quad_load3(const float *p)
{
    const float32x2_t zw = vld1_lane_f32(p + 2, vdup_n_f32(0.0f), 0);
    return vcombine_f32(vld1_f32(p), zw);
}

static inline void quad_store(float *p, quad a)
{
    vst1q_f32(p, a);
}

/* Rows to columns: afterwards row[k] holds the former element k of each row. */
static inline void quad_transpose(quad row[4])
{
    const float32x4_t xz02 = vzip1q_f32(row[0], row[2]), zw02 = vzip2q_f32(row[0], row[2]);
    const float32x4_t xz13 = vzip1q_f32(row[1], row[3]), zw13 = vzip2q_f32(row[1], row[3]);
    row[0] = vzip1q_f32(xz02, xz13);
    row[1] = vzip2q_f32(xz02, xz13);
    row[2] = vzip1q_f32(zw02, zw13);
    row[3] = vzip2q_f32(zw02, zw13);
}

static inline lanes lanes_set1(float a)
{
    return vdupq_n_f32(a);
}

static inline lanes lanes_load(const float *p)
{
    return vld1q_f32(p);
}

static inline lanes lanes_load_first(const float *p, size_t count)
{
    if (count >= LANES)
        return lanes_load(p);
    float element[LANES] = {0};
    memcpy(element, p, count * sizeof *p);
    return lanes_load(element);
}

/* a, held in a register: gcc otherwise reads a loaded value again at each use. */
static inline lanes lanes_keep(lanes a)
{
#if !defined(LH_EMULATED)
    __asm__("" : "+w"(a));
#endif
    return a;
}

static inline void lanes_store(float *p, lanes a)
{
    vst1q_f32(p, a);
}

static inline void lanes_store_first(float *p, lanes a, size_t count)
{
    if (count >= LANES) {
        lanes_store(p, a);
        return;
    }
    float element[LANES];
    lanes_store(element, a);
    memcpy(p, element, count * sizeof *p);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return vaddq_f32(a, b);
}

static inline lanes lanes_sub(lanes a, lanes b)
{
    return vsubq_f32(a, b);
}

static inline lanes lanes_sub_by_fma(lanes a, lanes b)
{
    return lanes_sub(a, b);
}

static inline lanes lanes_mul(lanes a, lanes b)
{
    return vmulq_f32(a, b);
}

static inline lanes lanes_roughly_madd(lanes a, lanes b, lanes c)
{
    return lanes_add(lanes_mul(a, b), c);
}

/* SIMDe 0.7.4 has no vdivq_f32, nor vsqrtq_f32. */
static inline lanes lanes_div(lanes a, lanes b)
{
#if !defined(LH_EMULATED)
    return vdivq_f32(a, b);
#else
    float x[LANES], y[LANES];
    lanes_store(x, a);
    lanes_store(y, b);
    for (int i = 0; i < LANES; i++)
        x[i] /= y[i];
    return lanes_load(x);
#endif
}

static inline lanes lanes_sqrt(lanes a)
{
#if !defined(LH_EMULATED)
    return vsqrtq_f32(a);
#else
    float x[LANES];
    lanes_store(x, a);
    for (int i = 0; i < LANES; i++)
        x[i] = __builtin_sqrtf(x[i]);
    return lanes_load(x);
#endif
}

static inline lanes lanes_abs(lanes a)
{
    return vabsq_f32(a);
}

static inline lanes lanes_negate(lanes a)
{
    return vnegq_f32(a);
}

static inline lanes lanes_flip(lanes a, lanes signs)
{
    return vreinterpretq_f32_u32(veorq_u32(vreinterpretq_u32_f32(a), vreinterpretq_u32_f32(signs)));
}

static inline mask lanes_le(lanes a, lanes b)
{
    return vcleq_f32(a, b);
}

static inline mask lanes_lt(lanes a, lanes b)
{
    return vcltq_f32(a, b);
}

static inline mask lanes_eq(lanes a, lanes b)
{
    return vceqq_f32(a, b);
}

static inline mask lanes_negative(lanes a)
{
    return vcltq_s32(vreinterpretq_s32_f32(a), vdupq_n_s32(0));
}

static inline lanes lanes_select(mask m, lanes a, lanes b)
{
    return vbslq_f32(m, a, b);
}

/* Not vminq_f32 and vmaxq_f32: those propagate NaN and order the zeros. */
static inline lanes lanes_min(lanes a, lanes b)
{
    return lanes_select(lanes_lt(a, b), a, b);
}

static inline lanes lanes_max(lanes a, lanes b)
{
    return lanes_select(lanes_lt(b, a), a, b);
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
    const int32x4_t from_zero = vmaxq_s32(vreinterpretq_s32_f32(a), vdupq_n_s32(0));
    return lanes_or_infinity(m, vreinterpretq_f32_s32(from_zero));
}

static inline lanes lanes_signed_or_infinity(mask m, lanes a)
{
    return lanes_or_infinity(m, a);
}

static inline lanes lanes_or_zero(mask m, lanes a)
{
    return lanes_select(m, a, lanes_set1(0.0f));
}

static inline lanes lanes_opposing(lanes magnitude, lanes by)
{
    return lanes_select(lanes_negative(by), magnitude, lanes_negate(magnitude));
}

static inline lanes lanes_inverse_power(lanes a)
{
    const uint32x4_t exponent = vandq_u32(vreinterpretq_u32_f32(a), vdupq_n_u32(0x7f800000));
    return vreinterpretq_f32_u32(vsubq_u32(vdupq_n_u32(0x7f000000), exponent));
}

static inline mask mask_and(mask a, mask b)
{
    return vandq_u32(a, b);
}

static inline mask mask_or(mask a, mask b)
{
    return vorrq_u32(a, b);
}

/* a and not b */
static inline mask mask_without(mask a, mask b)
{
    return vbicq_u32(a, b);
}

static inline uint32_t mask_bits(mask m)
{
    static const uint32_t bit[LANES] = {1, 2, 4, 8};
    return vaddvq_u32(vandq_u32(m, vld1q_u32(bit)));
}

static inline void lanes_store_int8_first(int8_t *p, lanes a, size_t count)
{
    int32_t word[LANES];
    vst1q_s32(word, vcvtq_s32_f32(a));
    int8_t byte[LANES];
    for (int i = 0; i < LANES; i++)
        byte[i] = (int8_t)word[i];
    memcpy(p, byte, count < LANES ? count : LANES);
}

static inline void lanes_store_int(int32_t *p, lanes a)
{
    vst1q_s32(p, vcvtq_s32_f32(a));
}

static inline quad quad_sub(quad a, quad b)
{
    return lanes_sub(a, b);
}

static inline quad quad_mul(quad a, quad b)
{
    return lanes_mul(a, b);
}

static inline quad quad_min(quad a, quad b)
{
    return lanes_min(a, b);
}

static inline quad quad_max(quad a, quad b)
{
    return lanes_max(a, b);
}

static inline quad quad_heads(quad a, quad b)
{
    return vzip1q_f32(a, b);
}

static inline void quad_store_int(int32_t *p, quad a)
{
    lanes_store_int(p, a);
}

static inline uint32_t quad_meet(quad a_low, quad a_high, quad b_low, quad b_high)
{
    return mask_bits(mask_and(lanes_le(a_low, b_high), lanes_le(b_low, a_high)));
}

static inline uint32x4_t which_words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags)
{
    const uint32x4_t word = vld1q_u32(p);
    const uint8x16_t below =
        vqsubq_u8(vreinterpretq_u8_u32(vdupq_n_u32(threshold)), vreinterpretq_u8_u32(word));
    const uint32x4_t shared = vandq_u32(vdupq_n_u32(flags), word);
    const uint32x4_t any = vorrq_u32(vreinterpretq_u32_u8(below), shared);
    return vceqq_u32(any, vdupq_n_u32(0));
}

static inline uint32_t words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags)
{
    return mask_bits(which_words_meet(p, threshold, flags));
}

static inline uint32_t first_words_meet(const uint32_t *p, uint32_t threshold, uint32_t flags, uint32_t count)
{
    static const uint32_t number[4] = {0, 1, 2, 3};
    const uint32x4_t is_first = vcltq_u32(vld1q_u32(number), vdupq_n_u32(count));
    return mask_bits(vandq_u32(which_words_meet(p, threshold, flags), is_first));
}

static inline void words_list(uint32_t *p, uint32_t first, uint32_t bits)
{
    const uint8x8_t byte = vreinterpret_u8_u32(vdup_n_u32(bits_of_nibble[bits & 15]));
    const uint32x4_t number = vmovl_u16(vget_low_u16(vmovl_u8(byte)));
    vst1q_u32(p, vaddq_u32(number, vdupq_n_u32(first)));
}

/* What has no form of its own here. */
#include "lanes/choice.h"
#include "layouts/rows_by_quads.h"

#endif
