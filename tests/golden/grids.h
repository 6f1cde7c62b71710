/* Grids about the shapes of a batch. */
#ifndef LANEHIT_TESTS_GOLDEN_GRIDS_H
#define LANEHIT_TESTS_GOLDEN_GRIDS_H

#include "../support/dice.h"
#include "lanehit/lanehit.h"

enum { MOST_CELLS = 100 * 8 * 8 };

/* Of cells about as large as the shapes, whose coordinates are whole numbers of so many bits, times two to `unit`; so
 * are the planes, as far as rounding leaves them. */
lh_grid grid_draw(dice *d, int reach, int unit);

#endif
