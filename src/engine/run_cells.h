/* A call of a query of shapes and a grid, from its checks to its loop; once a backend. */
#ifndef LANEHIT_SRC_ENGINE_RUN_CELLS_H
#define LANEHIT_SRC_ENGINE_RUN_CELLS_H

#include "description/grid_check.h"
#include "own.h"

lh_status LH_OWN(run_cells)(unsigned number, batch_loop *loop, const lh_call *call)
{
    size_t count;
    const lh_status status = lh_check_cells(number, call, &count);
    if (count == 0)
        return status;
    lh_clear_cells(call, count);
    const size_t shapes = lh_start_of(call->argument[LH_GRID_SHAPES].view)->count;
    return shapes == 0 ? LH_OK : LH_OWN(run_staged)(number, loop, call, 0, shapes);
}

#endif
