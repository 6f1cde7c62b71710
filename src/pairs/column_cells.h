/* Single boxes: their levels, their cells, and their records and keys there. */
#ifndef LANEHIT_SRC_PAIRS_COLUMN_CELLS_H
#define LANEHIT_SRC_PAIRS_COLUMN_CELLS_H

#include "grid.h"

/* A box whose axes are not yet those of the grid: its levels and its cells, on the two axes of the grid. */
typedef struct lh_pairs_cells {
    uint32_t low[2], high[2];
    uint32_t first[2], last[2];
} lh_pairs_cells;

/* Buckets a unit of length, where they begin at `low` and end at `high`. */
static inline float lh_pairs_bucket_scale(float low, float high, uint32_t buckets)
{
    const float scale = (float)buckets / (high - low);
    return low < high && scale < 0x1p100f ? scale : 1.0f;
}

/* How far beyond the bounds of a column its boxes are measured: along the axis of the sweep by as much again, since
 * bounds that follow from a sample may leave a part of the boxes out. */
static inline float lh_pairs_beyond(const lh_pairs_column *column, int axis)
{
    return axis == 0 ? column->high[0] - column->low[0] : 0.0f;
}

static inline uint32_t lh_pairs_level_of(const lh_pairs_grid *grid, int axis, float at)
{
    const float level = (at - grid->low[axis]) * grid->scale[axis], most = grid->most[axis];
    return level > 0.0f ? (uint32_t)(level < most ? level : most) : 0;
}

static inline lh_pairs_cells lh_pairs_cells_of(const lh_pairs_grid *grid, const lh_pairs_record *record)
{
    lh_pairs_cells cells;
    for (int k = 0; k < 2; k++) {
        cells.low[k] = lh_pairs_level_of(grid, k + 1, record->low[grid->axis[k + 1]]);
        cells.high[k] = lh_pairs_level_of(grid, k + 1, record->high[grid->axis[k + 1]]);
        const uint32_t last = cells.high[k] / LH_PAIRS_LEVELS;
        cells.first[k] = cells.low[k] / LH_PAIRS_LEVELS;
        cells.last[k] = last > cells.first[k] ? last : cells.first[k];
    }
    return cells;
}

/* Half of a word: of a box on one axis, in one of its cells. */
static inline uint32_t lh_pairs_half_word(uint32_t low, uint32_t high, uint32_t cell)
{
    const uint32_t begin = cell * LH_PAIRS_LEVELS, last = begin + LH_PAIRS_LEVELS - 1,
                   is_repeat = low < begin;
    const uint32_t from = is_repeat ? begin : low, to = high < begin ? begin : high < last ? high : last;
    return (last - from) | (((to - begin) & ~1u) | is_repeat) << 8;
}

/* The box as it is in one of its cells. It was divided before where `repeats` are those bits of its word. */
static inline lh_pairs_record lh_pairs_record_in(const lh_pairs_grid *grid, const lh_pairs_record *box,
                                                 uint32_t repeats, const lh_pairs_cells *at, uint32_t row,
                                                 uint32_t cell)
{
    const uint32_t bytes = lh_pairs_half_word(at->low[0], at->high[0], row) |
                           lh_pairs_half_word(at->low[1], at->high[1], cell) << 16;
    lh_pairs_record record = {.position = box->position,
                              .word = (bytes & ~(repeats << 1)) | (box->word & repeats) << 1};
    for (int k = 0; k < 3; k++) {
        record.low[k] = box->low[grid->axis[k]];
        record.high[k] = box->high[grid->axis[k]];
    }
    return record;
}

#endif
