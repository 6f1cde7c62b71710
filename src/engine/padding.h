/* Fewer pairs than a block has, of kernels that are long: copied to columns of a block, and decided by the loop for
 * whole ones. That takes a tenth of what a long kernel takes, and spares a copy of it for parts of a block. */
#ifndef LANEHIT_SRC_ENGINE_PADDING_H
#define LANEHIT_SRC_ENGINE_PADDING_H

#include <stdalign.h>

#include "own.h"

typedef struct padded_call {
    lh_call call;
    lh_own_view view[LH_MOST_VIEWS];
    uint64_t word[LH_MOST_ARGUMENTS];
    alignas(64) float column[LH_MOST_VIEWS * LH_MOST_ARRAYS][LANES];
    alignas(64) float result[LH_MOST_ARGUMENTS][LANES];
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

/* Where a result goes, if it is wanted. */
static inline void *padded_output(padded_call *padded, const lh_kind *kind, unsigned argument)
{
    return kind->bits == 1 ? (void *)&padded->word[argument] : padded->result[argument];
}

static inline void store_padded(const padded_call *padded, const lh_kind *kind, unsigned argument,
                                void *output, size_t n)
{
    if (kind->bits == 1)
        *(uint64_t *)output = padded->word[argument] & ((UINT64_C(1) << n) - 1);
    else if (kind->bits == 32)
        lanes_store_first(output, lanes_load(padded->result[argument]), n);
    else
        memcpy(output, padded->result[argument], n * kind->bits / 8);
}

lh_status LH_OWN(run_padded)(unsigned number, batch_loop *loop, const lh_call *call, unsigned one, size_t n)
{
    const lh_query *const query = &lh_queries[number];
    padded_call padded;
    padded.call = *call;
    for (unsigned k = 0, v = 0, c = 0; k < query->arguments; k++) {
        const lh_kind *const kind = lh_kind_of(query, k);
        if (kind->role == LH_OUTPUT && call->argument[k].output)
            padded.call.argument[k].output = padded_output(&padded, kind, k);
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
    for (unsigned k = 0; k < query->arguments; k++)
        if (lh_kind_of(query, k)->role == LH_OUTPUT && call->argument[k].output)
            store_padded(&padded, lh_kind_of(query, k), k, call->argument[k].output, n);
    return LH_OK;
}

#endif
