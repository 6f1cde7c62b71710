/* Where boxes are, without placing them. */
#ifndef LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_CELLS_H
#define LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_CELLS_H

/* Of a batch, on one axis: levels, or stretches, of the lower ends and of the upper ones. */
typedef struct whole_ends {
    int32_t low[LH_PAIRS_BATCH], high[LH_PAIRS_BATCH];
} whole_ends;

/* As level_of: a level is a stretch of an axis of the grid. */
static LH_APART void find_whole_ends(whole_ends *to, const lh_pairs_stretches *by, const float *low,
                                     const float *high, size_t count)
{
    const lanes from = lanes_set1(by->low), scale = lanes_set1(by->scale), most = lanes_set1(by->most);
    for (size_t k = 0; k < count; k += LANES) {
        const lanes begin = lanes_mul(lanes_sub(lanes_load(low + k), from), scale);
        const lanes end = lanes_mul(lanes_sub(lanes_load(high + k), from), scale);
        lanes_store_int(to->low + k, lanes_min(lanes_max(begin, lanes_set1(0.0f)), most));
        lanes_store_int(to->high + k, lanes_min(lanes_max(end, lanes_set1(0.0f)), most));
    }
}

static LH_APART void store_cells(uint16_t *restrict first, uint16_t *restrict last,
                                 const whole_ends *restrict ends, size_t count)
{
    for (size_t k = 0; k < count; k++) {
        const int32_t low = ends->low[k] >> 8, high = ends->high[k] >> 8;
        first[k] = (uint16_t)low;
        last[k] = (uint16_t)(high > low ? high : low);
    }
}

static LH_APART void store_stretches(uint8_t *restrict begin, uint8_t *restrict end,
                                     const whole_ends *restrict ends, size_t count)
{
    for (size_t k = 0; k < count; k++) {
        const int32_t low = ends->low[k], high = ends->high[k];
        begin[k] = (uint8_t)(low < high ? low : high);
        end[k] = (uint8_t)(low < high ? high : low);
    }
}

static void find_cells(lh_pairs_batch_cells *to, const lh_pairs_grid *grid,
                       const lh_pairs_stretches *stretches, const lh_pairs_boxes *boxes, size_t at)
{
    const size_t left = boxes->count - at, count = left < LH_PAIRS_BATCH ? left : LH_PAIRS_BATCH;
    whole_ends ends;
    for (int i = 0; i < 2; i++) {
        const lh_pairs_stretches levels = {grid->low[i + 1], grid->scale[i + 1], grid->most[i + 1]};
        find_whole_ends(&ends, &levels, boxes->low[i + 1] + at, boxes->high[i + 1] + at, count);
        store_cells(to->first[i], to->last[i], &ends, count);
    }
    find_whole_ends(&ends, stretches, boxes->low[0] + at, boxes->high[0] + at, count);
    store_stretches(to->begin, to->end, &ends, count);
    for (size_t k = 0; k < count; k += LANES) {
        uint32_t nowhere = ~ordinary_lanes(boxes, at + k) & (uint32_t)((UINT64_C(1) << LANES) - 1);
        for (; nowhere; nowhere &= nowhere - 1) {
            const size_t box = k + (size_t)__builtin_ctz(nowhere);
            to->first[0][box] = 1;
            to->last[0][box] = 0;
        }
    }
}

#endif
