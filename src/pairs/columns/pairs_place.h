/* Which columns boxes are in, and their records and keys there. */
#ifndef LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_PLACE_H
#define LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_PLACE_H

/* The columns of boxes: the first, and whether each extends beyond it to the next row or column of the grid. A box that
 * is inverted on an axis, which meets only what holds all between its ends, is where its lower end is. One with a NaN,
 * which meets nothing, is nowhere. */
typedef struct places_of_boxes {
    int32_t low[2][LH_PAIRS_BATCH], high[2][LH_PAIRS_BATCH]; /* levels on the two axes of the grid */
    uint32_t column[LH_PAIRS_BATCH];
    uint32_t flags[LH_PAIRS_BATCH]; /* of the last copy, or IS_LONG */
} places_of_boxes;

/* A box that extends further than to the next row or column. */
enum { IS_LONG = 4 };

/* From 0 to the last level, ascending in `at`; for a NaN 0, by the order of the operands. */
LH_INLINE lanes level_of(const lh_pairs_grid *grid, int axis, lanes at)
{
    const lanes level = lanes_mul(lanes_sub(at, lanes_set1(grid->low[axis])), lanes_set1(grid->scale[axis]));
    return lanes_min(lanes_max(level, lanes_set1(0.0f)), lanes_set1(grid->most[axis]));
}

LH_INLINE uint32_t ordinary_lanes(const lh_pairs_boxes *boxes, size_t at)
{
    mask ordinary = lanes_eq(lanes_load(boxes->low[0] + at), lanes_load(boxes->low[0] + at));
    for (int axis = 0; axis < 3; axis++) {
        const lanes low = lanes_load(boxes->low[axis] + at), high = lanes_load(boxes->high[axis] + at);
        ordinary = mask_and(ordinary, mask_and(lanes_eq(low, low), lanes_eq(high, high)));
    }
    return mask_bits(ordinary);
}

/* A bit for each of a block's words that shares one with `bits`. */
LH_INLINE uint32_t words_with(const uint32_t *words, uint32_t bits)
{
    uint32_t without = 0;
    for (uint32_t k = 0; k < LH_PAIRS_BLOCK; k += LANES)
        without |= words_meet(words + k, 0, bits) << k;
    return ~without & ((1u << LH_PAIRS_BLOCK) - 1);
}

/* Of the block at `at`, to be the one at `to`. */
static LH_APART void find_places(places_of_boxes *places, size_t to, const lh_pairs_grid *grid,
                                 const lh_pairs_boxes *boxes, size_t at)
{
    uint32_t ordinary = 0;
    for (size_t k = 0; k < LH_PAIRS_BLOCK; k += LANES) {
        ordinary |= ordinary_lanes(boxes, at + k) << k;
        for (int i = 0; i < 2; i++) {
            const lanes low = lanes_load(boxes->low[i + 1] + at + k),
                        high = lanes_load(boxes->high[i + 1] + at + k);
            lanes_store_int(places->low[i] + to + k, level_of(grid, i + 1, low));
            lanes_store_int(places->high[i] + to + k, level_of(grid, i + 1, high));
        }
    }
    const uint32_t row = grid->cells[2], nowhere = grid->cells[1] * row + row + 1;
    for (uint32_t k = 0; k < LH_PAIRS_BLOCK; k++) {
        const int32_t first = places->low[0][to + k] >> 8, second = places->low[1][to + k] >> 8;
        const int32_t over_rows = (places->high[0][to + k] >> 8) - first,
                      over_columns = (places->high[1][to + k] >> 8) - second;
        const uint32_t all = 0 - (ordinary >> k & 1);
        const uint32_t more_rows = (uint32_t)(over_rows > 0 ? over_rows : 0) & all;
        const uint32_t more_columns = (uint32_t)(over_columns > 0 ? over_columns : 0) & all;
        places->column[to + k] = (((uint32_t)first * row + (uint32_t)second) & all) | (nowhere & ~all);
        places->flags[to + k] = (more_rows | more_columns) > 1 ? IS_LONG : more_rows | more_columns << 1;
    }
}

/* By how many cells a box that is somewhere extends beyond its first on an axis of the grid. */
LH_INLINE uint32_t cells_beyond(const places_of_boxes *places, int axis, uint32_t k)
{
    const int32_t beyond = (places->high[axis][k] >> 8) - (places->low[axis][k] >> 8);
    return beyond > 0 ? (uint32_t)beyond : 0;
}

/* Of the boxes from `at` on, at most a batch; returns how many. All at once, since a block alone is a long chain. */
LH_INLINE uint32_t find_places_of_batch(places_of_boxes *places, const lh_pairs_grid *grid,
                                        const lh_pairs_boxes *boxes, size_t at)
{
    const size_t left = boxes->count - at, count = left < LH_PAIRS_BATCH ? left : LH_PAIRS_BATCH;
    for (size_t k = 0; k < count; k += LH_PAIRS_BLOCK)
        find_places(places, k, grid, boxes, at + k);
    return (uint32_t)count;
}

