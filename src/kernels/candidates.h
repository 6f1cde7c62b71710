/* How a batch is sifted, for all queries that are: sift.h. */
#ifndef LANEHIT_SRC_KERNELS_CANDIDATES_H
#define LANEHIT_SRC_KERNELS_CANDIDATES_H

#include "../bits.h"
#include "sift.h"
#include "staging.h"

enum {
    STRETCH = 256,         /* a multiple of 64, so that words of hits do not straddle */
    PROBE = 64,            /* its beginning, likewise */
    WORTH_GATHERING = 32,  /* pairs in a batch; below, there are too few blocks to save */
    STRETCHES_UNSIFTED = 7 /* after one that was probed in vain */
};

/* The candidates of a stretch are gathered at once: they are rare up to a half. */
typedef float gathered_column[STRETCH / 2];

/* Of the columns that are there, elements first + index[0] .. first + index[count - 1] , four at a time; index is
 * filled up to the next multiple of 4. */
static inline void gather(const float *const *column, unsigned columns, size_t first, const uint32_t *index,
                          size_t count, gathered_column *gathered)
{
    for (size_t i = 0; i < count; i += 4) {
        const size_t a = first + index[i], b = first + index[i + 1], c = first + index[i + 2],
                     d = first + index[i + 3];
        for (unsigned k = 0; k < columns; k++)
            if (column[k])
                quad_store(gathered[k] + i, quad_set(column[k][a], column[k][b], column[k][c], column[k][d]));
    }
}

/* Decides the candidates alone, and clears the bits of those that miss. hits holds the candidates, rare ones, of the
 * stretch of n pairs from `first` on. */
static void decide_candidates(const sifted_query *sifted, const lh_call *call, size_t first, size_t n,
                              uint64_t *hits)
{
    const lh_query *query = &lh_queries[sifted->query];
    uint32_t candidate[STRETCH];
    const size_t candidates = bits_to_indices(hits, (n + 63) / 64, candidate);
    for (size_t i = candidates; i % 4 != 0; i++)
        candidate[i] = candidate[candidates - 1];

    uint64_t verdicts[STRETCH / 64 + 1];
    alignas(64) gathered_column buffer[MOST_COLUMNS];
    gathered_column *next = buffer;
    lh_own_view gathered[LH_MOST_VIEWS];
    lh_call of_candidates = *call;
    for (unsigned k = 0, v = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_OUTPUT)
            of_candidates.argument[k].output = verdicts;
        if (kind->role != LH_VIEW || sifted->one >> v++ & 1)
            continue;
        const unsigned columns = kind->shape->arrays;
        const float *const *column = lh_arrays_of(lh_view_at(query, call, k));
        gather(column, columns, first, candidate, candidates, next);
        for (unsigned c = 0; c < columns; c++)
            gathered[v - 1].array[c] = column[c] ? next[c] : NULL;
        next += columns;
        of_candidates.argument[k].view = &gathered[v - 1];
    }
    if (sifted->finer)
        (void)LH_OWN(sift)(sifted->finer, &of_candidates, verdicts, candidates);
    else
        (void)sifted->whole(&of_candidates, 0, candidates);
    bits_keep(hits, (n + 63) / 64, verdicts);
}

static inline int are_rare(const sifted_query *sifted, size_t candidates, size_t n)
{
    return candidates * MANY <= n * sifted->rare;
}

/* The sieve on a stretch. Returns how many candidates there are; n, as if all were, if they are not rare at its
 * beginning, and then the sieve has not seen the rest. */
static inline size_t find_candidates(const sifted_query *sifted, const lh_call *call, size_t first, size_t n,
                                     const uint64_t *hits)
{
    const size_t probe = n < PROBE ? n : PROBE;
    (void)sifted->sieve(call, first, probe);
    const size_t candidates = bits_count(hits, 1);
    if (!are_rare(sifted, candidates, probe))
        return n;
    if (n == probe)
        return candidates;
    (void)sifted->sieve(call, first + probe, n - probe);
    return candidates + bits_count(hits + probe / 64, (n - probe + 63) / 64);
}

/* One stretch. Returns whether sifting it paid. */
static inline int sift_stretch(const sifted_query *sifted, const lh_call *call, size_t first, size_t n,
                               uint64_t *hits)
{
    const size_t candidates = find_candidates(sifted, call, first, n, hits);
    if (candidates == 0)
        return 1;
    if (are_rare(sifted, candidates, n)) {
        decide_candidates(sifted, call, first, n, hits);
        return 1;
    }
    (void)sifted->whole(call, first, n);
    return 0;
}

lh_status LH_OWN(sift)(const sifted_query *sifted, const lh_call *call, uint64_t *hits, size_t n)
{
    if (n < WORTH_GATHERING)
        return sifted->whole(call, 0, n);
    unsigned unsifted = 0;
    for (size_t first = 0; first < n; first += STRETCH) {
        const size_t count = n - first < STRETCH ? n - first : STRETCH;
        if (unsifted > 0) {
            unsifted--;
            (void)sifted->whole(call, first, count);
        } else if (!sift_stretch(sifted, call, first, count, hits + first / 64)) {
            unsifted = STRETCHES_UNSIFTED;
        }
    }
    return LH_OK;
}

#endif
