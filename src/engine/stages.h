/* Loops in stages, for kernels whose operations wait for each other.
 *
 * With two segments a division is followed by what needs it, and that by another division: a block takes a hundred
 * cycles from its first operation to its last. A processor looks some hundred operations ahead, which is two or three
 * blocks, so most of the time it waits. In stages, the first part of several blocks and then the next part of these,
 * the chains are short and the processor has many of them at hand. A stage stores what later ones need, which costs far
 * less than waiting.
 *
 * Such a kernel has, instead of its block function, a struct of what stages leave to those that follow, and a function
 * a stage. */
#ifndef LANEHIT_SRC_ENGINE_STAGES_H
#define LANEHIT_SRC_ENGINE_STAGES_H

#include "operands.h"

typedef struct staged_kernel {
    kernel kernel;
    unsigned steps; /* stages between the first and the last */
    size_t size;    /* of what they leave of a block */

    void (*begin)(const void *setup, unsigned one, block at, void *left);

    /* step is a constant, from 0 to steps - 1. */
    void (*step)(const void *setup, unsigned one, unsigned step, void *left);

    /* As the block function of a kernel. */
    uint32_t (*finish)(const void *setup, unsigned one, block at, const void *left);
} staged_kernel;

/* Blocks of a stretch: enough for a processor to look ahead to, few enough that what stages store stays in the
 * first-level cache, and whole words of hits. */
enum { BLOCKS_IN_STAGES = LANES < 8 ? 64 / LANES : 8, PAIRS_IN_STAGES = BLOCKS_IN_STAGES * LANES };

/* All stages but the last, of the blocks from i to `end` in a batch of n. */
LH_INLINE void begin_blocks(const staged_kernel *k, const void *setup, unsigned one, char *left, size_t i,
                            size_t end, size_t n)
{
    const size_t blocks = (end - i + LANES - 1) / LANES;
    LH_ROLLED
    for (size_t b = 0; b < blocks; b++)
        k->begin(setup, asked_each_time(one), whole_block(i + b * LANES, n), left + b * k->size);
    LH_UNROLL
    for (unsigned step = 0; step < k->steps; step++)
        LH_ROLLED
    for (size_t b = 0; b < blocks; b++)
        k->step(setup, asked_each_time(one), step, left + b * k->size);
}

/* The hits of blocks that have been begun, from i to `end`, which is at most a word. */
LH_INLINE uint64_t finish_word(const staged_kernel *k, const void *setup, unsigned one, const char *left,
                               size_t i, size_t end, size_t n)
{
    uint64_t word = 0;
    for (size_t at = i;;) {
        const size_t after = end - at;
        const uint64_t bits = unknown(k->finish(setup, asked_each_time(one), whole_block(at, n), left));
        if (after <= LANES)
            return (word >> after | bits << (64 - LANES)) >> (64 - (end - i));
        word = word >> LANES | bits << (64 - LANES);
        at += LANES;
        left += k->size;
    }
}

/* All stages of one block. */
LH_INLINE uint32_t run_stages(const staged_kernel *k, const void *setup, block at, void *left)
{
    k->begin(setup, 0, at, left);
    LH_UNROLL
    for (unsigned step = 0; step < k->steps; step++)
        k->step(setup, 0, step, left);
    return bits_of_block(k->finish(setup, 0, at, left), at);
}

/* n pairs from `first` on, a multiple of 64; there is a block at least from the start of the batch, unless the kernel
 * can read few (decide_any). `left` has room for BLOCKS_IN_STAGES blocks. */
