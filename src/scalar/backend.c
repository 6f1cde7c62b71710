/* The scalar backend: the queries of docs/definitions.md in plain C, one pair at a time. It says what every
 * other backend must compute, so it shares no arithmetic with them, and it serves CPUs that have no other. */
#include "../backend.h"
#include "cells.h"
#include "element.h"
#include "../pairs/grid.h"
#include "../rounding.h"

lh_status lh_scalar_begin_cells(unsigned query, const lh_call *call, size_t *shapes)
{
    size_t cells;
    const lh_status status = lh_check_cells(query, call, &cells);
    *shapes = 0;
    if (cells > 0) {
        lh_clear_cells(call, cells);
        *shapes = lh_start_of(call->argument[LH_GRID_SHAPES].view)->count;
    }
    return status;
}

#define QUERY(name, ...) lh_status lh_scalar_##name(const lh_call *call);
#include "all_queries.def"
#undef QUERY

static void scalar_pack(const lh_packing *packing)
{
    for (size_t k = 0; k < packing->arrays; k++)
        for (size_t i = 0; i < packing->count; i++)
            packing->column[k * packing->pitch + i] =
                float_at(packing->array[k],
                         offset_of(packing->stride,
                                   element_of(packing->count, packing->index, packing->index_stride, i)));
}

const lh_backend lh_backend_scalar = {
    .isa = LH_ISA_SCALAR,
    .pairs = &lh_pairs_scalar,
    .query =
        {
#define QUERY(name, ...) [LH_QUERY_##name] = lh_scalar_##name,
#include "all_queries.def"
        },
    .pack = scalar_pack,
    .round = lh_round_all,
    .spread = lh_spread_all,
};
