/* Queries of a grid: their functions in a backend. run_cells.h has what they share. */
#ifndef LANEHIT_SRC_ENGINE_GRID_QUERY_H
#define LANEHIT_SRC_ENGINE_GRID_QUERY_H

#include "own.h"

/* The function of a query of a grid, from the batch_loop that takes packed shapes. The shapes are operands as any; what
 * each hits is added, so that there is one set of hits for all. */
#define LH_GRID_QUERY(query, all_shapes)                                                                     \
    lh_status LH_OWN(query)(const lh_call *call)                                                             \
    {                                                                                                        \
        return LH_OWN(run_cells)(LH_QUERY_##query, all_shapes, call);                                        \
    }

#endif
