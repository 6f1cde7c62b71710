/* Sifting: a costly test, most of whose misses a cheap one decides.
 *
 * Where few tests hit, most are decided by the cheap test, yet a block with one survivor costs as much as a full
 * one. So a stretch is sifted by the cheap test first, and the survivors are gathered and tested in full blocks.
 * That pays while survivors are rare; a stretch with more is tested as it stands, and so are some after it before
 * sifting is tried again. Which way is taken changes no bit of any result. */
#ifndef LANEHIT_SRC_KERNELS_SIFT_H
#define LANEHIT_SRC_KERNELS_SIFT_H

#include "../bits.h"
#include "batch.h"

enum {
    FIRST_STRETCH = 64, /* short, for it may be sifted in vain */
    STRETCH = 256,      /* a multiple of 64, so that words of hits do not straddle */
    RARE = 3, /* survivors are rare up to one in three: gathering one costs about a third of its test */
    WORTH_GATHERING = 32,  /* tests in a stretch; below, there are too few blocks to save */
    STRETCHES_UNSIFTED = 7 /* after one that was sifted in vain: sifting costs a seventh of the whole test */
};
_Static_assert(STRETCH / RARE <= STAGE, "the survivors of a stretch are staged at once");

typedef struct sifted_test {
    batch_loop *sieve; /* hits are candidates */
    batch_loop *whole; /* the whole test, of the cheap one too */
    unsigned one;      /* the operands that both take as one */
    unsigned operands;
    const unsigned *columns; /* of each operand */
} sifted_test;

enum { MOST_SIFTED_OPERANDS = 2, MOST_SIFTED_COLUMNS = 9 + 6 /* a triangle and a box */ };

/* Tests the candidates alone, and clears the bits of those that miss. hits holds the candidates of a stretch
 * of at most STAGE tests. */
static __attribute__((noinline)) void test_candidates(const sifted_test *test, const operand *in, size_t n,
                                                      uint64_t *hits)
{
    alignas(64) float buffer[MOST_SIFTED_COLUMNS][STAGE];
    uint32_t candidate[STRETCH];
    const size_t candidates = bits_to_indices(hits, (n + 63) / 64, candidate);
    const float *column[MOST_SIFTED_OPERANDS][MOST_COLUMNS];
    operand gathered[MOST_SIFTED_OPERANDS] = {in[0], in[1]};
    unsigned used = 0;
    for (unsigned k = 0; k < test->operands; k++) {
        if (test->one >> k & 1)
            continue;
        gather(in[k], test->columns[k], candidate, candidates, buffer + used);
        for (unsigned c = 0; c < test->columns[k]; c++)
            column[k][c] = buffer[used + c];
        gathered[k] = column[k];
        used += test->columns[k];
    }
    uint64_t verdict[STRETCH / 64];
    test->whole(gathered, candidates, &(batch_call){.hits = verdict});
    for (size_t i = 0; i < candidates; i++) {
        const uint64_t missed = ~(verdict[i / 64] >> i % 64) & 1;
        hits[candidate[i] / 64] &= ~(missed << candidate[i] % 64);
    }
}

/* One stretch. Returns whether sifting it paid. */
LH_INLINE int sift_stretch(const sifted_test *test, const operand *in, size_t n, const batch_call *call)
{
    test->sieve(in, n, call);
    const size_t candidates = bits_count(call->hits, (n + 63) / 64);
    if (candidates == 0)
        return 1;
    if (n >= WORTH_GATHERING && candidates * RARE <= n) {
        test_candidates(test, in, n, call->hits);
        return 1;
    }
    test->whole(in, n, call);
    return 0;
}

LH_INLINE void sift(const sifted_test *test, const operand *in, size_t n, const batch_call *call)
{
    if (n <= FIRST_STRETCH) {
        sift_stretch(test, in, n, call);
        return;
    }
    const float *column[MOST_SIFTED_OPERANDS][MOST_COLUMNS];
    for (unsigned k = 0; k < test->operands; k++)
        for (unsigned c = 0; c < test->columns[k]; c++)
            column[k][c] = in[k][c];
    const operand here[MOST_SIFTED_OPERANDS] = {column[0], column[1]};
    unsigned unsifted = 0;
    size_t count = FIRST_STRETCH;
    for (size_t first = 0; first < n; first += count) {
        const size_t longest = first == 0 ? FIRST_STRETCH : STRETCH;
        count = n - first < longest ? n - first : longest;
        const batch_call part = from_element(call, first);
        if (unsifted > 0) {
            unsifted--;
            test->whole(here, count, &part);
        } else if (!sift_stretch(test, here, count, &part)) {
            unsifted = STRETCHES_UNSIFTED;
        }
        for (unsigned k = 0; k < test->operands; k++)
            if (!(test->one >> k & 1))
                advance(column[k], test->columns[k], count);
    }
}

#endif
