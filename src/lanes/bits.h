/* Words of bits: how many are set, and which. */
#ifndef LANEHIT_SRC_LANES_BITS_H
#define LANEHIT_SRC_LANES_BITS_H

#include <stddef.h>
#include <stdint.h>

/* Without the popcnt instruction, which not every CPU has: the parallel sum of Warren, Hacker's Delight, 5-1. */
static inline unsigned bits_in(uint64_t word)
{
#if defined(__POPCNT__) || defined(LH_HAS_POPCNT)
    return (unsigned)__builtin_popcountll(word);
#else
    word -= word >> 1 & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + (word >> 2 & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (unsigned)(word * 0x0101010101010101u >> 56);
#endif
}

static inline size_t bits_count(const uint64_t *words, size_t count)
{
    size_t bits = 0;
    for (size_t k = 0; k < count; k++)
        bits += bits_in(words[k]);
    return bits;
}

/* Writes the numbers of the bits that are set, ascending, and returns how many. */
static inline size_t bits_to_indices(const uint64_t *words, size_t count, uint32_t *indices)
{
    size_t found = 0;
    for (size_t k = 0; k < count; k++)
        for (uint64_t left = words[k]; left; left &= left - 1)
            indices[found++] = (uint32_t)(k * 64 + (size_t)__builtin_ctzll(left));
    return found;
}

/* Of the bits that are set, counted from word to word, keeps the k-th if bit k of `verdicts` is set and clears it
 * otherwise. verdicts has one word to spare behind its last. The instruction pdep does this, but not every CPU has it,
 * or executes it fast. */
static inline void bits_keep(uint64_t *words, size_t count, const uint64_t *verdicts)
{
    size_t dealt = 0;
    for (size_t k = 0; k < count; k++) {
        const uint64_t low = verdicts[dealt / 64] >> dealt % 64, high = verdicts[dealt / 64 + 1];
        uint64_t next = low | high << 1 << (63 - dealt % 64), kept = 0;
        for (uint64_t left = words[k]; left; left &= left - 1) {
            kept |= left & (0 - left) & (0 - (next & 1));
            next >>= 1;
        }
        dealt += bits_in(words[k]);
        words[k] = kept;
    }
}

#endif
