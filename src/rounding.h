/* Doubles to floats, in a direction that the caller names. */
#ifndef LANEHIT_SRC_ROUNDING_H
#define LANEHIT_SRC_ROUNDING_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

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

#define LH_SIGN_OF_DOUBLE     UINT64_C(0x8000000000000000)
#define LH_INFINITE_DOUBLE    UINT64_C(0x7ff0000000000000)
#define LH_LEAST_NORMAL_FLOAT UINT64_C(0x3810000000000000) /* 2^-126, as a double */
#define LH_BEYOND_FLOATS      UINT64_C(0x47f0000000000000) /* 2^128 */

/* Whether this direction is away from zero. All bits set or none, so that vectors of 64-bit integers, which few
 * instruction sets compare, can choose by it. */
static inline uint64_t lh_is_away(int negative, lh_rounding way)
{
    const uint64_t mask = UINT64_C(0) - (uint64_t)negative;
    return way == LH_UP ? ~mask : way == LH_DOWN ? mask : 0;
}

/* What to add to a number of `shift` excess bits, before these are cut off. */
static inline uint64_t lh_carry(uint64_t magnitude, unsigned shift, int negative, lh_rounding way)
{
    if (way == LH_TO_NEAREST)
        return (UINT64_C(1) << (shift - 1)) - 1 + (magnitude >> shift & 1);
    return lh_is_away(negative, way) & ((UINT64_C(1) << shift) - 1);
}

/* x as a float, rounded this way, if its magnitude is from 2^-126 to less than 2^128. By integers, so that no mode of the
 * processor and no compiler has a say (gcc 12 drops the rounding of (double)(float)x where it vectorises two of them). A
 * carry out of the fraction is the next exponent, and that of FLT_MAX infinity. */
static inline float lh_rounded_normal(double x, lh_rounding way)
{
    const uint64_t bits = lh_bits_of_double(x), magnitude = bits & ~LH_SIGN_OF_DOUBLE;
    const uint64_t rebiased = magnitude - (UINT64_C(896) << 52);
    const uint64_t rounded = (rebiased + lh_carry(magnitude, 29, (int)(bits >> 63), way)) >> 29;
    return lh_float_of_bits((uint32_t)rounded | (uint32_t)(bits >> 32 & 0x80000000));
}

/* As 32-bit integers, for the same reason. */
static inline int lh_rounds_as_normal(double x)
{
    const uint32_t high = (uint32_t)(lh_bits_of_double(x) >> 32) & 0x7fffffff;
    return (high >= LH_LEAST_NORMAL_FLOAT >> 32) & (high < LH_BEYOND_FLOATS >> 32);
}

/* The same of every x. */
static inline float lh_rounded(double x, lh_rounding way)
{
    const uint64_t bits = lh_bits_of_double(x), magnitude = bits & ~LH_SIGN_OF_DOUBLE;
    const int negative = (int)(bits >> 63);
    const uint32_t sign = (uint32_t)negative << 31;
    if (lh_rounds_as_normal(x))
        return lh_rounded_normal(x, way);
    if (magnitude > LH_INFINITE_DOUBLE)
        return lh_float_of_bits(0x7fc00000);
    if (magnitude >= LH_BEYOND_FLOATS) {
        const int is_infinite =
            magnitude == LH_INFINITE_DOUBLE || way == LH_TO_NEAREST || lh_is_away(negative, way);
        return lh_float_of_bits(sign | (is_infinite ? 0x7f800000 : 0x7f7fffff));
    }
    /* Counted in 2^-149, the last place of denormals. Below 2^-1022 there is no hidden bit, and nothing but less than half
     * of that place; so it is with any shift of 55 and more. */
    const unsigned exponent = (unsigned)(magnitude >> 52), shift = exponent > 863 ? 926 - exponent : 63;
    const uint64_t fraction = magnitude & ((UINT64_C(1) << 52) - 1),
                   significand = exponent ? fraction | UINT64_C(1) << 52 : fraction;
    const uint64_t rounded = (significand + lh_carry(significand, shift, negative, way)) >> shift;
    return lh_float_of_bits(sign | (uint32_t)rounded);
}

/* Many. Where all are normal, which is nearly always, without branches, so that compilers make vectors of it. */
static inline void lh_round_all(const double *x, size_t count, lh_rounding way, float *rounded)
{
    int all_normal = 1;
    for (size_t i = 0; i < count; i++)
        all_normal &= lh_rounds_as_normal(x[i]);
    if (all_normal)
        for (size_t i = 0; i < count; i++)
            rounded[i] = lh_rounded_normal(x[i], way);
    else
        for (size_t i = 0; i < count; i++)
            rounded[i] = lh_rounded(x[i], way);
}

/* a + b, of the two doubles next to it the one with an odd last bit, unless it is a double: so that rounding it once more,
 * to a float, in whatever direction, is rounding a + b (Boldo and Melquiond, Emulation of FMA and Correctly Rounded Sums,
 * 2008). The error of the sum is Knuth's (The Art of Computer Programming 2, 4.2.2, theorem B); it is NaN where the sum
 * is infinite. */
static inline double lh_sum_to_odd(double a, double b)
{
    const double sum = a + b, b_in_sum = sum - a, error = (a - (sum - b_in_sum)) + (b - b_in_sum);
    const uint64_t bits = lh_bits_of_double(sum), is_even = ~bits & 1;
    const uint64_t is_inexact = (error < 0) | (error > 0), is_larger = (error < 0) == (sum < 0);
    return lh_double_of_bits(bits + (is_even & is_inexact) - ((is_even & is_inexact & ~is_larger) << 1));
}

#endif
