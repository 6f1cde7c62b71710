/* How a batch is filtered, for all queries that are: filter.h. */
#ifndef LANEHIT_SRC_ENGINE_FILTER_BATCH_H
#define LANEHIT_SRC_ENGINE_FILTER_BATCH_H

#include "lanes/bits.h"
#include "filter.h"
#include "staging.h"

enum {
    STRETCH = 256,           /* a multiple of 64, so that words of hits do not straddle */
    PROBE = 64,              /* its beginning, likewise */
    STRETCHES_UNFILTERED = 7 /* after one that was probed in vain */
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
static void decide_candidates(const filtered_query *filtered, const lh_call *call, unsigned one, size_t first,
                              size_t n, uint64_t *hits)
{
    const lh_query *query = &lh_the_queries[filtered->query];
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
        const lh_kind *kind = lh_the_kind_of(query, k);
        if (kind->role == LH_OUTPUT)
            of_candidates.argument[k].output = verdicts;
        if (kind->role != LH_VIEW || one >> v++ & 1)
            continue;
        const unsigned columns = kind->shape->arrays;
        const float *const *column = lh_arrays_of(lh_the_view_at(query, call, k));
        gather(column, columns, first, candidate, candidates, next);
        for (unsigned c = 0; c < columns; c++)
            gathered[v - 1].array[c] = column[c] ? next[c] : NULL;
        next += columns;
        of_candidates.argument[k].view = &gathered[v - 1];
    }
    (void)filtered->whole(&of_candidates, one, 0, candidates);
    bits_keep(hits, (n + 63) / 64, verdicts);
}

static inline int are_rare(const filtered_query *filtered, size_t candidates, size_t n)
{
    return candidates * MANY <= n * filtered->rare;
}

/* The filter on a stretch. Returns how many candidates there are; n, as if all were, if they are not rare at its
 * beginning, and then the filter has not seen the rest. */
static inline size_t find_candidates(const filtered_query *filtered, const lh_call *call, unsigned one,
                                     size_t first, size_t n, const uint64_t *hits)
{
    const size_t probe = n < PROBE ? n : PROBE;
    (void)filtered->filter(call, one, first, probe);
    const size_t candidates = bits_count(hits, 1);
    if (!are_rare(filtered, candidates, probe))
        return n;
    if (n == probe)
        return candidates;
    (void)filtered->filter(call, one, first + probe, n - probe);
    return candidates + bits_count(hits + probe / 64, (n - probe + 63) / 64);
}

/* One stretch. Returns whether filtering it paid. */
static inline int filter_stretch(const filtered_query *filtered, const lh_call *call, unsigned one,
                                 size_t first, size_t n, uint64_t *hits)
{
    const size_t candidates = find_candidates(filtered, call, one, first, n, hits);
    if (candidates == 0)
        return 1;
    if (are_rare(filtered, candidates, n)) {
        decide_candidates(filtered, call, one, first, n, hits);
        return 1;
    }
    (void)filtered->whole(call, one, first, n);
    return 0;
}

lh_status LH_OWN(run_filtered)(const filtered_query *filtered, const lh_call *call, unsigned one,
                               uint64_t *hits, size_t n)
{
    unsigned unfiltered = 0;
    for (size_t first = 0; first < n; first += STRETCH) {
        const size_t count = n - first < STRETCH ? n - first : STRETCH;
        if (unfiltered > 0) {
            unfiltered--;
            (void)filtered->whole(call, one, first, count);
        } else if (!filter_stretch(filtered, call, one, first, count, hits + first / 64)) {
            unfiltered = STRETCHES_UNFILTERED;
        }
    }
    return LH_OK;
}

#endif
