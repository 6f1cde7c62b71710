/* Floats as bits, made from whole numbers. The inputs are to be the same wherever this is compiled, under
 * whatever flags: so no floating-point operation and no libm, and a float only ever moves by memcpy. */
#ifndef LANEHIT_TESTS_GOLDEN_NUMBERS_H
#define LANEHIT_TESTS_GOLDEN_NUMBERS_H

#include <stdint.h>

enum { FLOAT_INFINITY = 0x7f800000, FLOAT_NAN = 0x7fc00000, FLOAT_ONE = 0x3f800000 };

static const uint32_t FLOAT_SIGN = 0x80000000u; /* more than an enumerator holds */

/* The float nearest to value * 2^exponent, of two the even one. */
uint32_t number_bits(int64_t value, int exponent);

/* The correctly rounded 1/x. */
uint32_t number_reciprocal(uint32_t bits);

#endif
