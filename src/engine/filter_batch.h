/* How a batch is filtered, for all queries that are: filter.h. */
#ifndef LANEHIT_SRC_ENGINE_FILTER_BATCH_H
#define LANEHIT_SRC_ENGINE_FILTER_BATCH_H

#include <string.h>

#include "lanes/bits.h"
#include "call_copy.h"
#include "filter.h"
#include "staging.h"

enum {
    STRETCH = 512,           /* a multiple of 64, so that words of hits do not straddle */
    PROBE = 64,              /* its beginning, likewise */
    STRETCHES_UNFILTERED = 7 /* after one that was probed in vain */
};

/* The candidates of a stretch are gathered at once: they are rare up to a half. */
enum { MOST_GATHERED = STRETCH / 2 };
typedef float gathered_column[MOST_GATHERED];

/* Of the columns that are there, elements first + index[0] .. first + index[count - 1] , four at a time; index is
 * filled up to the next multiple of 4. What is gathered from a column may take its beginning. */
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

/* Returns how many bits are set, and has their numbers in `index`, which is filled up to the next multiple of 4. */
static LH_APART size_t find_indices(const uint64_t *bits, size_t n, uint32_t *index)
{
    const size_t count = bits_to_indices(bits, (n + 63) / 64, index);
    for (size_t i = count; count > 0 && i % 4 != 0; i++)
        index[i] = index[count - 1];
    return count;
}

/* Of the operands of a filtered query: two shapes and a margin, or two at the start and at the end. */
enum { GATHERED_COLUMNS = 25 };
_Static_assert(2 * LH_MOST_ARRAYS_OF_OTHERS + 1 <= GATHERED_COLUMNS, "room for two shapes and a margin");

/* A call of candidates alone. */
typedef struct gathered_call {
    lh_call call;
    lh_own_view view[LH_MOST_VIEWS];
    uint64_t verdicts[STRETCH / 64 + 1], beside[STRETCH / 64 + 1]; /* bits of hits, and of another output */
    alignas(64) gathered_column operands[GATHERED_COLUMNS];
    alignas(64)
        gathered_column results[LH_MOST_ARGUMENTS]; /* of each argument that is one; bytes take a part */
} gathered_call;

/* Operands that have an element for each pair are those at first + index[i]; the call may be the gathered one. */
static LH_APART void gather_operands(gathered_call *to, const lh_query *query, const lh_call *call,
                                     unsigned one, size_t first, const uint32_t *index, size_t count)
{
    gathered_column *next = to->operands;
    for (unsigned k = 0, v = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_the_kind_of(query, k);
        if (kind->role != LH_VIEW || one >> v++ & 1)
            continue;
        const unsigned columns = kind->shape->arrays;
        const float *const *column = lh_arrays_of(lh_the_view_at(query, call, k));
        gather(column, columns, first, index, count, next);
        for (unsigned c = 0; c < columns; c++)
            to->view[v - 1].array[c] = column[c] ? next[c] : NULL;
        next += columns;
        to->call.argument[k].view = &to->view[v - 1];
    }
}

/* ---- Outputs beside the hits -------------------------------------------------------------------------- */

/* Bytes of a result; 0 of what is none, or one of bits, or not wanted. */
static inline size_t size_of_result(const lh_kind *kind, const lh_call *call, unsigned argument)
{
    return kind->role == LH_OUTPUT && call->argument[argument].output ? kind->bits / 8 : 0;
}

static inline void fill(float *to, float with, size_t n)
{
    size_t i = 0;
    for (; i + LANES <= n; i += LANES)
        lanes_store(to + i, lanes_set1(with));
    for (; i < n; i++)
        to[i] = with;
}

/* The bits beside the hits that are wanted, of pairs from `first` on, a multiple of 64; else NULL. */
static inline uint64_t *bits_beside_hits(const lh_query *query, const lh_call *call, size_t first)
{
    const unsigned beside = lh_argument_of_kind(query, LH_KIND_INSIDE);
    uint64_t *const bits = beside < query->arguments ? call->argument[beside].output : NULL;
    return bits ? bits + first / 64 : NULL;
}

/* But for what every pair has, which the filter itself stores. */
static LH_APART void store_misses(const lh_query *query, const lh_call *call, size_t first, size_t n)
{
    uint64_t *const bits = bits_beside_hits(query, call, first);
    if (bits)
        memset(bits, 0, (n + 63) / 64 * sizeof *bits);
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_the_kind_of(query, k);
        const size_t size = size_of_result(kind, call, k);
        if (size == 0 || kind->on_miss == LH_ANY_ON_MISS)
            continue;
        char *const to = (char *)call->argument[k].output + first * size;
        if (size == sizeof(float))
            fill((float *)(void *)to, kind->on_miss == LH_ZERO_ON_MISS ? 0.0f : __builtin_inff(), n);
        else
            memset(to, 0, n);
    }
}

