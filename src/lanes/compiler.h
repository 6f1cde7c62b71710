/* What C has no words for and gcc and clang have: what is likely, and whether a function or a loop is copied. */
#ifndef LANEHIT_SRC_LANES_COMPILER_H
#define LANEHIT_SRC_LANES_COMPILER_H

#define LH_LIKELY(condition) (__builtin_expect((condition) != 0, 1) != 0)

/* Part of whoever calls it, with the constants of the caller. */
#define LH_INLINE static inline __attribute__((always_inline))

/* Out of the way of plain calls, and once. */
#define LH_APART __attribute__((noinline))

/* Once for all callers, whatever constants they give. */
#if defined(__clang__)
#define LH_ONE_COPY __attribute__((noinline))
#else
#define LH_ONE_COPY __attribute__((noinline, noclone))
#endif

/* Where a library is downloaded with a page, what counts is its size: LH_SMALL makes do with one loop for all operands
 * of a query, which asks in each block what they are, and has no shorter way for plain calls. */
#if defined(LH_SMALL)
enum { IS_SMALL = 1 };
#else
enum { IS_SMALL = 0 };
#endif

/* That where a library is to be small (IS_SMALL), and otherwise part of each caller. */
#if defined(LH_SMALL)
#define LH_ONE_COPY_IF_SMALL static LH_ONE_COPY
#else
#define LH_ONE_COPY_IF_SMALL LH_INLINE
#endif

/* LH_ROLLED comes before a loop of few iterations that gains nothing by being unrolled; LH_UNROLL before one that is to
 * be unrolled in full, such as one over the description of a query, of which nothing is to be left when compiled: gcc
 * wants a number, which is more than a query has arguments (LH_MOST_ARGUMENTS). */
#if defined(__clang__)
#define LH_ROLLED _Pragma("clang loop unroll(disable)")
#define LH_UNROLL _Pragma("clang loop unroll(full)")
#else
#define LH_ROLLED _Pragma("GCC unroll 1")
#define LH_UNROLL _Pragma("GCC unroll 64")
#endif

/* Before a loop over an array of vectors, which -O2 does not unroll: rolled, they are stored and loaded again, and
 * copying structs takes twice as long. */
#if defined(LH_SMALL)
#define LH_UNROLL_VECTORS
#else
#define LH_UNROLL_VECTORS LH_UNROLL
#endif

#endif
