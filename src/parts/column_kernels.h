/* All pairs, by columns: what src/pairs/grid.h asks of an instruction set. The method is in docs/pairs.md. Nothing here
 * may depend on LANES but the time: a list of pairs has one order. */
#ifndef LANEHIT_SRC_PARTS_COLUMN_KERNELS_H
#define LANEHIT_SRC_PARTS_COLUMN_KERNELS_H

#include "lanes/bits.h"
#include "pairs/column_cells.h"
#include "engine/own.h"
#include "mathematics/vector.h"

extern const lh_pairs_kernels LH_OWN(pairs);

#include "pairs/columns/pairs_place.h"
#include "pairs/columns/pairs_cells.h"
#include "pairs/columns/pairs_sort.h"
#include "pairs/columns/pairs_sweep.h"

#include "pairs/columns/pairs_few.h"

#include "pairs/columns/pairs_ends.h"

#include "pairs/columns/pairs_column.h"
#include "pairs/columns/pairs_kept.h"

const lh_pairs_kernels LH_OWN(pairs) = {
    find_among_few, place_counts,     find_cells,       place_records,
    find_in_column, sort_kept_column, ask_kept_columns,
};

#endif
