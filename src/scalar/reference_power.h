/* Scaling by powers of two, which is exact. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_POWER_H
#define LANEHIT_SRC_SCALAR_REFERENCE_POWER_H

#include <stdint.h>
#include <string.h>

/* Of a number from 2^e to below 2^(e + 1): 2^-e. src/lanes/lanes.md says of what else, by the bits. */
static inline float inverse_power_of_two(float a)
{
    uint32_t bits;
    float power;
    memcpy(&bits, &a, sizeof bits);
    bits = 0x7f000000u - (bits & 0x7f800000u);
    memcpy(&power, &bits, sizeof power);
    return power;
}

#endif