static LH_APART void redirect_results(gathered_call *of, const lh_query *query, const lh_call *call)
{
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_the_kind_of(query, k);
        if (size_of_result(kind, call, k) != 0)
            of->call.argument[k].output = of->results[k];
        else if (kind->role == LH_OUTPUT && kind->bits == 1 && call->argument[k].output)
            of->call.argument[k].output = kind->may_be_null ? of->beside : of->verdicts;
    }
}

static LH_APART void scatter_results(const gathered_call *of, const lh_query *query, const lh_call *call,
                                     size_t first, const uint32_t *index, size_t count)
{
    for (unsigned k = 0; k < query->arguments; k++) {
        const size_t size = size_of_result(lh_the_kind_of(query, k), call, k);
        const char *from = (const char *)of->results[k];
        char *const to = (char *)call->argument[k].output + first * size;
        if (size == sizeof(float))
            for (size_t i = 0; i < count; i++)
                memcpy(to + index[i] * sizeof(float), from + i * sizeof(float), sizeof(float));
        else if (size == 1)
            for (size_t i = 0; i < count; i++)
                to[index[i]] = from[i];
    }
}

/* Clears the bits of candidates that are no hits. */
static LH_APART void keep_hits(uint64_t *hits, size_t n, const gathered_call *decided)
{
    bits_keep(hits, (n + 63) / 64, decided->verdicts);
}

/* Of the candidates in `hits` the other bits that were decided, if they are wanted. */
static LH_APART void keep_bits_beside(uint64_t *bits, const uint64_t *hits, size_t n,
                                      const gathered_call *decided)
{
    if (!bits)
        return;
    memcpy(bits, hits, (n + 63) / 64 * sizeof *bits);
    bits_keep(bits, (n + 63) / 64, decided->beside);
}

/* ---- A stretch ---------------------------------------------------------------------------------------- */

/* The second filter, of what is gathered: what it leaves moves to the front, and its numbers in `candidate` with it. */
static size_t filter_gathered(const pair_filter *filter, gathered_call *of, const lh_query *query,
                              unsigned one, uint32_t *candidate, size_t count)
{
    uint32_t left[STRETCH];
    (void)filter->loop(&of->call, one, 0, count);
    const size_t lefts = find_indices(of->verdicts, count, left);
    for (size_t i = 0; i < lefts; i++)
        candidate[i] = candidate[left[i]];
    gather_operands(of, query, &of->call, one, 0, left, lefts);
    return lefts;
}

/* Decides the candidates alone, and clears the bits of those that miss. hits holds the candidates, rare ones, of the
 * stretch of n pairs from `first` on. */
static void decide_candidates(const filtered_query *filtered, const pair_filter *next, const lh_call *call,
                              unsigned one, size_t first, size_t n, uint64_t *hits)
{
    const lh_query *query = &lh_the_queries[filtered->query];
    uint32_t candidate[STRETCH];
    size_t candidates = find_indices(hits, n, candidate);
    store_misses(query, call, first, n);
    if (candidates == 0)
        return;

    gathered_call of_candidates;
    copy_call(&of_candidates.call, call, query->arguments);
    gather_operands(&of_candidates, query, call, one, first, candidate, candidates);
    redirect_results(&of_candidates, query, call);
    if (next->loop && candidates >= LANES) {
        candidates = filter_gathered(next, &of_candidates, query, one, candidate, candidates);
        keep_hits(hits, n, &of_candidates);
        if (candidates == 0)
            return;
    }
    (void)filtered->whole(&of_candidates.call, one, 0, candidates);
    scatter_results(&of_candidates, query, call, first, candidate, candidates);
    keep_bits_beside(bits_beside_hits(query, call, first), hits, n, &of_candidates);
    keep_hits(hits, n, &of_candidates);
}

static inline int are_rare(const pair_filter *filter, size_t candidates, size_t n)
{
    return candidates * MANY <= n * filter->rare;
}

/* Whether the candidates of a stretch, which are in `hits` then, are rare. They are sought at its beginning first. */
static inline int finds_rare_candidates(const pair_filter *filter, const lh_call *call, unsigned one,
                                        size_t first, size_t n, const uint64_t *hits)
{
    const size_t probe = n < PROBE ? n : PROBE;
    (void)filter->loop(call, one, first, probe);
    const size_t candidates = bits_count(hits, 1);
    if (!are_rare(filter, candidates, probe))
        return 0;
    if (n == probe)
        return 1;
    (void)filter->loop(call, one, first + probe, n - probe);
    return are_rare(filter, candidates + bits_count(hits + probe / 64, (n - probe + 63) / 64), n);
}

/* One stretch. Returns whether filtering it paid. */
static inline int filter_stretch(const filtered_query *filtered, const lh_call *call, unsigned one,
                                 size_t first, size_t n, uint64_t *hits)
{
    static const pair_filter none = {NULL, 0};
    const pair_filter *const second = &filtered->second;
    if (finds_rare_candidates(&filtered->first, call, one, first, n, hits)) {
        decide_candidates(filtered, second, call, one, first, n, hits);
        return 1;
    }
    if (second->loop && finds_rare_candidates(second, call, one, first, n, hits)) {
        decide_candidates(filtered, &none, call, one, first, n, hits);
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
