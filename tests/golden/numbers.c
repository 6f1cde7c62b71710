#include "numbers.h"

#include "../support/floats.h"

/* Of floats: the bits that are kept, and the exponent of the least denormal. */
enum { KEPT_BITS = 24, LEAST_EXPONENT = -149, WORD_BITS = 64 };

/* What is shifted out goes on top of *rest. */
static uint64_t shift_out(uint64_t word, int count, uint64_t *rest)
{
    *rest = count == WORD_BITS ? word : word << (WORD_BITS - count);
    return count == WORD_BITS ? 0 : word >> count;
}

static uint32_t rounded(uint32_t sign, uint64_t magnitude, int exponent)
{
    if (magnitude == 0)
        return sign;
    const int leading_zeros = __builtin_clzll(magnitude);
    magnitude <<= leading_zeros;
    exponent -= leading_zeros;
    int dropped = WORD_BITS - KEPT_BITS;
    int last = exponent + dropped; /* the exponent of the last bit that is kept */
    if (last < LEAST_EXPONENT) {
        dropped += LEAST_EXPONENT - last;
        last = LEAST_EXPONENT;
    }
    if (dropped > WORD_BITS)
        return sign;
    uint64_t rest;
    uint64_t kept = shift_out(magnitude, dropped, &rest);
    const uint64_t half = (uint64_t)1 << (WORD_BITS - 1);
    kept += rest > half || (rest == half && (kept & 1));
    /* The leading bit of a normal number adds 1 to the field of the exponent, which is what it takes. */
    const uint64_t bits = kept + ((uint64_t)(last - LEAST_EXPONENT) << (KEPT_BITS - 1));
    return sign | (bits < FLOAT_INFINITY ? (uint32_t)bits : (uint32_t)FLOAT_INFINITY);
}

uint32_t number_bits(int64_t value, int exponent)
{
    return value < 0 ? rounded(sign_of_float, 0 - (uint64_t)value, exponent)
                     : rounded(0, (uint64_t)value, exponent);
}

uint32_t number_reciprocal(uint32_t bits)
{
    const uint32_t sign = bits & sign_of_float, magnitude = bits & ~sign_of_float;
    if (magnitude > FLOAT_INFINITY)
        return FLOAT_NAN;
    if (magnitude == 0)
        return sign | FLOAT_INFINITY;
    if (magnitude == FLOAT_INFINITY)
        return sign;
    const uint32_t field = magnitude >> (KEPT_BITS - 1), fraction = magnitude & 0x7fffff;
    const uint64_t mantissa = field ? fraction | 0x800000 : fraction;
    const int exponent = LEAST_EXPONENT + (field ? (int)field - 1 : 0);
    /* At least 39 bits of the quotient, and one that says that there is more of it. */
    const int scale = WORD_BITS - 1;
    const uint64_t one = (uint64_t)1 << scale;
    return rounded(sign, one / mantissa | (one % mantissa != 0), -scale - exponent);
}
