/* Doubles to floats, in a direction that the caller names. */
#ifndef LANEHIT_SRC_LANES_ROUNDING_H
#define LANEHIT_SRC_LANES_ROUNDING_H

#include <string.h>

#include "lanehit/backend.h"

typedef enum lh_rounding { LH_DOWN, LH_UP, LH_TO_NEAREST } lh_rounding;

static inline uint64_t lh_bits_of_double(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline double lh_double_of_bits(uint64_t bits)
{
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline float lh_float_of_bits(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline uint32_t lh_bits_of_float(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

#define LH_SIGN_OF_DOUBLE     UINT64_C(0x8000000000000000)
#define LH_INFINITE_DOUBLE    UINT64_C(0x7ff0000000000000)
#define LH_LEAST_NORMAL_FLOAT UINT64_C(0x3810000000000000) /* 2^-126, as a double */
#define LH_BEYOND_FLOATS      UINT64_C(0x47f0000000000000) /* 2^128 */
#define LH_QUIET_NAN          UINT32_C(0x7fc00000)

/* Whether this direction is away from zero. */
static inline int lh_is_away(int negative, lh_rounding way)
{
    return way != LH_TO_NEAREST && negative == (way == LH_DOWN);
}

/* Without the excess bits, of which there are `shift`, rounded this way. */
static inline uint64_t lh_shifted(uint64_t magnitude, unsigned shift, int negative, lh_rounding way)
{
    const uint64_t nearly_one = (UINT64_C(1) << shift) - 1;
    if (way == LH_TO_NEAREST)
        return (magnitude + nearly_one / 2 + (magnitude >> shift & 1)) >> shift;
    return (magnitude + (lh_is_away(negative, way) ? nearly_one : 0)) >> shift;
}

/* x as a float. By integers, so that no mode of the processor and no compiler has a say (gcc 12 drops the rounding of
 * (double)(float)x where it vectorises two of them). */
static inline float lh_rounded(double x, lh_rounding way)
{
    const uint64_t bits = lh_bits_of_double(x), magnitude = bits & ~LH_SIGN_OF_DOUBLE;
    const int negative = (int)(bits >> 63);
    const uint32_t sign = (uint32_t)negative << 31;
    if (magnitude > LH_INFINITE_DOUBLE)
        return lh_float_of_bits(LH_QUIET_NAN);
    if (magnitude >= LH_BEYOND_FLOATS) {
        const int is_infinite =
            magnitude == LH_INFINITE_DOUBLE || way == LH_TO_NEAREST || lh_is_away(negative, way);
        return lh_float_of_bits(sign | (is_infinite ? 0x7f800000 : 0x7f7fffff));
    }
    /* A carry out of the fraction is the next exponent, and that of FLT_MAX infinity. */
    if (magnitude >= LH_LEAST_NORMAL_FLOAT) {
        const uint64_t rebiased = magnitude - (UINT64_C(896) << 52);
        return lh_float_of_bits(sign | (uint32_t)lh_shifted(rebiased, 29, negative, way));
    }
    /* Counted in 2^-149, the last place of denormals. Below 2^-1022 there is no hidden bit, and nothing but less than
     * half of that place; so it is with any shift of 55 and more. */
    const unsigned exponent = (unsigned)(magnitude >> 52), shift = exponent > 863 ? 926 - exponent : 63;
    const uint64_t fraction = magnitude & ((UINT64_C(1) << 52) - 1),
                   significand = exponent ? fraction | UINT64_C(1) << 52 : fraction;
    return lh_float_of_bits(sign | (uint32_t)lh_shifted(significand, shift, negative, way));
}

/* a + b rounded to odd: the sum itself if it is a double, and otherwise that of the two doubles next to it whose last
 * bit is odd. So rounding it once more, to a float, in whatever direction, gives a + b rounded once (Boldo and
 * Melquiond, Emulation of FMA and Correctly Rounded Sums, 2008). The error of the sum is Knuth's (The Art of Computer
 * Programming 2, 4.2.2, theorem B). Where the sum of two finite doubles overflows, that error is NaN, and the result is
 * the greatest double, which is odd. */
static inline double lh_sum_to_odd(double a, double b)
{
    const double sum = a + b, b_in_sum = sum - a, error = (a - (sum - b_in_sum)) + (b - b_in_sum);
    const uint64_t bits = lh_bits_of_double(sum), is_even = ~bits & 1;
    const uint64_t is_inexact = (error < 0) | (error > 0), is_larger = (error < 0) == (sum < 0);
    if ((bits & ~LH_SIGN_OF_DOUBLE) == LH_INFINITE_DOUBLE && a - a == 0 && b - b == 0)
        return lh_double_of_bits(bits - 1);
    return lh_double_of_bits(bits + (is_even & is_inexact) - ((is_even & is_inexact & ~is_larger) << 1));
}

/* ---- Many, as lh_backend has it ----------------------------------------------------------------------------- */

static inline void lh_round_all(const double *x, size_t count, const uint64_t *flips, float *rounded)
{
    for (size_t i = 0; i < count; i += LH_ROUNDED_TOGETHER)
        for (size_t k = 0; k < LH_ROUNDED_TOGETHER; k++)
            rounded[i + k] = lh_rounded(x[i + k], !flips ? LH_TO_NEAREST : flips[k] ? LH_UP : LH_DOWN);
}

static inline void lh_spread_all(const double *x, size_t count, const uint64_t *flips, double *ends)
{
    (void)flips;
    for (size_t i = 0; i < count; i += 6)
        for (size_t k = i; k < i + 3; k++) {
            ends[k] = lh_sum_to_odd(x[k], -x[k + 3]);
            ends[k + 3] = lh_sum_to_odd(x[k], x[k + 3]);
        }
}

#endif
