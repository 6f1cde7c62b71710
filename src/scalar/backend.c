/* The scalar backend: the queries of docs/definitions.md in plain C, one pair at a time. It says what every
 * other backend must compute, so it shares no arithmetic with them, and it serves CPUs that have no other. */
#include "dispatch/by_isa.h"
#include "lanes/rounding.h"
#include "reference_cells.h"
#include "element.h"

lh_status lh_backend_scalar_begin_cells(unsigned query, const lh_call *call, size_t *shapes)
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

void lh_backend_scalar_pack(const lh_packing *packing)
{
    for (size_t k = 0; k < packing->arrays; k++)
        for (size_t i = 0; i < packing->count; i++)
            packing->column[k * packing->pitch + i] =
                float_at(packing->array[k],
                         offset_of(packing->stride,
                                   element_of(packing->count, packing->index, packing->index_stride, i)));
}

void lh_backend_scalar_round(const double *x, size_t count, const uint64_t *flips, float *rounded)
{
    lh_round_all(x, count, flips, rounded);
}

void lh_backend_scalar_spread(const double *x, size_t count, const uint64_t *flips, double *ends)
{
    lh_spread_all(x, count, flips, ends);
}