LH_INLINE lh_status decide_part_in_stages(const staged_kernel *k, void *setup, void *left,
                                          const lh_call *call, unsigned one, size_t first, size_t n)
{
    if (k->kernel.apart)
        return run_apart(&k->kernel, setup, call, one, first, n);
    uint64_t *const hits = hits_of(&k->kernel, call);
    const int are_few = k->kernel.read && are_read_first(first + n);
    if (k->kernel.read)
        one = read_first(&k->kernel, setup, call, one, first + n);
    else
        k->kernel.prepare(setup, one, call);
    const size_t end = are_few ? LANES : first + n;
    size_t i = first;
    do {
        const size_t stretch_end = end - i < PAIRS_IN_STAGES ? end : i + PAIRS_IN_STAGES;
        begin_blocks(k, setup, one, left, i, stretch_end, end);
        const char *from = left;
        for (size_t at = i; at < stretch_end; at += 64, from += 64 / LANES * k->size)
            hits[at / 64] =
                finish_word(k, setup, one, from, at, stretch_end - at < 64 ? stretch_end : at + 64, end);
        i = stretch_end;
    } while (i < end);
    if (are_few)
        *hits &= (UINT64_C(1) << n) - 1;
    return LH_OK;
}

LH_INLINE lh_status decide_in_stages(const staged_kernel *k, void *setup, void *left, const lh_call *call,
                                     unsigned one, size_t n)
{
    return decide_part_in_stages(k, setup, left, call, one, 0, n);
}

LH_INLINE lh_status decide_few_in_stages(const staged_kernel *k, void *setup, void *left, const lh_call *call,
                                         unsigned one, size_t n)
{
    k->kernel.prepare(setup, one, call);
    *hits_of(&k->kernel, call) = run_stages(k, setup, part_of_block(n, one), left);
    return LH_OK;
}

/* The same of queries without hits. */
LH_INLINE lh_status compute_in_stages(const staged_kernel *k, void *setup, void *left, const lh_call *call,
                                      unsigned one, size_t n)
{
    k->kernel.prepare(setup, one, call);
    for (size_t i = 0; i < n; i += PAIRS_IN_STAGES) {
        const size_t end = n - i < PAIRS_IN_STAGES ? n : i + PAIRS_IN_STAGES;
        begin_blocks(k, setup, one, left, i, end, n);
        LH_ROLLED
        for (size_t b = 0; i + b * LANES < end; b++)
            (void)k->finish(setup, asked_each_time(one), whole_block(i + b * LANES, n),
                            (const char *)left + b * k->size);
    }
    return LH_OK;
}

LH_INLINE lh_status compute_few_in_stages(const staged_kernel *k, void *setup, void *left,
                                          const lh_call *call, unsigned one, size_t n)
{
    k->kernel.prepare(setup, one, call);
    (void)run_stages(k, setup, part_of_block(n, one), left);
    return LH_OK;
}

/* LH_STAGED_KERNEL(K, .steps = 1, .step = K_step) is K_kernel, of these, K_prepare, K_begin and K_finish;
 * LH_KERNEL_IN_STAGES one whose blocks stay in stages even where they could be functions apart, for stages halve its
 * time. */
#define LH_STAGED_KERNEL(K, ...)                                                                             \
    LH_DECLARE_STAGES_APART(K)                                                                               \
    LH_STAGES(K, LH_IS_APART(K, 0), __VA_ARGS__)                                                             \
    LH_STAGES_APART(K)
#define LH_KERNEL_IN_STAGES(K, ...) LH_STAGES(K, , __VA_ARGS__)
#define LH_STAGES(K, apart, ...)                                                                             \
    static const staged_kernel K##_kernel = {.kernel = {apart.query = LH_QUERY_##K, .prepare = K##_prepare}, \
                                             .size = sizeof(K##_left),                                       \
                                             .begin = K##_begin,                                             \
                                             .finish = K##_finish,                                           \
                                             __VA_ARGS__};

