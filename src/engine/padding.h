/* Fewer pairs than a block has, of long kernels that have hits alone: copied to columns of a block, and decided by the
 * loop for whole ones. That takes a tenth of what a long kernel takes, and spares a copy of it for parts of a block. */
#ifndef LANEHIT_SRC_ENGINE_PADDING_H
#define LANEHIT_SRC_ENGINE_PADDING_H

#include <stdalign.h>

#include "own.h"

typedef struct padded_call {
    lh_call call;
    lh_own_view view[LH_MOST_VIEWS];
    alignas(64) float column[LH_MOST_VIEWS * LH_MOST_ARRAYS][LANES];
} padded_call;

/* Behind n elements the first follows again. */
static inline void pad_view(lh_own_view *own, const lh_shape *shape, const void *view, float (*column)[LANES],
                            size_t n)
{
    const float *const *array = lh_arrays_of(view);
    for (unsigned k = 0; k < shape->arrays; k++) {
        own->array[k] = array[k] ? column[k] : NULL;
        for (size_t i = 0; array[k] && i < LANES; i++)
            column[k][i] = array[k][i < n ? i : 0];
    }
}

lh_status LH_OWN(run_padded)(unsigned number, batch_loop *loop, const lh_call *call, unsigned one, size_t n)
{
    const lh_query *const query = &lh_queries[number];
    const unsigned output = lh_argument_of_kind(query, LH_KIND_HITS);
    uint64_t hits = 0;
    padded_call padded;
    padded.call = *call;
    padded.call.argument[output].output = &hits;
    for (unsigned k = 0, v = 0, c = 0; k < query->arguments; k++) {
        const lh_kind *const kind = lh_kind_of(query, k);
        if (kind->role != LH_VIEW)
            continue;
        const void *const view = lh_view_at(query, call, k);
        padded.call.argument[k].view = view;
        if (!(one >> v & 1)) {
            pad_view(&padded.view[v], kind->shape, view, padded.column + c, n);
            padded.call.argument[k].view = &padded.view[v];
        }
        c += kind->shape->arrays;
        v++;
    }
    (void)loop(&padded.call, one, LANES);
    *(uint64_t *)call->argument[output].output = hits & ((UINT64_C(1) << n) - 1);
    return LH_OK;
}

#endif
