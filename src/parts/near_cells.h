/* How the cells near some shapes are found: an object of its own. */
#ifndef LANEHIT_SRC_PARTS_NEAR_CELLS_H
#define LANEHIT_SRC_PARTS_NEAR_CELLS_H

#include "mathematics/plane_search.h"
#include "queries/near_cells_calls.h"

LH_INLINE mask find_near_runs(near_runs *runs, const cell_axis *axis, lanes low, lanes high)
{
    mask begins, ends;
    lanes_store(runs->begin, guess_plane(axis, 1.0f, low, 1, &begins));
    lanes_store(runs->end, guess_plane(axis, 0.0f, high, 0, &ends));
    lanes_store(runs->low, low);
    lanes_store(runs->high, high);
    return mask_and(begins, ends);
}

void LH_OWN(find_near_cells)(near_cells *near, const cells *all, const v3 *low, const v3 *high)
{
    const mask x = find_near_runs(&near->x, &all->x, low->x, high->x);
    const mask y = find_near_runs(&near->y, &all->y, low->y, high->y);
    const mask z = find_near_runs(&near->z, &all->z, low->z, high->z);
    near->right = mask_bits(mask_and(mask_and(x, y), z));
}

void LH_OWN(search_near_cells)(cell_block *to, const near_cells *near, const cells *all, uint32_t i)
{
    *to = (cell_block){cells_touching(&all->x, near->x.low[i], near->x.high[i]),
                       cells_touching(&all->y, near->y.low[i], near->y.high[i]),
                       cells_touching(&all->z, near->z.low[i], near->z.high[i])};
}

#endif
