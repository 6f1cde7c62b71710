/* The batch loop, and how operands are brought to it.
 *
 * A test is a kernel (kernels/<test>.h): on lanes, with what depends on one operand alone split off, so that
 * it is computed once where that operand is one for the whole batch. LH_BATCH_LOOP makes a loop of it for a
 * given set of such operands; a table says which loops there are; run_batch takes the one that fits. The loops see packed columns only: what is scattered in memory is staged, a stretch at a time.
 *
 * Include after lanes.h. */
#ifndef LANEHIT_SRC_KERNELS_BATCH_H
#define LANEHIT_SRC_KERNELS_BATCH_H

#include <stdalign.h>
#include <string.h>

#include "../arguments.h"
#include "operand.h"
#include "plain.h"
#include "staging.h"

/* Where results go, and what else a test is told. Kernels use what is theirs. */
typedef struct batch_call {
    uint64_t *hits;
    float *t_enter, *t_exit; /* NULL if not wanted */
    int8_t *normal;          /* NULL if not wanted */
    float t_max;
} batch_call;

typedef void batch_loop(const operand *in, size_t n, const batch_call *call);

/* The loops of a test: at [s] the one that takes the operands of the set s as one for the whole batch, bit k for
 * operand k, or NULL. At [0] is the loop that takes none so; it stands at the set of all operands too: that is a
 * batch of one test. A test with fewer operands may use higher bits for a mode, and has a table in each. */
typedef batch_loop *const loop_table[1 << MOST_OPERANDS];

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
 *     K_once    a struct: column pointers, lanes of the operands in `one`, and whatever follows from those
 *     K_prepare(&once, in, call, one)    fills that in
 *     K_block(&once, block, one)  ->  hit bits of the block; stores the other results itself
 * and LH_BATCH_LOOP(raycast_one_ray, raycast, RAY) expands to
 *     static void raycast_one_ray(const operand *in, size_t n, const batch_call *call) { ... }
 * in which `one` is the constant RAY. The last, unfinished word of hits is assembled and stored whole: what
 * comes right after a short call often reads it, and a load waits for narrower stores to the same word. */
#define LH_BATCH_LOOP(name, kernel, one)                                                                     \
    static void name(const operand *in, size_t n, const batch_call *call)                                    \
    {                                                                                                        \
        kernel##_once once;                                                                                  \
        kernel##_prepare(&once, in, call, one);                                                              \
        uint8_t *byte = (uint8_t *)call->hits;                                                               \
        const size_t words_end = n - n % 64;                                                                 \
        size_t i = 0;                                                                                        \
        for (; i < words_end; i += STEP) {                                                                   \
            uint32_t bits = kernel##_block(&once, (block){i, LANES, 1}, one);                                \
            if (BLOCKS_PER_STEP == 2)                                                                        \
                bits |= kernel##_block(&once, (block){i + LANES, LANES, 1}, one) << LANES % 8;               \
            byte = store_step(byte, bits);                                                                   \
        }                                                                                                    \
        if (i == n)                                                                                          \
            return;                                                                                          \
        uint64_t word = 0;                                                                                   \
        for (; i + LANES <= n; i += LANES)                                                                   \
            word |= (uint64_t)kernel##_block(&once, (block){i, LANES, 1}, one) << i % 64;                    \
        if (i < n) {                                                                                         \
            const block rest = {i, n - i, 0};                                                                \
            const uint32_t bits = kernel##_block(&once, rest, one) & first_bits(rest);                       \
            word |= (uint64_t)bits << i % 64;                                                                \
        }                                                                                                    \
        memcpy(byte, &word, sizeof word);                                                                    \
    }

/* Out of the way of plain calls. */
#define LH_APART __attribute__((noinline))

/* ---- Around the loops --------------------------------------------------------------------------------- */

/* Many elements, one after the other, of arrays that are all there. */
LH_INLINE int is_packed(const source *s)
{
    return s->count != 1 && (s->stride == 0 || s->stride == sizeof(float)) && !s->index && !s->absent;
}

