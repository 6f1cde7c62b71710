/* Crowded columns, divided by a grid of their own. */
#ifndef LANEHIT_SRC_PAIRS_DIVIDE_H
#define LANEHIT_SRC_PAIRS_DIVIDE_H

#include "grid.h"

/* The bounds of a grid's columns. Those at the edge hold what is beyond it, too: their bounds are a cell further out. */
void lh_pairs_bound_columns(lh_pairs_column *columns, const lh_pairs_grid *grid);

/* The cells of a box whose axes are not yet those of the grid. */
typedef struct lh_pairs_cells {
    uint32_t first[2], last[2];
} lh_pairs_cells;

static inline uint32_t lh_pairs_cell_of(const lh_pairs_grid *grid, int axis, float at)
{
    const float cell = (at - grid->low[axis]) * grid->scale[axis], last = (float)(grid->cells[axis] - 1);
    return cell > 0.0f ? (uint32_t)(cell < last ? cell : last) : 0;
}

static inline lh_pairs_cells lh_pairs_cells_of(const lh_pairs_grid *grid, const lh_pairs_record *record)
{
    lh_pairs_cells cells;
    for (int k = 0; k < 2; k++) {
        cells.first[k] = lh_pairs_cell_of(grid, k + 1, record->low[grid->axis[k + 1]]);
        const uint32_t last = lh_pairs_cell_of(grid, k + 1, record->high[grid->axis[k + 1]]);
        cells.last[k] = last > cells.first[k] ? last : cells.first[k];
    }
    return cells;
}

/* The box as it is in one of its cells. */
static inline lh_pairs_record lh_pairs_record_in(const lh_pairs_grid *grid, const lh_pairs_record *box,
                                                 const lh_pairs_cells *at, uint32_t row, uint32_t cell)
{
    lh_pairs_record record = {.position = box->position,
                              .flags = box->flags << LH_GUEST_BITS |
                                       (row > at->first[0] ? LH_GUEST_FIRST : 0u) |
                                       (cell > at->first[1] ? LH_GUEST_SECOND : 0u)};
    for (int k = 0; k < 3; k++) {
        record.low[k] = box->low[grid->axis[k]];
        record.high[k] = box->high[grid->axis[k]];
    }
    return record;
}

/* What there is, and how much there may be. grids[0] is that of all boxes; their columns come first. */
typedef struct lh_pairs_store {
    lh_pairs_column *columns;
    lh_pairs_record *records;
    lh_pairs_grid *grids;
    uint32_t *counters;
    size_t columns_count, records_count, grids_count;
    size_t most_columns, most_records, most_grids, most_cells;
} lh_pairs_store;

/* Divides crowded columns for as long as there is room, appends the new ones, and empties the old. */
void lh_pairs_divide(lh_pairs_store *store);

#endif
