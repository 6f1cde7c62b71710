/* Fewer pairs than a block, of a library that is to be small (IS_SMALL): they are copied to a block of their own, and
 * its results back, so that no loop has code for parts of a block. What is behind the last pair is that pair again. */
#ifndef LANEHIT_SRC_ENGINE_PADDING_H
#define LANEHIT_SRC_ENGINE_PADDING_H

#include <string.h>

#include "own.h"

enum { MOST_PADDED = LH_MOST_VIEWS * LH_MOST_ARRAYS };

typedef struct padded_call {
    lh_call call;
    lh_own_view view[LH_MOST_VIEWS];
    unsigned used; /* columns */
    float column[MOST_PADDED][LANES];
    uint64_t result[LH_MOST_ARGUMENTS][(LANES + 1) / 2];
} padded_call;

static const float *pad_column(padded_call *to, const float *array, size_t n)
{
    float *const column = to->column[to->used++];
    for (size_t i = 0; i < LANES; i++)
        column[i] = array[i < n ? i : n - 1];
    return column;
}

/* Of a view whose arrays are packed. */
static const void *pad_view(padded_call *to, const lh_shape *shape, const void *view, lh_own_view *own,
                            size_t n)
{
    const float *const *const array = lh_arrays_of(view);
    own->start = (lh_view_start){LANES, NULL, 0, 0};
    for (unsigned k = 0; k < shape->arrays; k++)
        own->array[k] = array[k] ? pad_column(to, array[k], n) : NULL;
    return own;
}

/* Not cells of a grid, to which a shape that comes again adds nothing. */
static int is_result_of_pairs(const lh_kind *kind, const void *output)
{
    return kind->role == LH_OUTPUT && kind->bits != 0 && output;
}

static void copy_padded_results(const lh_query *query, const padded_call *from, const lh_call *call, size_t n)
{
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *const kind = lh_the_kind_of(query, k);
        if (!is_result_of_pairs(kind, call->argument[k].output))
            continue;
        if (kind->bits == 1)
            *(uint64_t *)call->argument[k].output = from->result[k][0] & ((UINT64_C(1) << n) - 1);
        else
            memcpy(call->argument[k].output, from->result[k], n * kind->bits / 8);
    }
}

lh_status LH_OWN(run_padded)(unsigned number, batch_loop *loop, const lh_call *call, size_t n)
{
    const lh_query *const query = &lh_the_queries[number];
    padded_call padded;
    padded.call = *call;
    padded.used = 0;
    for (unsigned k = 0, v = 0; k < query->arguments; k++) {
        const lh_kind *const kind = lh_the_kind_of(query, k);
        lh_argument *const argument = &padded.call.argument[k];
        if (is_result_of_pairs(kind, argument->output))
            argument->output = padded.result[k];
        if (kind->role != LH_VIEW)
            continue;
        argument->view = pad_view(&padded, kind->shape, lh_the_view_at(query, call, k), &padded.view[v++], n);
    }
    (void)loop(&padded.call, 0, LANES);
    copy_padded_results(query, &padded, call, n);
    return LH_OK;
}

#endif
