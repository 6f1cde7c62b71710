/* What the lanes of SSE, AVX2 and AVX-512 have in common. */
#ifndef LANEHIT_INLINE_X86_H
#define LANEHIT_INLINE_X86_H

#include <immintrin.h>

#include "settings.h"

/* An instruction of two operands; its name is given without the v that it has with AVX. */
#if defined(__AVX__)
#define LH_INSTRUCTION(to, from, result, name, a, b)                                                         \
    __asm__("v" name " %2, %1, %0" : "=" to(result) : from(a), from(b))
#else
#define LH_INSTRUCTION(to, from, result, name, a, b)                                                         \
    memcpy(&result, &(a), sizeof result);                                                                    \
    __asm__(name " %1, %0" : "+" to(result) : from(b))
#endif

/* A sum, difference or product of lanes a and b. LH_ROUNDED_OPERATION(4, add, _mm_add_ps(a, b)) is
 *     lh4_lanes lh4_lanes_add(lh4_lanes a, lh4_lanes b)
 *     { lh4_lanes result = _mm_add_ps(a, b); LH_ROUNDED(result); ... } */
#define LH_ROUNDED_OPERATION(width, name, expression)                                                        \
    LH_INLINE_FUNCTION lh##width##_lanes lh##width##_lanes_##name(lh##width##_lanes a, lh##width##_lanes b)  \
    {                                                                                                        \
        lh##width##_lanes result = expression;                                                               \
        LH_ROUNDED(result);                                                                                  \
        return result;                                                                                       \
    }

/* What compilers are not to see through, as an instruction if they would: LH_OPAQUE_OPERATION(4, lanes, "x", "x", min,
 * "minps", _mm_min_ps(a, b)). to and from are the kinds of registers of the result and of a and b. */
#if defined(LH_OPAQUE)
#define LH_OPAQUE_OPERATION(width, type, to, from, name, instruction, expression)                            \
    LH_INLINE_FUNCTION lh##width##_##type lh##width##_lanes_##name(lh##width##_lanes a, lh##width##_lanes b) \
    {                                                                                                        \
        lh##width##_##type result;                                                                           \
        LH_INSTRUCTION(to, from, result, instruction, a, b);                                                 \
        return result;                                                                                       \
    }
#else
#define LH_OPAQUE_OPERATION(width, type, to, from, name, instruction, expression)                            \
    LH_INLINE_FUNCTION lh##width##_##type lh##width##_lanes_##name(lh##width##_lanes a, lh##width##_lanes b) \
    {                                                                                                        \
        return expression;                                                                                   \
    }
#endif

/* A square root, likewise. */
#if defined(LH_OPAQUE)
#if defined(__AVX__)
#define LH_ROOT_INSTRUCTION "vsqrtps %1, %0"
#else
#define LH_ROOT_INSTRUCTION "sqrtps %1, %0"
#endif
#define LH_OPAQUE_ROOT(width, kind, expression)                                                              \
    LH_INLINE_FUNCTION lh##width##_lanes lh##width##_lanes_sqrt(lh##width##_lanes a)                         \
    {                                                                                                        \
        lh##width##_lanes result;                                                                            \
        __asm__(LH_ROOT_INSTRUCTION : "=" kind(result) : kind(a));                                           \
        return result;                                                                                       \
    }
#else
#define LH_OPAQUE_ROOT(width, kind, expression)                                                              \
    LH_INLINE_FUNCTION lh##width##_lanes lh##width##_lanes_sqrt(lh##width##_lanes a)                         \
    {                                                                                                        \
        return expression;                                                                                   \
    }
#endif

#endif