/* Where blocks are functions apart, all stages of one are one after the other. */
#if defined(LH_SMALL)
#define LH_DECLARE_STAGES_APART(K) static block_apart K##_apart;
#define LH_STAGES_APART(K)                                                                                   \
    static LH_APART uint32_t K##_apart(const void *from, unsigned modes, size_t first)                       \
    {                                                                                                        \
        K##_setup setup;                                                                                     \
        K##_left left;                                                                                       \
        (void)modes;                                                                                         \
        K##_prepare(&setup, 0, from);                                                                        \
        return run_stages(&K##_kernel, &setup, (block){first, LANES, 1, 0}, &left);                          \
    }
#else
#define LH_DECLARE_STAGES_APART(K)
#define LH_STAGES_APART(K)
#endif

/* As LH_LOOP. */
#define LH_LOOP_IN_STAGES(K, name, loop, known, blocks)                                                      \
    static LH_APART lh_status K##_##name(const lh_call *call, unsigned one, size_t n)                        \
    {                                                                                                        \
        K##_setup setup;                                                                                     \
        K##_left left[blocks];                                                                               \
        (void)one;                                                                                           \
        return loop(&K##_kernel, &setup, left, call, known_of(known, one), n);                               \
    }

/* A query in stages: LH_STAGED_QUERY(K, .steps = 0); one without hits, of a loop for each form; and those for which
 * stages do not pay where an operand is one element. of_one is the kernel for that, with an LH_OPERANDS_OF of its
 * own. */
#define LH_STAGED_QUERY(K, ...)                                                                              \
    LH_STAGED_LOOPS(K, unknown(one), decide_few_in_stages, decide_in_stages, __VA_ARGS__)                    \
    LH_QUERY_BY_FORMS(K, K##_any, K##_any, K##_any)
#define LH_STAGED_COMPUTING_QUERY_OF_FORMS(K, ...)                                                           \
    LH_KERNEL_IN_STAGES(K, __VA_ARGS__)                                                                      \
    LH_FEW_IN_STAGES(K, compute_few_in_stages)                                                               \
    LH_LOOP_IN_STAGES(K, pairs, compute_in_stages, 0, BLOCKS_IN_STAGES)                                      \
    LH_LOOP_IN_STAGES(K, first, compute_in_stages, ONE_FIRST, BLOCKS_IN_STAGES)                              \
    LH_LOOP_IN_STAGES(K, second, compute_in_stages, ONE_SECOND, BLOCKS_IN_STAGES)                            \
    LH_QUERY_BY_FORMS(K, K##_pairs, K##_first, K##_second)
#define LH_STAGED_QUERY_UNLESS_SECOND(K, of_one, ...)                                                        \
    LH_STAGED_LOOPS(K, unknown(one) & ONE_FIRST, decide_few_in_stages, decide_in_stages, __VA_ARGS__)        \
    LH_LOOP_APART(K, of_one, decide_long, ONE_SECOND)                                                        \
    LH_QUERY_BY_FORMS(K, K##_any, K##_any, of_one##_apart)
#define LH_STAGED_COMPUTING_QUERY_UNLESS_FIRST(K, of_one, ...)                                               \
    LH_KERNEL_IN_STAGES(K, __VA_ARGS__)                                                                      \
    LH_FEW_IN_STAGES(K, compute_few_in_stages)                                                               \
    LH_LOOP_IN_STAGES(K, any, compute_in_stages, unknown(one) & ONE_SECOND, BLOCKS_IN_STAGES)                \
    LH_LOOP_APART(K, of_one, compute_blocks, ONE_FIRST)                                                      \
    LH_QUERY_BY_FORMS(K, K##_any, of_one##_apart, K##_any)

#if defined(LH_NARROWER)
#define LH_FEW_IN_STAGES(K, loop) LH_FEW(K, loop)
#else
#define LH_FEW_IN_STAGES(K, loop) LH_LOOP_IN_STAGES(K, few, loop, unknown(one), 1)
#endif

#define LH_STAGED_LOOPS(K, known, of_few, loop, ...)                                                         \
    LH_STAGED_KERNEL(K, __VA_ARGS__)                                                                         \
    LH_FEW_IN_STAGES(K, of_few)                                                                              \
    LH_LOOP_IN_STAGES(K, any, loop, known, BLOCKS_IN_STAGES)
#define LH_LOOP_APART(K, of_one, loop, known)                                                                \
    static const kernel of_one##_kernel = {                                                                  \
        .query = LH_QUERY_##K, .prepare = of_one##_prepare, .block = of_one##_block};                        \
    LH_LOOP(of_one, apart, loop, known)

#endif
