/* The candidates of a sifted stretch, gathered and decided: sift.h. */
#ifndef LANEHIT_SRC_KERNELS_CANDIDATES_H
#define LANEHIT_SRC_KERNELS_CANDIDATES_H

#include "sift.h"
#include "staging.h"

_Static_assert(STRETCH / 2 <= STAGE,
               "the candidates of a stretch are gathered at once: they are rare up to a half");

/* Of the columns that are there, elements first + index[0] .. first + index[count - 1] , four at a time; index is filled up to the next
 * multiple of 4. */
static inline void gather(const float *const *column, unsigned columns, size_t first, const uint32_t *index,
                          size_t count, staged_column *gathered)
{
    for (size_t i = 0; i < count; i += 4) {
        const size_t a = first + index[i], b = first + index[i + 1], c = first + index[i + 2],
                     d = first + index[i + 3];
        for (unsigned k = 0; k < columns; k++)
            if (column[k])
                quad_store(gathered[k] + i, quad_set(column[k][a], column[k][b], column[k][c], column[k][d]));
    }
}

void LH_OWN(decide_candidates)(const sifted_query *sifted, const lh_call *call, size_t first, size_t n,
                               uint64_t *hits)
{
    const lh_query *query = &lh_queries[sifted->query];
    uint32_t candidate[STRETCH];
    const size_t candidates = bits_to_indices(hits, (n + 63) / 64, candidate);
    for (size_t i = candidates; i % 4 != 0; i++)
        candidate[i] = candidate[candidates - 1];

    uint64_t verdicts[STRETCH / 64 + 1];
    alignas(64) staged_column buffer[MOST_STAGED];
    staged_column *next = buffer;
    own_view gathered[LH_MOST_VIEWS];
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
    (void)(sifted->decide ? sifted->decide : sifted->whole)(&of_candidates, 0, candidates);
    bits_keep(hits, (n + 63) / 64, verdicts);
}

#endif
