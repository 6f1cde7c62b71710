/* The same numbers everywhere, from a seed. */
#ifndef DEMO_RANDOM_H
#define DEMO_RANDOM_H

#include <stdint.h>

/* SplitMix64 (Steele, Lea and Flood 2014): the state is the seed. */
static inline uint64_t random_bits(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15U;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
    z = (z ^ z >> 27) * 0x94d049bb133111ebU;
    return z ^ z >> 31;
}

/* An integer from low to high, both included. */
static inline int32_t random_integer(uint64_t *state, int32_t low, int32_t high)
{
    return low + (int32_t)(random_bits(state) % (uint64_t)(high - low + 1));
}

/* From low to high. */
static inline float random_float(uint64_t *state, float low, float high)
{
    return low + (high - low) * ((float)(random_bits(state) >> 40) / 16777216.0F);
}

#endif
