/* Doubles that are hard to round to floats. */
#ifndef LANEHIT_TESTS_HARD_DOUBLES_H
#define LANEHIT_TESTS_HARD_DOUBLES_H

#include "dice.h"
#include <string.h>

/* Of any exponent, or mostly of those that floats have; floats, halfway between two, right beside these, or anything;
 * now and then a zero, an infinity, or one of which two together are one. */
static inline double hard_double(dice *d)
{
    static const uint64_t ends[] = {0, 1, 0x0fffffff, 0x10000000, 0x10000001, 0x1fffffff};
    const uint64_t random = dice_bits(d), end = dice_below(d, 8), sign = random & (uint64_t)1 << 63,
                   kind = dice_below(d, 16);
    const uint64_t exponent = kind == 0               ? random >> 52 & 0x7ff
                              : kind == 5 && end == 1 ? 0x7fe
                              : kind < 4              ? 1023 - 3 + dice_below(d, 6)
                                                      : 1023 - 160 + dice_below(d, 292);
    const uint64_t fraction = random & 0xfffffffffffff,
                   ended = end < 6 ? (fraction & ~(uint64_t)0x1fffffff) | ends[end] : fraction;
    const uint64_t bits = kind == 4               ? sign
                          : kind == 5 && end == 0 ? sign | (uint64_t)0x7ff << 52
                                                  : sign | exponent << 52 | ended;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

#endif
