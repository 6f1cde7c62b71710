/* Sifting: a costly test, most of whose misses a cheap one decides.
 *
 * Where few tests hit, most are decided by the cheap test, yet a block with one survivor costs as much as a full
 * one. So a stretch is sifted by the cheap test first, and the survivors are gathered and tested in full blocks.
 * That pays while survivors are rare, which the beginning of a stretch tells; a stretch with more is tested as it
 * stands, and so are some after it before sifting is tried again. Which way is taken changes no bit of any result. */
#ifndef LANEHIT_SRC_KERNELS_SIFT_H
#define LANEHIT_SRC_KERNELS_SIFT_H

#include "../bits.h"
#include "batch.h"

enum {
    STRETCH = 256, /* a multiple of 64, so that words of hits do not straddle */
    PROBE = 64,    /* its beginning, likewise */
    RARE = 3,      /* survivors are rare up to one in three: gathering one costs about a third of its test */
    WORTH_GATHERING = 32,  /* tests in a batch; below, there are too few blocks to save */
    STRETCHES_UNSIFTED = 7 /* after one that was probed in vain */
};
_Static_assert(STRETCH / RARE <= STAGE, "the survivors of a stretch are staged at once");

/* A loop here takes columns, since it runs on parts of a batch. */
#define SIFTED_PARAMETERS const operand *in, size_t tests, uint64_t *hits
#define SIFTED_ARGUMENTS  in, tests, hits
typedef lh_status sifted_loop(SIFTED_PARAMETERS);

typedef struct sifted_test {
    sifted_loop *sieve; /* hits are candidates */
    sifted_loop *whole; /* the whole test, of the cheap one too */
    sifted_loop *few;   /* the same for batches too short to gather from: leaves blocks without a candidate */
    unsigned one;       /* the operands that both take as one */
    unsigned operands;
    const unsigned *columns; /* of each operand */
} sifted_test;

enum { MOST_SIFTED_OPERANDS = 2, MOST_SIFTED_COLUMNS = 9 + 6 /* a triangle and a box */ };

/* Tests the candidates alone, and clears the bits of those that miss. hits holds the candidates, rare ones, of
 * a stretch of n tests. */
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
    uint64_t verdicts[STAGE / 64 + 1];
    test->whole(gathered, candidates, verdicts);
    bits_keep(hits, (n + 63) / 64, verdicts);
}

static inline int are_rare(size_t candidates, size_t n)
{
    return candidates * RARE <= n;
}

/* The sieve on a stretch. Returns how many candidates there are; n, as if all were, if they are not rare at its
 * beginning, and then the sieve has not seen the rest. */
LH_INLINE size_t find_candidates(const sifted_test *test, const operand *in, size_t n, uint64_t *hits)
{
    const size_t probe = n < PROBE ? n : PROBE;
    test->sieve(in, probe, hits);
    const size_t candidates = bits_count(hits, 1);
    if (!are_rare(candidates, probe))
        return n;
    if (n == probe)
        return candidates;

    const float *column[MOST_SIFTED_OPERANDS][MOST_COLUMNS];
    operand rest[MOST_SIFTED_OPERANDS];
    for (unsigned k = 0; k < test->operands; k++) {
        const size_t skip = test->one >> k & 1 ? 0 : probe;
        for (unsigned c = 0; c < test->columns[k]; c++)
            column[k][c] = in[k][c] + skip;
        rest[k] = column[k];
    }
    test->sieve(rest, n - probe, hits + probe / 64);
    return candidates + bits_count(hits + probe / 64, (n - probe + 63) / 64);
}

/* One stretch. Returns whether sifting it paid. */
LH_INLINE int sift_stretch(const sifted_test *test, const operand *in, size_t n, uint64_t *hits)
{
    const size_t candidates = find_candidates(test, in, n, hits);
    if (candidates == 0)
        return 1;
    if (are_rare(candidates, n)) {
        test_candidates(test, in, n, hits);
        return 1;
    }
    test->whole(in, n, hits);
    return 0;
}

LH_INLINE void sift(const sifted_test *test, const operand *in, size_t n, uint64_t *hits)
{
    if (n < WORTH_GATHERING) {
        test->few(in, n, hits);
        return;
    }
    if (n <= STRETCH) {
        sift_stretch(test, in, n, hits);
        return;
    }
    const float *column[MOST_SIFTED_OPERANDS][MOST_COLUMNS];
    for (unsigned k = 0; k < test->operands; k++)
        for (unsigned c = 0; c < test->columns[k]; c++)
            column[k][c] = in[k][c];
    const operand here[MOST_SIFTED_OPERANDS] = {column[0], column[1]};
    unsigned unsifted = 0;
    for (size_t first = 0; first < n; first += STRETCH) {
        const size_t count = n - first < STRETCH ? n - first : STRETCH;
        uint64_t *const part = hits + first / 64;
        if (unsifted > 0) {
            unsifted--;
            test->whole(here, count, part);
        } else if (!sift_stretch(test, here, count, part)) {
            unsifted = STRETCHES_UNSIFTED;
        }
        for (unsigned k = 0; k < test->operands; k++)
            if (!(test->one >> k & 1))
                advance(column[k], test->columns[k], count);
    }
}

#endif
