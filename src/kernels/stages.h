/* Loops in stages, for kernels whose operations wait for each other.
 *
 * With two segments a division is followed by what needs it, and that by another division: a block takes a hundred
 * cycles from its first operation to its last. A processor looks some hundred operations ahead, which is two or three
 * blocks, so most of the time it waits. In stages, the first part of several blocks and then the next part of these,
 * the chains are short and the processor has many of them at hand. A stage stores what later ones need, which costs far
 * less than waiting.
 *
 * Such a kernel K has, beside K_once and K_prepare,
 *     K_begun                                    a struct: what stages leave to those that follow
 *     K_begin(&once, one, block, &begun)         the first stage
 *     K_steps, K_step(&once, one, step, &begun)  those between, if any: step 0 to K_steps - 1
 *     K_finish(&once, one, block, &begun)        the last; returns the hit bits of the block, if it has hits
 * Only the first stage and, without hits, the last have a copy for blocks that are not whole. Any other last stage
 * looks at its block only for which elements it has.
 *
 * LH_STEPPED_LOOP(K, pairs, 0) is, for stretches [i, end) of up to PAIRS_IN_STAGES pairs,
 *     static lh_status K_pairs(const lh_call *call, size_t n)
 *     {
 *         K_prepare(&once, 0, &arguments);
 *         for each stretch {
 *             for each block k: K_begin(&once, 0, block k, &begun[k]);
 *             for each step: for each block k: K_step(&once, 0, step, &begun[k]);
 *             for each word of hits: for each block k of it: word |= K_finish(&once, 0, block k, &begun[k]) << ...;
 *         }
 *     } */
#ifndef LANEHIT_SRC_KERNELS_STAGES_H
#define LANEHIT_SRC_KERNELS_STAGES_H

#include "batch.h"

/* Blocks of a stretch: enough for a processor to look ahead to, few enough that what stages store stays in the
 * first-level cache, and whole words of hits. */
enum { BLOCKS_IN_STAGES = LANES < 8 ? 64 / LANES : 8, PAIRS_IN_STAGES = BLOCKS_IN_STAGES * LANES };

/* In these i is the first pair of a stretch that ends before `end`. */
#define LH_BEGIN_BLOCKS(kernel, one)                                                                         \
    const size_t whole = (end - i) / LANES, left = (end - i) % LANES;                                        \
    LH_ROLLED                                                                                                \
    for (size_t k = 0; k < whole; k++)                                                                       \
        kernel##_begin(&once, one, (block){i + k * LANES, LANES, 1}, &begun[k]);                             \
    if (left > 0)                                                                                            \
        kernel##_begin(&once, one, part_of_block(i + whole * LANES, left), &begun[whole]);

