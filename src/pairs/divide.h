/* Crowded columns, divided by a grid of their own. */
#ifndef LANEHIT_SRC_PAIRS_DIVIDE_H
#define LANEHIT_SRC_PAIRS_DIVIDE_H

#include "column_cells.h"

/* The bounds of a grid's columns. Those at the edge hold what is beyond it, too: their bounds are a cell further
 * out. */
void lh_pairs_bound_columns(lh_pairs_column *columns, const lh_pairs_grid *grid, uint32_t repeats);

/* Columns of more boxes than this are divided, where there are so many records in so many columns. */
size_t lh_pairs_crowded(size_t records, size_t columns);

static inline lh_pairs_column lh_pairs_column_of(uint32_t first, uint32_t middle, uint32_t end)
{
    return (lh_pairs_column){
        .first = first, .a_end = middle, .middle = middle, .end = end, .size = end - first};
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
