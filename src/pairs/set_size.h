/* How much there may be of each part of a set of boxes in columns. */
#ifndef LANEHIT_SRC_PAIRS_SET_SIZE_H
#define LANEHIT_SRC_PAIRS_SET_SIZE_H

#include "prepare.h"

/* Cells of a grid for so many boxes, at most. */
size_t lh_pairs_most_cells(size_t boxes);

/* Every division but the first takes crowded columns of copies. */
size_t lh_pairs_most_grids(size_t boxes);

/* Of the counters of a and of b, for each part; in bytes. */
size_t lh_pairs_counters_size(size_t boxes, size_t parts);

#endif
