/* The boxes of a view, some at a time, as kernels take them: packed as they stand, or copied. */
#ifndef LANEHIT_SRC_PAIRS_CHUNK_H
#define LANEHIT_SRC_PAIRS_CHUNK_H

#include "grid.h"

enum { LH_PAIRS_STAGED = 256 };

typedef struct lh_pairs_chunk {
    lh_pairs_boxes boxes;
    float copy[6][LH_PAIRS_STAGED];
} lh_pairs_chunk;

/* The six ends of the box at a position: of x, y, z the lower ones, then the upper ones. */
static inline void lh_pairs_box_at(float box[6], const lh_aabbs *view, size_t position)
{
    const float *const array[6] = {view->min_x, view->min_y, view->min_z,
                                   view->max_x, view->max_y, view->max_z};
    for (int k = 0; k < 6; k++)
        box[k] = lh_component_of(array[k], view->stride, view->index, view->index_stride, position);
}

static inline int lh_pairs_is_packed(const lh_aabbs *view)
{
    return !view->index && (view->stride == 0 || view->stride == sizeof(float));
}

/* The boxes from a position on; returns how many: all that are left, or a multiple of LH_PAIRS_BATCH. By the axes of
 * the grid. What fills up the last block is NaN, and so nowhere. */
size_t lh_pairs_chunk_at(lh_pairs_chunk *chunk, const lh_aabbs *view, size_t position, const int axis[3]);

#endif
