/* What the loops share. Each test is written once, over operands of which element i lies at i * each: each is
 * a constant, 1 for an array and 0 for one element that all tests share, so that the compiler makes a loop of
 * its own for every form and takes out of it what does not change. */
#ifndef LANEHIT_BENCH_LOOP_H
#define LANEHIT_BENCH_LOOP_H

#include <math.h>

#include "baseline.h"

#define ALWAYS_INLINE static inline __attribute__((always_inline))

static inline float minimum(float a, float b)
{
    return a < b ? a : b;
}

static inline float maximum(float a, float b)
{
    return a > b ? a : b;
}

#endif