#define LH_NO_STEPS(kernel, one)
#define LH_STEPS(kernel, one)                                                                                \
    LH_UNROLL                                                                                                \
    for (unsigned step = 0; step < kernel##_steps; step++)                                                   \
        LH_ROLLED                                                                                            \
    for (size_t k = 0; k < whole + (left > 0); k++)                                                          \
        kernel##_step(&once, one, step, &begun[k]);

#define LH_FINISH_BLOCKS(kernel, one)                                                                        \
    for (size_t k = i; k < end;) {                                                                           \
        const size_t word_end = end - k < 64 ? end : k + 64;                                                 \
        uint64_t word = 0;                                                                                   \
        LH_ROLLED                                                                                            \
        for (; k < word_end; k += LANES) {                                                                   \
            const block at = {k, word_end - k < LANES ? word_end - k : LANES, 0};                            \
            const uint32_t bits = kernel##_finish(&once, one, at, &begun[(k - i) / LANES]);                  \
            word |= (uint64_t)bits_of_block(bits, at) << k % 64;                                             \
        }                                                                                                    \
        memcpy(hits++, &word, sizeof word);                                                                  \
    }

#define LH_FINISH_BLOCKS_WITHOUT_HITS(kernel, one)                                                           \
    LH_ROLLED                                                                                                \
    for (size_t k = 0; k < whole; k++)                                                                       \
        kernel##_finish(&once, one, (block){i + k * LANES, LANES, 1}, &begun[k]);                            \
    if (left > 0)                                                                                            \
        kernel##_finish(&once, one, part_of_block(i + whole * LANES, left), &begun[whole]);

#define LH_STAGED_BODY(kernel, one, STEPS, FINISH)                                                           \
    kernel##_once once;                                                                                      \
    kernel##_prepare(&once, one, &arguments);                                                                \
    kernel##_begun begun[BLOCKS_IN_STAGES];                                                                  \
    for (size_t i = first; i < first + n; i += PAIRS_IN_STAGES) {                                            \
        const size_t rest = first + n - i, end = i + (rest < PAIRS_IN_STAGES ? rest : PAIRS_IN_STAGES);      \
        LH_BEGIN_BLOCKS(kernel, one)                                                                         \
        STEPS(kernel, one)                                                                                   \
        FINISH(kernel, one)                                                                                  \
    }                                                                                                        \
    return LH_OK;

/* Of a part of a batch, n pairs from `first` on, a multiple of 64. */
#define LH_STAGED_PARTIAL_LOOP_BY(STEPS, kernel, name, one)                                                  \
    static lh_status kernel##_##name(const lh_call *call, size_t first, size_t n)                            \
    {                                                                                                        \
        const kernel##_arguments arguments = kernel##_arguments_of(call);                                    \
        uint64_t *hits = arguments.hits + first / 64;                                                        \
        LH_STAGED_BODY(kernel, one, STEPS, LH_FINISH_BLOCKS)                                                 \
    }

#define LH_STAGED_LOOP_BY(STEPS, kernel, name, one)                                                          \
    static lh_status kernel##_##name(const lh_call *call, size_t n)                                          \
    {                                                                                                        \
        const kernel##_arguments arguments = kernel##_arguments_of(call);                                    \
        uint64_t *hits = arguments.hits;                                                                     \
        const size_t first = 0;                                                                              \
        LH_STAGED_BODY(kernel, one, STEPS, LH_FINISH_BLOCKS)                                                 \
    }

#define LH_STAGED_LOOP_WITHOUT_HITS_BY(STEPS, kernel, name, one)                                             \
    static lh_status kernel##_##name(const lh_call *call, size_t n)                                          \
    {                                                                                                        \
        const kernel##_arguments arguments = kernel##_arguments_of(call);                                    \
        const size_t first = 0;                                                                              \
        LH_STAGED_BODY(kernel, one, STEPS, LH_FINISH_BLOCKS_WITHOUT_HITS)                                    \
    }

#define LH_STAGED_LOOP(kernel, name, one)         LH_STAGED_LOOP_BY(LH_NO_STEPS, kernel, name, one)
#define LH_STAGED_PARTIAL_LOOP(kernel, name, one) LH_STAGED_PARTIAL_LOOP_BY(LH_NO_STEPS, kernel, name, one)
#define LH_STAGED_LOOP_WITHOUT_HITS(kernel, name, one)                                                       \
    LH_STAGED_LOOP_WITHOUT_HITS_BY(LH_NO_STEPS, kernel, name, one)

#define LH_STEPPED_LOOP(kernel, name, one)         LH_STAGED_LOOP_BY(LH_STEPS, kernel, name, one)
#define LH_STEPPED_PARTIAL_LOOP(kernel, name, one) LH_STAGED_PARTIAL_LOOP_BY(LH_STEPS, kernel, name, one)
#define LH_STEPPED_LOOP_WITHOUT_HITS(kernel, name, one)                                                      \
    LH_STAGED_LOOP_WITHOUT_HITS_BY(LH_STEPS, kernel, name, one)

/* K_block of a kernel without steps, for loops that do not wait. */
#define LH_BLOCK_OF_STAGES(kernel)                                                                           \
    LH_INLINE uint32_t kernel##_block(const kernel##_once *once, unsigned one, block at)                     \
    {                                                                                                        \
        kernel##_begun begun;                                                                                \
        kernel##_begin(once, one, at, &begun);                                                               \
        return kernel##_finish(once, one, at, &begun);                                                       \
    }

#define LH_BLOCK_OF_STAGES_WITHOUT_HITS(kernel)                                                              \
    LH_INLINE void kernel##_block(const kernel##_once *once, unsigned one, block at)                         \
    {                                                                                                        \
        kernel##_begun begun;                                                                                \
        kernel##_begin(once, one, at, &begun);                                                               \
        kernel##_finish(once, one, at, &begun);                                                              \
    }

#endif
