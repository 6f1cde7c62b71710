/* Four lanes, of NEON on AArch64. What each operation means: src/lanes/lanes.md. */
#ifndef LANEHIT_INLINE_NEON_H
#define LANEHIT_INLINE_NEON_H

#include <arm_neon.h>

#include "settings.h"

typedef float32x4_t lh4_lanes;
typedef uint32x4_t lh4_mask; /* all bits of a lane are alike */

/* A sum, difference or product. LH_ROUNDED_OPERATION(add, vaddq_f32) is
 *     lh4_lanes lh4_lanes_add(lh4_lanes a, lh4_lanes b)
 *     { lh4_lanes result = vaddq_f32(a, b); LH_ROUNDED(result); ... } */
#define LH_ROUNDED_OPERATION(name, intrinsic)                                                                \
    LH_INLINE_FUNCTION lh4_lanes lh4_lanes_##name(lh4_lanes a, lh4_lanes b)                                  \
    {                                                                                                        \
        lh4_lanes result = intrinsic(a, b);                                                                  \
        LH_ROUNDED(result);                                                                                  \
        return result;                                                                                       \
    }

/* What compilers are not to see through, as an instruction if they would. */
#if defined(LH_OPAQUE)
#define LH_OPAQUE_OPERATION(type, name, instruction, intrinsic)                                              \
    LH_INLINE_FUNCTION type lh4_lanes_##name(lh4_lanes a, lh4_lanes b)                                       \
    {                                                                                                        \
        type result;                                                                                         \
        __asm__(instruction " %0.4s, %1.4s, %2.4s" : "=w"(result) : "w"(a), "w"(b));                         \
        return result;                                                                                       \
    }
#else
#define LH_OPAQUE_OPERATION(type, name, instruction, intrinsic)                                              \
    LH_INLINE_FUNCTION type lh4_lanes_##name(lh4_lanes a, lh4_lanes b)                                       \
    {                                                                                                        \
        return intrinsic(a, b);                                                                              \
    }
#endif

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_set1(float a)
{
    return vdupq_n_f32(a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_of_bits(uint32_t bits)
{
    return vreinterpretq_f32_u32(vdupq_n_u32(bits));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_load(const float *p)
{
    return vld1q_f32(p);
}

LH_INLINE_FUNCTION void lh4_lanes_store(float *p, lh4_lanes a)
{
    vst1q_f32(p, a);
}

LH_ROUNDED_OPERATION(add, vaddq_f32)
LH_ROUNDED_OPERATION(sub, vsubq_f32)
LH_ROUNDED_OPERATION(mul, vmulq_f32)
LH_OPAQUE_OPERATION(lh4_lanes, div, "fdiv", vdivq_f32)
LH_OPAQUE_OPERATION(lh4_mask, ge, "fcmge", vcgeq_f32)
LH_OPAQUE_OPERATION(lh4_mask, gt, "fcmgt", vcgtq_f32)
LH_OPAQUE_OPERATION(lh4_mask, eq, "fcmeq", vceqq_f32)

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_sqrt(lh4_lanes a)
{
#if defined(LH_OPAQUE)
    lh4_lanes root;
    __asm__("fsqrt %0.4s, %1.4s" : "=w"(root) : "w"(a));
    return root;
#else
    return vsqrtq_f32(a);
#endif
}

LH_INLINE_FUNCTION lh4_mask lh4_lanes_le(lh4_lanes a, lh4_lanes b)
{
    return lh4_lanes_ge(b, a);
}

LH_INLINE_FUNCTION lh4_mask lh4_lanes_lt(lh4_lanes a, lh4_lanes b)
{
    return lh4_lanes_gt(b, a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_select(lh4_mask m, lh4_lanes a, lh4_lanes b)
{
    return vbslq_f32(m, a, b);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_min(lh4_lanes a, lh4_lanes b)
{
    return vbslq_f32(lh4_lanes_lt(a, b), a, b);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_max(lh4_lanes a, lh4_lanes b)
{
    return vbslq_f32(lh4_lanes_gt(a, b), a, b);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_abs(lh4_lanes a)
{
    return vabsq_f32(a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_negate(lh4_lanes a)
{
    return vreinterpretq_f32_u32(veorq_u32(vreinterpretq_u32_f32(a), vdupq_n_u32(0x80000000)));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_flip(lh4_lanes a, lh4_lanes signs)
{
    return vreinterpretq_f32_u32(veorq_u32(vreinterpretq_u32_f32(a), vreinterpretq_u32_f32(signs)));
}

LH_INLINE_FUNCTION lh4_mask lh4_lanes_negative(lh4_lanes a)
{
    return vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_f32(a), 31));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_unselected(lh4_mask m, lh4_lanes a, lh4_lanes b, lh4_lanes selected)
{
    (void)selected;
    return vbslq_f32(m, b, a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_or_infinity(lh4_mask m, lh4_lanes a)
{
    return vbslq_f32(m, a, lh4_lanes_of_bits(0x7f800000));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_from_zero_or_infinity(lh4_mask m, lh4_lanes a)
{
    const int32x4_t bits = vmaxq_s32(vreinterpretq_s32_f32(a), vdupq_n_s32(0));
    return lh4_lanes_or_infinity(m, vreinterpretq_f32_s32(bits));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_signed_or_infinity(lh4_mask m, lh4_lanes a)
{
    return lh4_lanes_or_infinity(m, a);
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_or_zero(lh4_mask m, lh4_lanes a)
{
    return vreinterpretq_f32_u32(vandq_u32(m, vreinterpretq_u32_f32(a)));
}

LH_INLINE_FUNCTION lh4_lanes lh4_lanes_opposing(lh4_lanes magnitude, lh4_lanes by)
{
    const uint32x4_t opposite = vbicq_u32(vdupq_n_u32(0x80000000), vreinterpretq_u32_f32(by));
    return vreinterpretq_f32_u32(vorrq_u32(opposite, vreinterpretq_u32_f32(magnitude)));
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_and(lh4_mask a, lh4_mask b)
{
    return vandq_u32(a, b);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_or(lh4_mask a, lh4_mask b)
{
    return vorrq_u32(a, b);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_without(lh4_mask a, lh4_mask b)
{
    return vbicq_u32(a, b);
}

LH_INLINE_FUNCTION lh4_mask lh4_mask_of_bits(uint32_t bits)
{
    static const uint32_t own[4] = {1, 2, 4, 8};
    return vtstq_u32(vdupq_n_u32(bits), vld1q_u32(own));
}

LH_INLINE_FUNCTION uint32_t lh4_mask_bits(lh4_mask m)
{
    static const uint32_t bit[4] = {1, 2, 4, 8};
    return vaddvq_u32(vandq_u32(m, vld1q_u32(bit)));
}

#endif
