/* The cells that are near some shapes. They are found once for as many shapes as there are lanes, which takes far
 * longer than a call: all queries of grids have one copy, an object of its own, near_cells.h. */
#ifndef LANEHIT_SRC_QUERIES_NEAR_CELLS_CALLS_H
#define LANEHIT_SRC_QUERIES_NEAR_CELLS_CALLS_H

#include "engine/grid_query.h"
#include "mathematics/grid_cells.h"

void LH_OWN(find_near_cells)(near_cells *near, const cells *all, const v3 *low, const v3 *high);

/* Of the i-th shape, where no guess was right. */
void LH_OWN(search_near_cells)(cell_block *to, const near_cells *near, const cells *all, uint32_t i);

LH_INLINE cell_run run_of(const near_runs *runs, uint32_t i)
{
    return (cell_run){(uint32_t)(int32_t)runs->begin[i], (uint32_t)(int32_t)runs->end[i]};
}

LH_INLINE cell_block near_cells_of(const near_cells *near, const cells *all, uint32_t i)
{
    if (LH_LIKELY(near->right >> i & 1))
        return (cell_block){run_of(&near->x, i), run_of(&near->y, i), run_of(&near->z, i)};
    cell_block found;
    LH_OWN(search_near_cells)(&found, near, all, i);
    return found;
}

#endif