/* Columns that begin at one element of a source; absent ones point at what stands for them. */
LH_INLINE void point_at(const float **column, const source *s, size_t offset)
{
    for (unsigned k = 0; k < s->arrays; k++) {
        column[k] = s->absent ? s->absent[k] : NULL;
        if (s->array[k])
            column[k] = array_at(s->array[k], offset);
    }
}

LH_INLINE void advance(const float **column, unsigned columns, size_t count)
{
    for (unsigned k = 0; k < columns; k++)
        if (column[k])
            column[k] += count;
}

LH_INLINE batch_call from_element(const batch_call *call, size_t first)
{
    batch_call rest = *call;
    rest.hits += first / 64;
    rest.t_enter = call->t_enter ? call->t_enter + first : NULL;
    rest.t_exit = call->t_exit ? call->t_exit + first : NULL;
    rest.normal = call->normal ? call->normal + first : NULL;
    return rest;
}

/* The columns that a sweep, the test with the most, may need: two boxes and two velocities. */
enum { MOST_STAGED = 6 + 3 + 6 + 3 };

/* The loop that takes the most of these operands as one; `of` becomes the set that it takes so. */
LH_INLINE batch_loop *best_loop(batch_loop *const *loops, unsigned one, unsigned *of)
{
    unsigned set = one;
    while (!loops[set])
        set = (set - 1) & one; /* the next smaller of its subsets */
    *of = set;
    return loops[set];
}

/* The general case, STAGE elements at a time: some operand is scattered, or is one where the loop takes many.
 */
static LH_APART void run_staged(const source *sources, unsigned operands, size_t n, batch_loop *const *loops,
                                const batch_call *call)
{
    unsigned one = 0;
    for (unsigned k = 0; k < operands; k++)
        one |= (unsigned)(n != 1 && sources[k].count == 1) << k;
    batch_loop *const loop = best_loop(loops, one, &one);

    alignas(64) float buffer[MOST_STAGED][STAGE];
    float(*staged[MOST_OPERANDS])[STAGE] = {NULL};
    const float *column[MOST_OPERANDS][MOST_COLUMNS];
    operand in[MOST_OPERANDS];
    unsigned used = 0, stages = 0;
    for (unsigned k = 0; k < operands; k++) {
        const source *s = &sources[k];
        const unsigned taken_as_one = one >> k & 1;
        in[k] = column[k];
        if (taken_as_one || is_packed(s)) {
            point_at(column[k], s, taken_as_one ? element_offset(s, 0) : 0);
        } else {
            staged[k] = buffer + used;
            used += s->arrays;
            stages = 1;
            for (unsigned c = 0; c < s->arrays; c++)
                column[k][c] = staged[k][c];
            fill(s, n < STAGE ? n : STAGE, staged[k]);
        }
    }
    const size_t step = stages ? STAGE : n;
    for (size_t first = 0; first < n; first += step) {
        const size_t count = n - first < step ? n - first : step;
        for (unsigned k = 0; k < operands; k++)
            if (staged[k] && sources[k].count != 1)
                stage(&sources[k], first, count, staged[k]);
        const batch_call part = from_element(call, first);
        loop(in, count, &part);
        for (unsigned k = 0; k < operands; k++)
            if (!staged[k] && !(one >> k & 1))
                advance(column[k], sources[k].arrays, count);
    }
}

/* The tests of a plain call; returns 0, having done nothing, where the call is not plain or has no such loop. */
LH_INLINE int run_plain(const plain_call *seen, const operand *in, batch_loop *const *loops,
                        const batch_call *call)
{
    if (!is_plain(seen) || !LH_LIKELY(loops[seen->one]))
        return 0;
    loops[seen->one](in, seen->n, call);
    return 1;
}

/* Any call, given what was found of its arguments: n tests on the operands that `make` finds in the views. */
typedef void make_sources(const void *views, source *sources);

static LH_APART lh_status run_views(lh_status status, size_t n, make_sources *make, const void *views,
                                    unsigned operands, batch_loop *const *loops, const batch_call *call)
{
    if (status == LH_OK && n > 0) {
        source sources[MOST_OPERANDS];
        make(views, sources);
        run_staged(sources, operands, n, loops, call);
    }
    return status;
}

#endif