static LH_APART void count_long_boxes(const places_of_boxes *places, uint32_t count, uint32_t row,
                                      uint32_t *column)
{
    for (uint32_t block = 0; block < count; block += LH_PAIRS_BLOCK)
        for (uint32_t left = words_with(places->flags + block, IS_LONG); left; left &= left - 1) {
            const uint32_t k = block + (uint32_t)__builtin_ctz(left);
            for (uint32_t r = 0; r <= cells_beyond(places, 0, k); r++)
                for (uint32_t c = 0; c <= cells_beyond(places, 1, k); c++)
                    column[places->column[k] + r * row + c]++;
        }
}

/* What each box of a block is counted as; long ones and those that are nowhere as nothing. */
static LH_APART void list_kinds(uint32_t *restrict kind, const places_of_boxes *restrict places, size_t block,
                                uint32_t cells)
{
    for (size_t k = block; k < block + LH_PAIRS_BLOCK; k++) {
        const int is_counted = (places->column[k] < cells) & (places->flags[k] != IS_LONG);
        kind[k] = is_counted ? 4 * places->column[k] + places->flags[k] : 4 * cells;
    }
}

/* How many copies a box has is a toss of a coin, so without branches. */
static void place_counts(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes,
                         const lh_pairs_counters *counters)
{
    const uint32_t row = grid->cells[2], cells = grid->cells[1] * row;
    for (size_t at = 0; at < boxes->count; at += LH_PAIRS_BATCH) {
        places_of_boxes places;
        uint32_t kind[LH_PAIRS_BATCH];
        const uint32_t count = find_places_of_batch(&places, grid, boxes, at);
        for (size_t block = 0; block < count; block += LH_PAIRS_BLOCK)
            list_kinds(kind, &places, block, cells);
        for (uint32_t k = 0; k < count; k++)
            counters->kind[kind[k]]++;
        count_long_boxes(&places, count, row, counters->column);
    }
}

/* Boxes on their way to their columns. Of words, halves: [0] where a box begins, [1] in the next cell. */
typedef struct batch_to_place {
    uint32_t count;
    places_of_boxes places;
    uint32_t half[2][2][LH_PAIRS_BATCH];
    uint32_t slot[LH_PAIRS_BATCH]; /* where boxes are in the column in which they begin */
} batch_to_place;

LH_INLINE void find_halves(batch_to_place *batch, uint32_t block)
{
    const places_of_boxes *const places = &batch->places;
    for (int axis = 0; axis < 2; axis++)
        for (uint32_t k = block; k < block + LH_PAIRS_BLOCK; k++) {
            const int32_t low = places->low[axis][k], high = places->high[axis][k] - (low & ~255);
            const int32_t here = high < 0 ? 0 : high < 255 ? high : 255;
            const int32_t next = high < 256 ? 0 : high < 511 ? high - 256 : 255;
            batch->half[axis][0][k] = (uint32_t)((255 - (low & 255)) | (here & 254) << 8) << 16 * axis;
            batch->half[axis][1][k] = (uint32_t)(255 | (next & 254) << 8 | 256) << 16 * axis;
        }
}

/* The block at `at` of boxes, each where it begins: four at a time, columns to rows. It is that at `of` in the
 * batch. */
LH_INLINE void place_boxes(batch_to_place *batch, size_t of, const lh_pairs_boxes *boxes, size_t at,
                           uint32_t position, const uint32_t *positions, uint32_t *next,
                           lh_pairs_record *records)
{
    uint32_t whole[2][LH_PAIRS_BLOCK];
    float lane[2][LH_PAIRS_BLOCK];
    if (positions)
        memcpy(whole[0], positions, sizeof whole[0]);
    else
        for (uint32_t k = 0; k < LH_PAIRS_BLOCK;
             k += LANES) /* as vectors, which is how they are read again */
            words_list(whole[0] + k, position + k, (uint32_t)((UINT64_C(1) << LANES) - 1));
    for (uint32_t k = 0; k < LH_PAIRS_BLOCK; k++)
        whole[1][k] = batch->half[0][0][of + k] | batch->half[1][0][of + k];
    memcpy(lane, whole, sizeof lane);
    for (uint32_t k = 0; k < LH_PAIRS_BLOCK; k += 4) {
        quad low[4], high[4];
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = quad_load(boxes->low[axis] + at + k);
            high[axis] = quad_load(boxes->high[axis] + at + k);
        }
        low[3] = quad_load(lane[0] + k);
        high[3] = quad_load(lane[1] + k);
        quad_transpose(low);
        quad_transpose(high);
        for (uint32_t i = 0; i < 4; i++) {
            const uint32_t slot = next[batch->places.column[of + k + i]]++;
            batch->slot[of + k + i] = slot;
            quad_store(records[slot].low, low[i]);
            quad_store(records[slot].high, high[i]);
            __builtin_prefetch(&records[slot + 4], 1);
        }
    }
}

