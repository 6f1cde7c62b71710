/* Which grid suits a set of boxes: by a sample of them. */
#ifndef LANEHIT_SRC_PAIRS_PLAN_H
#define LANEHIT_SRC_PAIRS_PLAN_H

#include "grid.h"

enum { LH_PAIRS_MOST_SAMPLES = 512 };

/* Boxes without NaN, not inverted, and not beyond LH_PAIRS_FAR. */
typedef struct lh_pairs_sample {
    size_t count;
    float low[3][LH_PAIRS_MOST_SAMPLES], high[3][LH_PAIRS_MOST_SAMPLES];
} lh_pairs_sample;

/* Differences of such coordinates are finite. */
#define LH_PAIRS_FAR 0x1p120f

void lh_pairs_add_to_sample(lh_pairs_sample *sample, const float low[3], const float high[3]);

/* How many of a set's boxes to look at, and which: in no order, and the same for every set of so many. Multiplicative
 * hashing (Knuth, The Art of Computer Programming, 6.4), of a hash whose order is not that of its argument. */
size_t lh_pairs_samples_of(size_t boxes);

static inline size_t lh_pairs_sample_at(size_t k, size_t boxes)
{
    uint64_t hash = (k + 1) * UINT64_C(0x9e3779b97f4a7c15);
    hash = (hash ^ hash >> 32) * UINT64_C(0xd6e8feb86659fd93);
    return (size_t)((hash >> 32) * boxes >> 32);
}

/* A grid of at most most_cells cells for so many boxes. */
void lh_pairs_plan(lh_pairs_grid *grid, const lh_pairs_sample *sample, size_t boxes, size_t most_cells);

/* The same grid with half the cells on the axis that has more. Returns 0 if there is but one cell. */
int lh_pairs_coarsen(lh_pairs_grid *grid);

#endif
