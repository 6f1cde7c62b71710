/* Loops over a batch: a block of pairs at a time.
 *
 * A kernel is a few functions and a struct, its setup: columns, and what is computed before the loop of operands that
 * are one element for the whole batch. Bit k of `one` says that the k-th view is such. operands.h writes the setup of
 * most kernels. Loops are functions that are part of whoever calls them, and are given the kernel as a constant; so no
 * call is left when they are compiled.
 *
 * Where `one` is a constant, the questions that a kernel asks of it are answered when it is compiled. That pays for
 * short kernels (decide_short). Long ones ask while they run, which are a branch or two a block that always go the same
 * way, and are a third of the code (decide_long). */
#ifndef LANEHIT_SRC_ENGINE_LOOP_H
#define LANEHIT_SRC_ENGINE_LOOP_H

#include "lanes/block.h"
#include "apart.h"
#include "own.h"

typedef struct kernel {
    unsigned query; /* LH_QUERY_* */

    /* Fills in the setup. */
    void (*prepare)(void *setup, unsigned one, const lh_call *call);

    /* Of kernels with one loop for all calls (decide_any): the same, with the elements `at` of the operands `read`,
     * which the block takes for one element for all. */
    void (*read)(void *setup, unsigned read, block at, const lh_call *call);

    /* Returns the hit bits of a block, and stores the other results itself. */
    uint32_t (*block)(const void *setup, unsigned one, block at);

    /* One of the cases below, which does not change during a batch; or NULL. */
    unsigned (*case_of)(const void *setup, unsigned one);

    unsigned modes; /* all that there are */

    /* A block as a function apart, of a library that is to be small: run_blocks. Of the call, as what such a loop
     * prepares is columns alone; or, if what is prepared is more, of the setup. */
    block_apart *apart;
    int is_of_setup;
} kernel;

/* What may stand beside the operands in `one`: modes, in which a kernel reads its operands otherwise; and cases, what
 * calls mostly want, for which there are copies of a short loop. */
enum {
    EACH_OPERAND = (1 << LH_MOST_VIEWS) - 1,
    OTHER_CASE = 0,
    FIRST_CASE = 1 << 16,
    SECOND_CASE = 1 << 17,
    THIRD_CASE = 1 << 18
};

/* Keeps a compiler from making a copy of a loop for each value. */
LH_INLINE unsigned unknown(unsigned value)
{
    __asm__("" : "+r"(value));
    return value;
}

/* What a loop for known operands takes them to be; in a small library no operand is one for all, and modes are asked
 * while it runs. */
LH_INLINE unsigned known_of(unsigned known, unsigned one)
{
    return IS_SMALL ? unknown(known | one) & ~(unsigned)EACH_OPERAND : known;
}

/* The same of `one` in a function of one copy, which does not see it. */
LH_INLINE unsigned without_operands_if_small(unsigned one)
{
    return IS_SMALL ? one & ~(unsigned)EACH_OPERAND : one;
}

/* The bits, unless compilers know that none is set. */
LH_INLINE unsigned possible(unsigned one, unsigned bits)
{
    return __builtin_constant_p(one & bits) && (one & bits) == 0 ? 0 : bits;
}

/* What is not a constant is asked in each round, but not of operands that are known not to be one. */
LH_INLINE unsigned asked_each_time(unsigned one)
{
    if (__builtin_constant_p(one))
        return one;
    if (IS_SMALL)
        return unknown(one) & ~(unsigned)EACH_OPERAND;
    const unsigned of_two = possible(one, ONE_FIRST) | possible(one, ONE_SECOND);
    return unknown(one) & (of_two | ~(unsigned)ONE_OF_TWO);
}

/* ---- Bits of hits ------------------------------------------------------------------------------------- */

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

/* The bits of a block that have been stored so. */
LH_INLINE uint32_t load_bits(const uint8_t *byte)
{
    uint16_t both;
    if (LANES < 16)
        return *byte;
    memcpy(&both, byte, sizeof both);
    return both;
}

/* ---- By bytes ----------------------------------------------------------------------------------------- */

/* The last word of n hits, which is not full; `latest` are the bits of the last block, and those of the blocks before
 * it are stored. The word is stored whole, since what comes right after a short call often reads it, and a load waits
 * for narrower stores to the same place; so what is there is read as narrowly as it was stored. */
LH_INLINE void store_last_word(uint64_t *hits, uint32_t latest, size_t n)
{
    uint64_t *const last = hits + n / 64;
    uint64_t word = latest;
    LH_ROLLED
    for (size_t before = (n % 64 - 1) / LANES; before > 0; before--)
        word = word << LANES | load_bits((const uint8_t *)last + (before - 1) * (LANES / 8));
    *last = word;
}

