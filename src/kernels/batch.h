/* The batch loop, and how operands are brought to it.
 *
 * A test is a kernel (kernels/<test>.h): on lanes, with what depends on one operand alone split off, so that
 * it is computed once where that operand is one for the whole batch. LH_BATCH_LOOP makes a loop of it for a
 * given set of such operands; a list of variants says which loops there are; run_batch takes the first that
 * fits. The loops see packed columns only: what is scattered in memory is staged, a stretch at a time.
 *
 * Include after lanes.h. */
#ifndef LANEHIT_SRC_KERNELS_BATCH_H
#define LANEHIT_SRC_KERNELS_BATCH_H

#include <stdalign.h>

#include "operand.h"
#include "staging.h"

/* Where results go, and what else a test is told. Kernels use what is theirs. */
typedef struct batch_call {
    uint64_t *hits;
    float *t_enter, *t_exit; /* NULL if not wanted */
    int8_t *normal;          /* NULL if not wanted */
    float t_max;
    int inverse_given; /* the lines hold inverse directions */
} batch_call;

typedef void batch_loop(const operand *in, size_t n, const batch_call *call);

/* A loop and the operands that it takes as one for the whole batch: bit k for operand k. */
typedef struct variant {
    unsigned one;
    batch_loop *loop;
} variant;

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

/* Hit bits are stored by bytes as they come, which costs less than assembling words does; so a step is 8
 * tests. */
enum { BLOCKS_PER_STEP = LANES < 8 ? 2 : 1, STEP = BLOCKS_PER_STEP * LANES };

LH_INLINE void store_step(uint64_t *hits, size_t first, uint32_t bits)
{
    uint8_t *byte = (uint8_t *)hits + first / 8;
    byte[0] = (uint8_t)bits;
    if (STEP == 16)
        byte[1] = (uint8_t)(bits >> 8);
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
        uint64_t *const hits = call->hits;                                                                   \
        const size_t words_end = n - n % 64;                                                                 \
        size_t i = 0;                                                                                        \
        for (; i < words_end; i += STEP) {                                                                   \
            uint32_t bits = kernel##_block(&once, (block){i, LANES, 1}, one);                                \
            if (BLOCKS_PER_STEP == 2)                                                                        \
                bits |= kernel##_block(&once, (block){i + LANES, LANES, 1}, one) << LANES % 8;               \
            store_step(hits, i, bits);                                                                       \
        }                                                                                                    \
        if (i == n)                                                                                          \
            return;                                                                                          \
        uint64_t word = 0;                                                                                   \
        for (; n - i >= LANES; i += LANES)                                                                   \
            word |= (uint64_t)kernel##_block(&once, (block){i, LANES, 1}, one) << i % 64;                    \
        if (i < n) {                                                                                         \
            const block rest = {i, n - i, 0};                                                                \
            const uint32_t bits = kernel##_block(&once, rest, one) & ((1u << rest.count) - 1);               \
            word |= (uint64_t)bits << i % 64;                                                                \
        }                                                                                                    \
        hits[words_end / 64] = word;                                                                         \
    }

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

/* The general case, STAGE elements at a time: some operand is scattered, or is one where the loop takes many.
 */
static __attribute__((noinline)) void run_staged(const source *sources, unsigned operands, size_t n,
                                                 const variant *chosen, const batch_call *call)
{
    alignas(64) float buffer[MOST_STAGED][STAGE];
    float(*staged[MOST_OPERANDS])[STAGE] = {NULL};
    const float *column[MOST_OPERANDS][MOST_COLUMNS];
    operand in[MOST_OPERANDS];
    unsigned used = 0;
    for (unsigned k = 0; k < operands; k++) {
        const source *s = &sources[k];
        const int taken_as_one = chosen->one >> k & 1;
        in[k] = column[k];
        if (taken_as_one || is_packed(s)) {
            point_at(column[k], s, taken_as_one ? element_offset(s, 0) : 0);
        } else {
            staged[k] = buffer + used;
            used += s->arrays;
            for (unsigned c = 0; c < s->arrays; c++)
                column[k][c] = staged[k][c];
            fill(s, n < STAGE ? n : STAGE, staged[k]);
        }
    }
    for (size_t first = 0; first < n; first += STAGE) {
        const size_t count = n - first < STAGE ? n - first : STAGE;
        for (unsigned k = 0; k < operands; k++)
            if (staged[k] && sources[k].count != 1)
                stage(&sources[k], first, count, staged[k]);
        const batch_call part = from_element(call, first);
        chosen->loop(in, count, &part);
        for (unsigned k = 0; k < operands; k++)
            if (!staged[k] && !(chosen->one >> k & 1))
                advance(column[k], sources[k].arrays, count);
    }
}

/* n tests on the operands that `make` finds in the views of a test, by the first variant of which every `one`
 * operand is one; the last variant takes none as one. Where every operand is plain, that is some forty
 * instructions and the loop: the sources then live in registers, and are made once more for run_staged where
 * they do not suffice. */
typedef void make_sources(const void *views, source *sources);

static __attribute__((noinline)) void make_and_run_staged(make_sources *make, const void *views,
                                                          unsigned operands, size_t n, const variant *chosen,
                                                          const batch_call *call)
{
    source sources[MOST_OPERANDS];
    make(views, sources);
    run_staged(sources, operands, n, chosen, call);
}

LH_INLINE void run_batch(make_sources *make, const void *views, unsigned operands, size_t n,
                         const variant *variants, const batch_call *call)
{
    source sources[MOST_OPERANDS];
    make(views, sources);
    operand in[MOST_OPERANDS];
    unsigned one = 0;
    uintptr_t not_plain = 0; /* an index, an absent array, many elements at a stride other than 0 and 4 */
    for (unsigned k = 0; k < operands; k++) {
        const unsigned is_one = sources[k].count == 1;
        const uint32_t stride = is_one ? 0 : sources[k].stride;
        in[k] = sources[k].array;
        one |= is_one << k;
        not_plain |=
            (uintptr_t)sources[k].index | (uintptr_t)sources[k].absent | (stride & ~(uint32_t)sizeof(float));
    }
    one = n == 1 ? 0 : one;
    while (variants->one & ~one)
        variants++;
    if (not_plain == 0 && variants->one == one)
        variants->loop(in, n, call);
    else
        make_and_run_staged(make, views, operands, n, variants, call);
}

#endif
