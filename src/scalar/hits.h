/* The output that every test has: one bit a test. */
#ifndef LANEHIT_SCALAR_HITS_H
#define LANEHIT_SCALAR_HITS_H

#include <stddef.h>
#include <stdint.h>

/* Records test i, in ascending order of i: the first test of a word writes the word whole, which clears the
 * bits that stay unused. */
static inline void record_hit(uint64_t *hits, size_t i, int hit)
{
    uint64_t bit = (uint64_t)hit << i % 64;
    uint64_t before = i % 64 == 0 ? 0 : hits[i / 64];
    hits[i / 64] = before | bit;
}

#endif
