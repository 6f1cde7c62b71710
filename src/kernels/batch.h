/* The batch loop.
 *
 * A query is a kernel (kernels/<query>.h): on lanes, with what depends on one operand alone split off, so that it is
 * computed once where that operand is one for the whole batch. LH_LOOP makes a loop of it for a given set of such
 * operands. A loop takes the call as it came, if that is plain (plain.h); what is scattered in memory is staged, a
 * stretch at a time, and the loop gets a call with views of the copies (staging.h).
 *
 * Include after lanes.h. */
#ifndef LANEHIT_SRC_KERNELS_BATCH_H
#define LANEHIT_SRC_KERNELS_BATCH_H

#include "../arguments.h"
#include "own.h"
#include "plain.h"

/* The LANES elements from `first` on, or fewer at the end of a batch. */
typedef struct block {
    size_t first, count;
    int whole; /* count is LANES, known when the kernel is compiled */
} block;

/* What is left at the end of a batch. Compilers are told that it is less than a block. */
LH_INLINE block part_of_block(size_t first, size_t count)
{
    if (count >= LANES)
        __builtin_unreachable();
    return (block){first, count, 0};
}

/* For functions of one copy, which are given both numbers: a struct of three is copied to the stack and read again by
 * loads that span its stores, and so wait for them. */
LH_INLINE block block_of(size_t first, size_t count)
{
    return (block){first, count, count == LANES};
}

LH_INLINE lanes load_block(const float *column, block at)
{
    return at.whole ? lanes_load(column + at.first) : lanes_load_first(column + at.first, at.count);
}

/* Of a column that may be missing. */
LH_INLINE lanes load_block_or(const float *column, float missing, block at)
{
    return column ? load_block(column, at) : lanes_set1(missing);
}

LH_INLINE void store_block(float *column, lanes a, block at)
{
    if (at.whole)
        lanes_store(column + at.first, a);
    else
        lanes_store_first(column + at.first, a, at.count);
}

/* Of a column that may not be wanted. */
LH_INLINE void store_block_if_wanted(float *column, lanes a, block at)
{
    if (column)
        store_block(column, a, at);
}

/* The bits of all lanes. */
static const uint32_t ALL_LANES = (UINT32_C(1) << LANES) - 1;

/* The bits of the elements that a block has. */
LH_INLINE uint32_t bits_of_block(uint32_t bits, block at)
{
    return at.whole ? bits : bits & ((UINT32_C(1) << at.count) - 1);
}

/* Of the elements that a block has. */
LH_INLINE int all_are(mask a, block at)
{
    return bits_of_block(mask_bits(a) ^ ALL_LANES, at) == 0;
}

/* The bits of a block that are whole bytes. Returns where those of the next go. */
LH_INLINE uint8_t *store_bits(uint8_t *byte, uint32_t bits)
{
    if (LANES == 16) {
        const uint16_t both = (uint16_t)bits;
        memcpy(byte, &both, sizeof both);
    } else {
        *byte = (uint8_t)bits;
    }
    return byte + LANES / 8;
}

/* Bits of a block for an output beside the hits. Blocks come in ascending order; the first of a word writes it whole,
 * which clears the bits that stay unused. */
LH_INLINE void store_bits_beside_hits(uint64_t *words, uint32_t bits, block at)
{
    uint64_t *word = words + at.first / 64;
    const uint64_t shifted = (uint64_t)bits_of_block(bits, at) << at.first % 64;
    *word = at.first % 64 == 0 ? shifted : *word | shifted;
}

/* A loop over a batch. A kernel K has
 *     K_once    a struct: column pointers, lanes of the operands in `one`, and whatever follows from those
 *     K_prepare(&once, one, &arguments)  fills it in
 *     K_block(&once, one, block)  ->  hit bits of the block; stores the other results itself
 * and LH_LOOP(overlap_aabb_aabb, one_first, 1) expands to
 *     static lh_status overlap_aabb_aabb_one_first(const lh_call *call, size_t n) { ... }
 * in which `one` is the constant 1, and which returns LH_OK. */
