/* Repeatable chance: SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators,
 * 2014). A test that rolls dice begins from a seed that it can name. */
#ifndef LANEHIT_TESTS_DICE_H
#define LANEHIT_TESTS_DICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct dice {
    uint64_t state;
} dice;

static inline uint64_t dice_bits(dice *d)
{
    uint64_t z = d->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* One of 0, 1, .. bound - 1; bound is at most 2^32. */
static inline size_t dice_below(dice *d, size_t bound)
{
    return (size_t)((dice_bits(d) >> 32) * bound >> 32);
}

static inline bool dice_one_in(dice *d, size_t chances)
{
    return dice_below(d, chances) == 0;
}

static inline float dice_between(dice *d, float low, float high)
{
    const float unit = (float)(dice_bits(d) >> 40) / (float)(1 << 24);
    return low + (high - low) * unit;
}

static inline float dice_sign(dice *d)
{
    return dice_one_in(d, 2) ? -1.0f : 1.0f;
}

#endif
