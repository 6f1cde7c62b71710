/* Numbers that look random and are the same in every run: splitmix64 (Steele, Lea, Flood, Fast Splittable
 * Pseudorandom Number Generators, 2014). */
#ifndef LANEHIT_BENCH_RANDOM_H
#define LANEHIT_BENCH_RANDOM_H

#include <stddef.h>
#include <stdint.h>

typedef struct random_state {
    uint64_t state;
} random_state;

static inline uint64_t next_random(random_state *r)
{
    uint64_t x = r->state += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* In [low, high), from 24 random bits: as many as a float holds. */
static inline float random_between(random_state *r, float low, float high)
{
    return low + (high - low) * ((float)(next_random(r) >> 40) * 0x1p-24f);
}

/* In [0, n). n is small against 2^64, so the bias of the remainder does not show. */
static inline size_t random_below(random_state *r, size_t n)
{
    return (size_t)(next_random(r) % n);
}

#endif