/* Of n pairs, a block at least. Bits are stored as they come, which costs less than assembling words does, where blocks
 * have whole bytes of them. The last block, which begins before the end of the one before if that is needed to be
 * whole, is one more round of the same loop, so that there is one copy of the kernel. */
LH_INLINE void decide_by_bytes(const kernel *k, const void *setup, unsigned one, uint64_t *hits, size_t n)
{
    const size_t last = n - LANES;
    uint8_t *byte = (uint8_t *)hits;
    uint32_t bits;
    unsigned again = 0; /* so many elements of the last block are those of the one before */
    for (size_t i = 0, end = last;;) {
        do {
            bits = k->block(setup, one, (block){i, LANES, 1, 0});
            byte = store_bits(byte, bits);
            i += LANES;
        } while (i <= end);
        if (i >= n)
            break;
        again = (unsigned)(i - last);
        i = end = last;
    }
    if (n % 64 != 0)
        store_last_word(hits, bits >> again, n);
}

LH_INLINE void decide_case(const kernel *k, unsigned which, const void *setup, unsigned one, uint64_t *hits,
                           size_t n)
{
    switch (which) {
    case FIRST_CASE:
        decide_by_bytes(k, setup, one | FIRST_CASE, hits, n);
        break;
    case SECOND_CASE:
        decide_by_bytes(k, setup, one | SECOND_CASE, hits, n);
        break;
    case THIRD_CASE:
        decide_by_bytes(k, setup, one | THIRD_CASE, hits, n);
        break;
    default:
        decide_by_bytes(k, setup, one, hits, n);
    }
}

/* ---- By words ----------------------------------------------------------------------------------------- */

/* Of n pairs from `first` on, a multiple of 64; there is a block at least from the start of the batch. Words are
 * assembled in a register, from the top: the blocks of a word, those that are left, and a last one that begins earlier.
 * Of a word the pairs that no word had before are the last, so their bits are the highest. */
LH_INLINE void decide_by_words(const kernel *k, const void *setup, unsigned one, uint64_t *hits, size_t first,
                               size_t n)
{
    const size_t end = first + n;
    size_t i = first;
    do {
        const size_t left = end - i;
        size_t at = i, word_end = left < 64 ? end - left % LANES : i + 64;
        if (left < LANES) {
            at = end - LANES;
            word_end = end;
        }
        uint64_t word = 0;
        do {
            const uint64_t bits = unknown(k->block(setup, asked_each_time(one), (block){at, LANES, 1, 0}));
            word = word >> LANES | bits << (64 - LANES);
            at += LANES;
        } while (at < word_end);
        word = word >> (64 - (word_end - i)) << i % 64;
        hits[i / 64] = i % 64 == 0 ? word : hits[i / 64] | word;
        i = word_end;
    } while (i < end);
}

/* ---- Batches ------------------------------------------------------------------------------------------ */

/* The output for hits; the query is a constant where this is compiled. */
LH_INLINE uint64_t *hits_of_query(unsigned number, const lh_call *call)
{
    const lh_query *const query = &lh_queries[number];
    LH_UNROLL
    for (unsigned k = 0; k < query->arguments; k++)
        if (lh_kind_name_of(query, k) == LH_KIND_HITS)
            return call->argument[k].output;
    return NULL;
}

LH_INLINE uint64_t *hits_of(const kernel *of, const lh_call *call)
{
    return hits_of_query(of->query, call);
}

/* Fewer pairs than a block has. To read what is one element into every lane is no more work than to read an element for
 * each pair, so the kernel is that of pairs, which asks nothing, and there is nothing to prepare. */
LH_INLINE lh_status decide_few(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t n)
{
    const unsigned modes = one & k->modes;
    const block few = part_of_block(n, one);
    k->prepare(setup, modes, call);
    *hits_of(k, call) = bits_of_block(k->block(setup, modes, few), few);
    return LH_OK;
}

/* Of a long kernel: parts of it that are functions apart may read the setup of all loops. */
LH_INLINE lh_status decide_few_of_long(const kernel *k, void *setup, const lh_call *call, unsigned one,
                                       size_t n)
{
    const block few = part_of_block(n, one);
    k->prepare(setup, one, call);
    *hits_of(k, call) = bits_of_block(k->block(setup, 0, few), few);
    return LH_OK;
}

/* Of a kernel that reads structs, and one element before the loop. */
LH_INLINE lh_status decide_few_structs(const kernel *k, void *setup, const lh_call *call, unsigned one,
                                       size_t n)
{
    const block few = part_of_block(n, 0);
    k->prepare(setup, one, call);
    *hits_of(k, call) = bits_of_block(k->block(setup, one, few), few);
    return LH_OK;
}