#define LH_LOOP(kernel, name, one)                                                                           \
    static lh_status kernel##_##name(const lh_call *call, size_t n)                                          \
    {                                                                                                        \
        const size_t first = 0, end = n;                                                                     \
        LH_LOOP_BODY(kernel, one, LANES >= 8, LH_BLOCKS)                                                     \
    }

/* The same of a kernel that is long, with fewer copies of it. */
#define LH_LONG_LOOP(kernel, name, one)                                                                      \
    static lh_status kernel##_##name(const lh_call *call, size_t n)                                          \
    {                                                                                                        \
        const size_t first = 0, end = n;                                                                     \
        LH_LOOP_BODY(kernel, one, 0, LH_BLOCKS)                                                              \
    }

/* The same with further copies of the kernel, for what calls mostly want, in which the questions that it asks of
 * `once` are answered: K_case(&once, one) gives the one that a call is, or OTHER_CASE, and K_block takes it as a bit
 * of `one`. */
#define LH_LOOP_OF_CASES(kernel, name, one)                                                                  \
    static lh_status kernel##_##name(const lh_call *call, size_t n)                                          \
    {                                                                                                        \
        const size_t first = 0, end = n;                                                                     \
        LH_LOOP_BODY(kernel, one, LANES >= 8, LH_BLOCKS_OF_CASES)                                            \
    }

/* The same of a part of a batch, n pairs from `first` on, a multiple of 64; for kernels that are long. */
#define LH_PARTIAL_LOOP(kernel, name, one)                                                                   \
    static lh_status kernel##_##name(const lh_call *call, size_t first, size_t n)                            \
    {                                                                                                        \
        const size_t end = first + n;                                                                        \
        LH_LOOP_BODY(kernel, one, 0, LH_BLOCKS)                                                              \
    }

/* In `one`, beside the bits of operands and modes. */
enum { OTHER_CASE = 0, FIRST_CASE = 1 << 16, SECOND_CASE = 1 << 17, THIRD_CASE = 1 << 18 };

