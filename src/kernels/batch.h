/* The batch loop.
 *
 * A test is a kernel (kernels/<test>.h): on lanes, with what depends on one operand alone split off, so that
 * it is computed once where that operand is one for the whole batch. LH_BATCH_LOOP makes a loop of it for a
 * given set of such operands; a table says which loops there are. A loop takes what the public function takes, but
 * packed views only: a plain call jumps to it with its own arguments (plain.h), and what is scattered in memory is
 * staged, a stretch at a time, and given to it as views of the copies.
 *
 * Include after lanes.h. */
#ifndef LANEHIT_SRC_KERNELS_BATCH_H
#define LANEHIT_SRC_KERNELS_BATCH_H

#include <string.h>

#include "../arguments.h"
#include "operand.h"
#include "plain.h"
#include "staging.h"

/* Each test has a table of its loops: at [s] the one that takes the operands of the set s as one for the whole batch,
 * bit k for operand k, or NULL. At [0] is the loop that takes none so. */
enum { LOOPS = 1 << MOST_OPERANDS };

/* ---- Inside a loop ------------------------------------------------------------------------------------ */

/* The LANES elements from `first` on, or fewer at the end of a batch. */
typedef struct block {
    size_t first, count;
    int whole; /* count is LANES, known when the kernel is compiled */
} block;

LH_INLINE lanes load_block(const float *column, block at)
{
    return at.whole ? lanes_load(column + at.first) : lanes_load_first(column + at.first, at.count);
}

LH_INLINE void store_block(float *column, lanes a, block at)
{
    if (at.whole)
        lanes_store(column + at.first, a);
    else
        lanes_store_first(column + at.first, a, at.count);
}

/* The bits of the elements that a block has. */
LH_INLINE uint32_t first_bits(block at)
{
    return at.whole ? ~UINT32_C(0) : (UINT32_C(1) << at.count) - 1;
}

/* Hit bits are stored by bytes as they come, which costs less than assembling words does; so a step is 8
 * tests. */
enum { BLOCKS_PER_STEP = LANES < 8 ? 2 : 1, STEP = BLOCKS_PER_STEP * LANES };

/* Returns where the bits of the next step go. */
LH_INLINE uint8_t *store_step(uint8_t *byte, uint32_t bits)
{
    if (STEP == 16) {
        const uint16_t both = (uint16_t)bits;
        memcpy(byte, &both, sizeof both);
    } else {
        *byte = (uint8_t)bits;
    }
    return byte + STEP / 8;
}

/* A loop over a batch. A kernel K has
 *     K_parameters, K_arguments    macros: the parameters of a loop, `hits` among them, and their names
 *     K_once    a struct: column pointers, lanes of the operands in `one`, and whatever follows from those
 *     K_prepare(&once, one, K_arguments)  ->  the number of tests, once filled in
 *     K_block(&once, block, one)  ->  hit bits of the block; stores the other results itself
 * and LH_BATCH_LOOP(overlap_aabb_aabb_one_a, overlap_aabb_aabb, BOX_A) expands to
 *     static lh_status overlap_aabb_aabb_one_a(const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits) { ... }
 * in which `one` is the constant BOX_A, and which returns LH_OK. The last, unfinished word of hits is assembled and
 * stored whole: what comes right after a short call often reads it, and a load waits for narrower stores to the same
 * word. */
#define LH_BATCH_LOOP(name, kernel, one)                                                                     \
    static lh_status name(kernel##_parameters)                                                               \
    {                                                                                                        \
        kernel##_once once;                                                                                  \
        const size_t n = kernel##_prepare(&once, one, kernel##_arguments);                                   \
        uint8_t *byte = (uint8_t *)hits;                                                                     \
        const size_t words_end = n - n % 64;                                                                 \
        size_t i = 0;                                                                                        \
        for (; i < words_end; i += STEP) {                                                                   \
            uint32_t bits = kernel##_block(&once, (block){i, LANES, 1}, one);                                \
            if (BLOCKS_PER_STEP == 2)                                                                        \
                bits |= kernel##_block(&once, (block){i + LANES, LANES, 1}, one) << LANES % 8;               \
            byte = store_step(byte, bits);                                                                   \
        }                                                                                                    \
        if (i == n)                                                                                          \
            return LH_OK;                                                                                    \
        uint64_t word = 0;                                                                                   \
        for (; i + LANES <= n; i += LANES)                                                                   \
            word |= (uint64_t)kernel##_block(&once, (block){i, LANES, 1}, one) << i % 64;                    \
        if (i < n) {                                                                                         \
            const block rest = {i, n - i, 0};                                                                \
            const uint32_t bits = kernel##_block(&once, rest, one) & first_bits(rest);                       \
            word |= (uint64_t)bits << i % 64;                                                                \
        }                                                                                                    \
        memcpy(byte, &word, sizeof word);                                                                    \
        return LH_OK;                                                                                        \
    }

#endif
