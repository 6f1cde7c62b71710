/* The grid of a set of boxes, chosen by a sample of its views. */
#ifndef LANEHIT_SRC_PAIRS_CHOOSE_H
#define LANEHIT_SRC_PAIRS_CHOOSE_H

#include "grid.h"

/* Of at most so many cells; 0 for one cell without looking. b may be NULL. */
void lh_pairs_choose_grid(lh_pairs_grid *grid, const lh_aabbs *a, const lh_aabbs *b, size_t most_cells);

/* Whether so little of two sets is near the other that it pays to look which boxes are: by the same sample. */
int lh_pairs_may_be_apart(const lh_pairs_grid *grid, const lh_aabbs *a, const lh_aabbs *b);

#endif