#define LH_BLOCKS(kernel, one)                                                                               \
    for (; i < words_end; i += LANES)                                                                        \
        byte = store_bits(byte, kernel##_block(&once, one, (block){i, LANES, 1}));

#define LH_BLOCKS_OF_CASES(kernel, one)                                                                      \
    switch (kernel##_case(&once)) {                                                                          \
    case FIRST_CASE:                                                                                         \
        LH_BLOCKS(kernel, (one) | FIRST_CASE)                                                                \
        break;                                                                                               \
    case SECOND_CASE:                                                                                        \
        LH_BLOCKS(kernel, (one) | SECOND_CASE)                                                               \
        break;                                                                                               \
    case THIRD_CASE:                                                                                         \
        LH_BLOCKS(kernel, (one) | THIRD_CASE)                                                                \
        break;                                                                                               \
    default:                                                                                                 \
        LH_BLOCKS(kernel, one)                                                                               \
    }

/* Hit bits are stored by bytes as they come, which costs less than assembling words does, where a block has whole bytes
 * of them and by_bytes wants copies of the kernel for it. What is left is assembled in a register, and stored by words:
 * what comes right after a short call often reads a word, and a load waits for narrower stores to the same word. */
#define LH_LOOP_BODY(kernel, one, by_bytes, BLOCKS)                                                          \
    const kernel##_arguments arguments = kernel##_arguments_of(call);                                        \
    uint64_t *hits = arguments.hits + first / 64;                                                            \
    size_t i = first;                                                                                        \
    kernel##_once once;                                                                                      \
    kernel##_prepare(&once, one, &arguments);                                                                \
    const size_t words_end = end - n % 64;                                                                   \
    if (by_bytes && i < words_end) {                                                                         \
        uint8_t *byte = (uint8_t *)hits;                                                                     \
        BLOCKS(kernel, one)                                                                                  \
        hits = (uint64_t *)(void *)byte;                                                                     \
    }                                                                                                        \
    while (i < end) {                                                                                        \
        const size_t left = end - i, word_end = by_bytes || left < 64 ? end : i + 64;                        \
        uint64_t word = 0;                                                                                   \
        for (; i + LANES <= word_end; i += LANES)                                                            \
            word |= (uint64_t)kernel##_block(&once, one, (block){i, LANES, 1}) << i % 64;                    \
        if (i < word_end) {                                                                                  \
            const block rest = part_of_block(i, word_end - i);                                               \
            word |= (uint64_t)bits_of_block(kernel##_block(&once, one, rest), rest) << i % 64;               \
            i = word_end;                                                                                    \
        }                                                                                                    \
        memcpy(hits, &word, sizeof word);                                                                    \
        if (by_bytes)                                                                                        \
            break;                                                                                           \
        hits++;                                                                                              \
    }                                                                                                        \
    return LH_OK;

/* The loop of a query that has no hits: K_block stores all results, and returns nothing. */
#define LH_LOOP_WITHOUT_HITS(kernel, name, one)                                                              \
    static lh_status kernel##_##name(const lh_call *call, size_t n)                                          \
    {                                                                                                        \
        const kernel##_arguments arguments = kernel##_arguments_of(call);                                    \
        kernel##_once once;                                                                                  \
        kernel##_prepare(&once, one, &arguments);                                                            \
        size_t i = 0;                                                                                        \
        for (; i + LANES <= n; i += LANES)                                                                   \
            kernel##_block(&once, one, (block){i, LANES, 1});                                                \
        if (i < n)                                                                                           \
            kernel##_block(&once, one, part_of_block(i, n - i));                                             \
        return LH_OK;                                                                                        \
    }

/* Whether there is a loop for each set of operands that can be one while another is not; known when the query is
 * compiled. */
LH_INLINE int has_all_loops(const lh_query *query, batch_loop *const *loops)
{
    unsigned views = 0, all = 1;
    LH_UNROLL
    for (unsigned k = 0; k < LH_MOST_ARGUMENTS; k++)
        views += lh_kind_of(query, k)->role == LH_VIEW;
    LH_UNROLL
    for (unsigned one = 0; one < LOOPS; one++)
        all &= one + 1 >= 1u << views || loops[one];
    return all != 0;
}

/* The function of a query, for the table of a backend, from its loops. What most calls are comes first; the others, a
 * function apart, spare it their registers. */
typedef lh_status second_look(const lh_call *call, batch_loop *const *loops, unsigned one, size_t n);

LH_INLINE lh_status run_query(unsigned number, batch_loop *const *loops, second_look *look_again,
                              const lh_call *call)
{
    const lh_query *query = &lh_queries[number];
    if (views_are_there(query, call)) {
        plain_call seen = {0};
        see_arguments(&seen, query, call);
        if (arrays_are_in_order(&seen) && counts_broadcast(&seen, query, call)) {
            if ((has_all_loops(query, loops) || LH_LIKELY(loops[seen.one])) && all_is_packed(&seen))
                return loops[seen.one](call, seen.n);
            return look_again(call, loops, seen.one, seen.n);
        }
    }
    return LH_OWN(run_closely)(number, loops, call);
}

LH_INLINE lh_status run_looked_again(unsigned query, batch_loop *const *loops, unsigned one, size_t n,
                                     const lh_call *call)
{
    const lh_layout layout = layout_of(&lh_queries[query], call, one, n);
    if (layout == LAYOUT_IS_PACKED_OR_ONE && loops[one])
        return loops[one](call, n);
    if (layout == LAYOUT_IS_FAULTY)
        return LH_OWN(run_closely)(query, loops, call);
    return LH_OWN(run_staged)(query, loops, call, n);
}

/* LH_QUERY(raycast_aabb, loops) expands to the function LH_OWN(raycast_aabb), which runs those of the table `loops`, an
 * expression that may look at `call`. LH_QUERY_WITH: or `in_place`, a loop that takes a call of n pairs as it lies, if
 * not NULL. */
#define LH_QUERY(kernel, loops) LH_QUERY_WITH(kernel, loops, NULL)
#define LH_QUERY_WITH(kernel, loops, in_place)                                                               \
    static LH_APART lh_status kernel##_again(const lh_call *call, batch_loop *const *chosen, unsigned one,   \
                                             size_t n)                                                       \
    {                                                                                                        \
        batch_loop *const loop = in_place;                                                                   \
        return loop ? loop(call, n) : run_looked_again(LH_QUERY_##kernel, chosen, one, n, call);             \
    }                                                                                                        \
                                                                                                             \
    lh_status LH_OWN(kernel)(const lh_call *call)                                                            \
    {                                                                                                        \
        return run_query(LH_QUERY_##kernel, loops, kernel##_again, call);                                    \
    }

/* A query whose operands are pairs in its only loop: one element for all would save nothing that a loop of its own is
 * worth. */
#define LH_QUERY_OF_PAIRS_BY(LOOP, kernel)                                                                   \
    LOOP(kernel, pairs, 0)                                                                                   \
    static const loop_table kernel##_loops = {kernel##_pairs};                                               \
    LH_QUERY(kernel, kernel##_loops)

#define LH_LONG_QUERY_OF_PAIRS(kernel)         LH_QUERY_OF_PAIRS_BY(LH_LONG_LOOP, kernel)
#define LH_QUERY_OF_PAIRS_WITHOUT_HITS(kernel) LH_QUERY_OF_PAIRS_BY(LH_LOOP_WITHOUT_HITS, kernel)

/* The operands of a query of two, in `one`. */
enum { ONE_FIRST = 1 << 0, ONE_SECOND = 1 << 1 };

/* The same of most queries of two operands: loops for pairs, for one first operand and for one second. */
#define LH_QUERY_OF_TWO(kernel)              LH_QUERY_OF_TWO_BY(LH_LOOP, kernel)
#define LH_QUERY_OF_TWO_WITHOUT_HITS(kernel) LH_QUERY_OF_TWO_BY(LH_LOOP_WITHOUT_HITS, kernel)
#define LH_LONG_QUERY_OF_TWO(kernel)         LH_QUERY_OF_TWO_BY(LH_LONG_LOOP, kernel)
#define LH_QUERY_OF_TWO_BY(LOOP, kernel)     LH_QUERY_OF_LOOPS(LOOP, LOOP, kernel)

/* The same where the operands may be exchanged: one second operand is the first. */
#define LH_SYMMETRIC_QUERY_BY(LOOP, kernel) LH_QUERY_OF_LOOPS(LOOP, LH_EXCHANGING_LOOP, kernel)

#define LH_EXCHANGING_LOOP(kernel, name, one)                                                                \
    static lh_status kernel##_##name(const lh_call *call, size_t n)                                          \
    {                                                                                                        \
        lh_call exchanged = *call;                                                                           \
        exchanged.argument[0] = call->argument[1];                                                           \
        exchanged.argument[1] = call->argument[0];                                                           \
        return kernel##_one_first(&exchanged, n);                                                            \
    }

#define LH_QUERY_OF_LOOPS(LOOP, OF_ONE_SECOND, kernel)                                                       \
    LH_LOOPS_OF_TWO(LOOP, OF_ONE_SECOND, kernel) LH_QUERY(kernel, kernel##_loops)

#define LH_LOOPS_OF_TWO(LOOP, LOOP_OF_ONE_SECOND, kernel)                                                    \
    LOOP(kernel, pairs, 0)                                                                                   \
    LOOP(kernel, one_first, ONE_FIRST)                                                                       \
    LOOP_OF_ONE_SECOND(kernel, one_second, ONE_SECOND)                                                       \
    static const loop_table kernel##_loops = {kernel##_pairs, kernel##_one_first, kernel##_one_second};

#endif
