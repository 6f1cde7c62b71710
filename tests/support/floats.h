/* The floats at which arithmetic changes its ways. */
#ifndef LANEHIT_TESTS_FLOATS_H
#define LANEHIT_TESTS_FLOATS_H

#include <stdint.h>
#include <string.h>

#include "dice.h"

static inline float float_of_bits(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static inline uint32_t bits_of_float(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* As bits, without the sign: every one of them is also met with it. */
static const uint32_t special_magnitudes[] = {
    0x00000000, /* 0 */
    0x00000001, /* the least denormal */
    0x000abcde, /* some denormal */
    0x007fffff, /* the greatest denormal */
    0x00800000, /* 2^-126, the least normal number */
    0x00ffffff, /* its reciprocal is almost 2^126 */
    0x00200000, /* 2^-128: the greatest float with an infinite reciprocal */
    0x00200001, /* the next */
    0x2b800000, /* 2^-40, the edge of the promised range */
    0x3f7fffff, /* the float before 1 */
    0x3f800000, /* 1 */
    0x3f800001, /* the float after 1 */
    0x40400000, /* 3 */
    0x53800000, /* 2^40, the other edge of the promised range */
    0x5f800000, /* 2^64: its square overflows */
    0x7e800000, /* 2^126 */
    0x7f000000, /* 2^127: the latest time */
    0x7f000001, /* and beyond */
    0x7f7fffff, /* the greatest float */
    0x7f800000, /* infinity */
    0x7f800001, /* a signalling NaN */
    0x7fc00000, /* the default NaN */
    0x7fc00123, /* a NaN with a payload */
    0x7fffffff, /* all ones */
};

enum { SPECIAL_MAGNITUDES = sizeof special_magnitudes / sizeof special_magnitudes[0] };

static const uint32_t sign_of_float = 0x80000000;

static inline float dice_special(dice *d)
{
    const uint32_t magnitude = special_magnitudes[dice_below(d, SPECIAL_MAGNITUDES)];
    return float_of_bits(dice_one_in(d, 2) ? magnitude | sign_of_float : magnitude);
}

/* So many floats further from zero, or towards it where steps is negative; not across zero. */
static inline float float_steps(float value, int steps)
{
    return float_of_bits(bits_of_float(value) + (uint32_t)steps);
}

#endif
