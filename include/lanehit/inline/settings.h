/* What the including file is compiled for, and how the promise is kept under its flags.
 *
 * Every result of lanehit is that of single operations, each rounded once, and of comparisons that are false for NaN.
 * Compilers are told otherwise by flags such as -ffast-math or -ffp-contract=fast, and treat intrinsics like any other
 * arithmetic then: they fuse products with sums, exchange operands of minima, replace divisions by estimates, and fold
 * comparisons. So
 *
 *   LH_ROUNDED(a)   keeps the compiler from seeing where a comes from: it can neither fuse nor regroup across it;
 *   LH_OPAQUE       is defined where divisions, minima, maxima and comparisons are written as instructions.
 *
 * Neither costs an instruction. gcc says by macros which of those flags are given, so both are left out where nothing
 * needs them; clang says so of few, so there they stand always. */
#ifndef LANEHIT_INLINE_SETTINGS_H
#define LANEHIT_INLINE_SETTINGS_H

#include <float.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if !defined(__GNUC__)
#error                                                                                                       \
    "lanehit/inline.h needs gcc or clang: it keeps compilers from regrouping arithmetic by means that others lack"
#endif
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#error                                                                                                       \
    "lanehit/inline.h needs arithmetic in the precision of float: for i686, compile with -msse2 -mfpmath=sse"
#endif

#if defined(__clang__) || defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) ||                         \
    defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__) || __FINITE_MATH_ONLY__
#define LH_OPAQUE 1
#endif

#if !defined(LANEHIT_INLINE_PLAIN)
#if defined(__SSE2__)
#define LH_INLINE_X86 1
#elif defined(__aarch64__) && defined(__ARM_NEON)
#define LH_INLINE_NEON 1
#endif
#endif

/* gcc fuses wherever there is an instruction for it, unless it is told not to, and no macro shows whether it is. */
#if defined(LH_OPAQUE) || defined(__FP_FAST_FMAF)
#define LH_MAY_FUSE 1
#endif

/* The registers of vectors. */
#if defined(LH_INLINE_X86) && defined(__AVX512VL__)
#define LH_REGISTER "v"
#elif defined(LH_INLINE_X86)
#define LH_REGISTER "x"
#elif defined(LH_INLINE_NEON)
#define LH_REGISTER "w"
#endif

#if defined(LH_MAY_FUSE) && defined(LH_REGISTER)
#define LH_ROUNDED(a) __asm__("" : "+" LH_REGISTER(a))
#else
#define LH_ROUNDED(a) ((void)0)
#endif

/* Without vectors, single floats go through memory. Nothing can be done for comparisons. */
#if !defined(LH_REGISTER)
#if __FINITE_MATH_ONLY__
#error                                                                                                       \
    "lanehit/inline.h without SSE2 or NEON cannot keep its promises under -ffast-math or -ffinite-math-only"
#endif
#if defined(LH_MAY_FUSE)
#define LH_ROUNDED_FLOAT(a) __asm__("" : "+m"(a))
#else
#define LH_ROUNDED_FLOAT(a) ((void)0)
#endif
#endif

/* Without vectors an operation is as long as a function, and compilers had better choose what to inline. */
#if defined(LH_REGISTER)
#define LH_INLINE_FUNCTION static inline __attribute__((always_inline, unused))
#else
#define LH_INLINE_FUNCTION static inline __attribute__((unused))
#endif
#define LH_OUT_OF_LINE static __attribute__((noinline, unused))

/* Before a loop of a few turns, each long. */
#if defined(__clang__)
#define LH_ROLLED _Pragma("clang loop unroll(disable)")
#else
#define LH_ROLLED _Pragma("GCC unroll 1")
#endif

/* A struct from its members: C++ has no compound literals. */
#if defined(__cplusplus)
#define LH_MAKE(type) type
#else
#define LH_MAKE(type) (type)
#endif

#endif
