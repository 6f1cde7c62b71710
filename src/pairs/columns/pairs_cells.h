/* Where boxes are, without placing them. */
#ifndef LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_CELLS_H
#define LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_CELLS_H

/* Of a batch, on one axis: levels, or stretches, of the lower ends and of the upper ones. */
typedef struct whole_ends {
    int32_t low[LH_PAIRS_BATCH], high[LH_PAIRS_BATCH];
} whole_ends;

LH_INLINE lanes stretch_of(const lh_pairs_stretches *by, lanes at)
{
    const lanes stretch = lanes_mul(lanes_sub(at, lanes_set1(by->low)), lanes_set1(by->scale));
    return lanes_min(lanes_max(stretch, lanes_set1(0.0f)), lanes_set1(by->most));
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
        for (size_t k = 0; k < count; k += LANES) {
            lanes_store_int(ends.low + k, level_of(grid, i + 1, lanes_load(boxes->low[i + 1] + at + k)));
            lanes_store_int(ends.high + k, level_of(grid, i + 1, lanes_load(boxes->high[i + 1] + at + k)));
        }
        store_cells(to->first[i], to->last[i], &ends, count);
    }
    for (size_t k = 0; k < count; k += LANES) {
        lanes_store_int(ends.low + k, stretch_of(stretches, lanes_load(boxes->low[0] + at + k)));
        lanes_store_int(ends.high + k, stretch_of(stretches, lanes_load(boxes->high[0] + at + k)));
    }
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