LH_INLINE void place_repeat(const batch_to_place *batch, uint32_t k, uint32_t slot, uint32_t word,
                            lh_pairs_record *records)
{
    const lh_pairs_record *const box = &records[batch->slot[k]];
    lh_pairs_record *const repeat = &records[slot];
    quad_store(repeat->low, quad_load(box->low));
    quad_store(repeat->high, quad_load(box->high));
    repeat->word = word;
}

/* Appends to a list, by number and flags, those boxes that have repeats with these flags; returns its length. */
static LH_APART uint32_t list_repeats(uint32_t *repeat, uint32_t count, const batch_to_place *batch,
                                      uint32_t flags)
{
    for (uint32_t k = 0; k < batch->count; k += LANES) {
        const uint32_t *const of = batch->places.flags + k;
        const uint32_t first = words_meet(of, 0, LH_REPEAT_FIRST),
                       second = words_meet(of, 0, LH_REPEAT_SECOND);
        const uint32_t without =
            (flags & LH_REPEAT_FIRST ? first : 0) | (flags & LH_REPEAT_SECOND ? second : 0);
        const uint32_t bits = ~without & ((UINT32_C(1) << LANES) - 1);
        words_list(repeat + count, flags * LH_PAIRS_BATCH + k, bits);
        count += bits_in(bits);
    }
    return count;
}

/* Repeats in the next column, in the next row, and at the corner between. */
LH_INLINE void place_neighbours(const batch_to_place *batch, uint32_t row, uint32_t *next,
                                lh_pairs_record *records)
{
    const uint32_t by[4] = {0, row, 1, row + 1};
    uint32_t repeat[3 * LH_PAIRS_BATCH + LANES], count = 0;
    count = list_repeats(repeat, count, batch, LH_REPEAT_SECOND);
    count = list_repeats(repeat, count, batch, LH_REPEAT_FIRST);
    count = list_repeats(repeat, count, batch, LH_REPEAT_ANY);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t k = repeat[i] % LH_PAIRS_BATCH, flags = repeat[i] / LH_PAIRS_BATCH;
        place_repeat(batch, k, next[batch->places.column[k] + by[flags]]++,
                     batch->half[0][flags & 1][k] | batch->half[1][flags >> 1][k], records);
    }
}

/* Repeats of a box in all columns but its first. */
static LH_APART void place_long_box(const batch_to_place *batch, uint32_t k, uint32_t row, uint32_t *next,
                                    lh_pairs_record *records)
{
    const places_of_boxes *const places = &batch->places;
    const uint32_t low[2] = {(uint32_t)places->low[0][k], (uint32_t)places->low[1][k]};
    const uint32_t high[2] = {(uint32_t)places->high[0][k], (uint32_t)places->high[1][k]};
    for (uint32_t r = 0; r <= cells_beyond(places, 0, k); r++)
        for (uint32_t c = r == 0; c <= cells_beyond(places, 1, k); c++)
            place_repeat(batch, k, next[places->column[k] + r * row + c]++,
                         lh_pairs_half_word(low[0], high[0], low[0] / LH_PAIRS_LEVELS + r) |
                             lh_pairs_half_word(low[1], high[1], low[1] / LH_PAIRS_LEVELS + c) << 16,
                         records);
}

static void place_records(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, uint32_t position,
                          const uint32_t *positions, uint32_t *next, lh_pairs_record *records)
{
    const uint32_t row = grid->cells[2];
    uint32_t *const nowhere = next + (size_t)grid->cells[1] * row + row + 1;
    const uint32_t spare = *nowhere;
    for (size_t at = 0; at < boxes->count; at += LH_PAIRS_BATCH) {
        batch_to_place batch;
        batch.count = find_places_of_batch(&batch.places, grid, boxes, at);
        for (uint32_t k = 0; k < batch.count; k += LH_PAIRS_BLOCK)
            find_halves(&batch, k);
        for (uint32_t k = 0; k < batch.count; k += LH_PAIRS_BLOCK) {
            place_boxes(&batch, k, boxes, at + k, position + (uint32_t)(at + k),
                        positions ? positions + at + k : NULL, next, records);
            *nowhere = spare;
        }
        place_neighbours(&batch, row, next, records);
        for (uint32_t k = 0; k < batch.count; k += LH_PAIRS_BLOCK)
            for (uint32_t left = words_with(batch.places.flags + k, IS_LONG); left; left &= left - 1)
                place_long_box(&batch, k + (uint32_t)__builtin_ctz(left), row, next, records);
    }
}

#endif
