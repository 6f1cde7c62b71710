/* Boxes of two sets that are nowhere near the other set: they need not be placed. */
#ifndef LANEHIT_SRC_PAIRS_CULL_H
#define LANEHIT_SRC_PAIRS_CULL_H

#include "grid.h"

/* Of a column. The axis of the sweep is 64 stretches long: boxes that meet share one, in the column where their pair is
 * listed. */
typedef struct lh_pairs_near {
    uint64_t of[2];    /* a bit for each stretch in which a, or b, has boxes */
    float scale, most; /* buckets a unit of length, and the last, as the sweep will have them */
    uint32_t bucket;   /* of the first counter of a; those of b follow, as many */
    uint32_t size;
} lh_pairs_near;

/* What is known of both sets, in memory of the caller's. */
typedef struct lh_pairs_cull {
    const lh_pairs_kernels *kernels;
    const lh_pairs_grid *grid;
    lh_pairs_stretches stretches;
    lh_pairs_batch_cells *cells[2]; /* by batch; of a, and of b */
    lh_pairs_near *near;            /* by column */
    uint8_t *bucket;                /* 2 a record, until boxes are placed */
} lh_pairs_cull;

/* How much memory cells take, in bytes. */
size_t lh_pairs_cells_size(size_t a_count, size_t b_count);

void lh_pairs_begin_cull(lh_pairs_cull *of, const lh_pairs_kernels *kernels, const lh_pairs_grid *grid,
                         void *cells, size_t a_count);

/* Finds the cells of the boxes of a set, 0 or 1, and counts them as `count` of lh_pairs_kernels does. */
void lh_pairs_count_cells(const lh_pairs_cull *of, int set, const lh_aabbs *view,
                          const lh_pairs_counters *counters);

/* Looks where the sets are. The columns have the sizes and bounds that all boxes give them, and the order in a column
 * depends on these; where it depends on more, or where the column will be divided, since it has more than `crowded`
 * boxes, all its boxes count as near. */
void lh_pairs_find_near(const lh_pairs_cull *of, const lh_pairs_column *columns, size_t crowded,
                        const lh_aabbs *a, const lh_aabbs *b);

/* Places the boxes of a set that are near the other. */
void lh_pairs_place_near(const lh_pairs_cull *of, int set, const lh_aabbs *view, uint32_t *next,
                         lh_pairs_record *records);

#endif