/* Blocks that are functions apart. */
LH_INLINE lh_status run_apart(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t first,
                              size_t n)
{
    const void *from = call;
    if (k->is_of_setup) {
        if (k->prepare)
            k->prepare(setup, one, call);
        else
            k->read(setup, one, ONE_ELEMENT, call);
        from = setup;
    }
    return LH_OWN(run_blocks)(k->apart, from, one, hits_of(k, call), first, n);
}

/* n pairs from `first` on, a multiple of 64; there is a block at least from the start of the batch. */
LH_INLINE lh_status decide_here(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t first,
                                size_t n)
{
    k->prepare(setup, one, call);
    decide_by_words(k, setup, one, hits_of(k, call), first, n);
    return LH_OK;
}

LH_INLINE lh_status decide_part(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t first,
                                size_t n)
{
    if (k->apart)
        return run_apart(k, setup, call, one, first, n);
    return decide_here(k, setup, call, one, first, n);
}

LH_INLINE lh_status decide_long(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t n)
{
    return decide_part(k, setup, call, one, 0, n);
}

/* Of a short kernel; `one` is a constant. */
LH_INLINE lh_status decide_short(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t n)
{
    if (LANES < 8)
        return decide_here(k, setup, call, one, 0, n);
    k->prepare(setup, one, call);
    decide_case(k, k->case_of ? k->case_of(setup, one) : OTHER_CASE, setup, one, hits_of(k, call), n);
    return LH_OK;
}

/* The same without cases. */
LH_INLINE lh_status decide_without_cases(const kernel *k, void *setup, const lh_call *call, unsigned one,
                                         size_t n)
{
    if (LANES < 8)
        return decide_here(k, setup, call, one, 0, n);
    k->prepare(setup, one, call);
    decide_by_bytes(k, setup, one, hits_of(k, call), n);
    return LH_OK;
}

/* ---- One copy for all calls --------------------------------------------------------------------------- */

/* Fewer pairs than a block are read before the loop, all of them. To the loop, of one round, that is the same as what
 * is one element for all; so it needs no copy of the kernel for them. Parts of blocks take a tenth to a quarter longer
 * for it, and all else as long as before. */
LH_INLINE int are_read_first(size_t n)
{
    return !LEAVES_FEW && !IS_SMALL && n < LANES;
}

/* Returns the operands that have been read. */
LH_INLINE unsigned read_first(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t n)
{
    const unsigned read = are_read_first(n) ? ONE_OF_TWO : one;
    k->read(setup, read, (block){0, n, 0, LEAVES_FEW ? ~0u : one}, call);
    return read;
}

/* As decide_part. */
LH_INLINE lh_status decide_any_part(const kernel *k, void *setup, const lh_call *call, unsigned one,
                                    size_t first, size_t n)
{
    if (k->apart)
        return run_apart(k, setup, call, one, first, n);
    uint64_t *const hits = hits_of(k, call);
    const int are_few = are_read_first(first + n);
    const unsigned read = read_first(k, setup, call, one, first + n);
    decide_by_words(k, setup, read, hits, first, are_few ? LANES : n);
    if (are_few)
        *hits &= (UINT64_C(1) << n) - 1;
    return LH_OK;
}

LH_INLINE lh_status decide_any(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t n)
{
    return decide_any_part(k, setup, call, one, 0, n);
}

/* ---- Without hits ------------------------------------------------------------------------------------- */

LH_INLINE lh_status compute_few(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t n)
{
    k->prepare(setup, 0, call);
    (void)k->block(setup, 0, part_of_block(n, one));
    return LH_OK;
}

/* Blocks of so many pairs, of which there is one at least. */
LH_INLINE void compute_by_blocks(const kernel *k, const void *setup, unsigned one, size_t count,
                                 int are_whole, size_t n)
{
    const size_t last = n - count;
    for (size_t i = 0, end = last;;) {
        do {
            (void)k->block(setup, asked_each_time(one), (block){i, count, are_whole, 0});
            i += count;
        } while (i <= end);
        if (i >= n)
            return;
        i = end = last;
    }
}

/* There is a block at least. */
LH_INLINE lh_status compute_blocks(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t n)
{
    if (k->apart)
        return run_apart(k, setup, call, one, 0, n);
    k->prepare(setup, one, call);
    compute_by_blocks(k, setup, one, LANES, 1, n);
    return LH_OK;
}

/* One copy for all calls: few pairs are read before the loop, and are a block of their own. */
LH_INLINE lh_status compute_any(const kernel *k, void *setup, const lh_call *call, unsigned one, size_t n)
{
    if (k->apart)
        return run_apart(k, setup, call, one, 0, n);
    const int are_few = are_read_first(n);
    const unsigned read = read_first(k, setup, call, one, n);
    compute_by_blocks(k, setup, read, are_few ? n : LANES, !are_few, n);
    return LH_OK;
}

#endif
