/* Which columns boxes are in, and their records there. */
#ifndef LANEHIT_SRC_KERNELS_PAIRS_PLACE_H
#define LANEHIT_SRC_KERNELS_PAIRS_PLACE_H

/* The cells of a block of boxes on the two axes of the grid. */
typedef struct cells_of_block {
    int32_t first[2][LH_PAIRS_BLOCK], last[2][LH_PAIRS_BLOCK];
} cells_of_block;

/* The columns of a block of boxes: the first, and by how many rows and columns of the grid each extends beyond it. A box
 * that is inverted on an axis, which meets only what holds all between its ends, is where its lower end is. One with a
 * NaN, which meets nothing, is nowhere. */
typedef struct places_of_block {
    uint32_t column[LH_PAIRS_BLOCK], rows[LH_PAIRS_BLOCK], columns[LH_PAIRS_BLOCK], is_there[LH_PAIRS_BLOCK];
} places_of_block;

/* From 0 to cells - 1, ascending in `at`; for a NaN 0, by the order of the operands. */
LH_INLINE lanes cell_of(const lh_pairs_grid *grid, int axis, lanes at)
{
    const lanes cell = lanes_mul(lanes_sub(at, lanes_set1(grid->low[axis])), lanes_set1(grid->scale[axis]));
    return lanes_min(lanes_max(cell, lanes_set1(0.0f)), lanes_set1((float)(grid->cells[axis] - 1)));
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

LH_INLINE uint32_t find_cells(cells_of_block *cells, const lh_pairs_grid *grid, const lh_pairs_boxes *boxes,
                              size_t at)
{
    uint32_t ordinary = 0;
    for (size_t k = 0; k < LH_PAIRS_BLOCK; k += LANES) {
        ordinary |= ordinary_lanes(boxes, at + k) << k;
        for (int axis = 1; axis < 3; axis++) {
            lanes_store_int(cells->first[axis - 1] + k,
                            cell_of(grid, axis, lanes_load(boxes->low[axis] + at + k)));
            lanes_store_int(cells->last[axis - 1] + k,
                            cell_of(grid, axis, lanes_load(boxes->high[axis] + at + k)));
        }
    }
    return ordinary;
}

LH_INLINE void find_places(places_of_block *places, const lh_pairs_grid *grid, const lh_pairs_boxes *boxes,
                           size_t at)
{
    cells_of_block cells;
    const uint32_t ordinary = find_cells(&cells, grid, boxes, at);
    for (uint32_t k = 0; k < LH_PAIRS_BLOCK; k++) {
        const int32_t first = cells.first[0][k], second = cells.first[1][k];
        const int32_t more_rows = cells.last[0][k] - first, columns = cells.last[1][k] - second;
        const uint32_t is_there = ordinary >> k & 1, all = 0 - is_there;
        places->column[k] = (uint32_t)first * grid->cells[2] + (uint32_t)second;
        places->rows[k] = (uint32_t)(more_rows > 0 ? more_rows : 0) & all;
        places->columns[k] = (uint32_t)(columns > 0 ? columns : 0) & all;
        places->is_there[k] = is_there;
    }
}

/* Most boxes span at most two cells on either axis; how many is a toss of a coin, so without branches. */
static void place_counts(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, uint32_t *counters)
{
    const uint32_t row = grid->cells[2];
    for (size_t at = 0; at < boxes->count; at += LH_PAIRS_BLOCK) {
        places_of_block places;
        find_places(&places, grid, boxes, at);
        for (size_t k = 0; k < LH_PAIRS_BLOCK; k++) {
            const uint32_t more_rows = places.rows[k], columns = places.columns[k];
            uint32_t *const counter = counters + places.column[k];
            if ((more_rows | columns) <= 1) {
                counter[0] += places.is_there[k];
                counter[1] += columns;
                counter[row] += more_rows;
                counter[row + 1] += more_rows & columns;
                continue;
            }
            for (uint32_t r = 0; r <= more_rows; r++)
                for (uint32_t c = 0; c <= columns; c++)
                    counter[r * row + c]++;
        }
    }
}

/* A block's boxes as halves of records. */
typedef struct turned_block {
    float low[LH_PAIRS_BLOCK][4], high[LH_PAIRS_BLOCK][4];
    uint32_t position; /* of the first */
} turned_block;

LH_INLINE void turn_block(turned_block *block, const lh_pairs_boxes *boxes, size_t at)
{
    for (size_t k = 0; k < LH_PAIRS_BLOCK; k += 4) {
        quad low[4], high[4];
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = quad_load(boxes->low[axis] + at + k);
            high[axis] = quad_load(boxes->high[axis] + at + k);
        }
        low[3] = low[0];
        high[3] = high[0];
        quad_transpose(low);
        quad_transpose(high);
        for (size_t i = 0; i < 4; i++) {
            quad_store(block->low[k + i], low[i]);
            quad_store(block->high[k + i], high[i]);
        }
    }
}

LH_INLINE void store_record(lh_pairs_record *record, const turned_block *block, uint32_t k, uint32_t flags)
{
    quad_store(record->low, quad_load(block->low[k]));
    quad_store(record->high, quad_load(block->high[k]));
    record->position = block->position + k;
    record->flags = flags;
}

/* Records to be written: box << LH_GUEST_BITS | flags, and where. Each box has up to four. */
typedef struct copies_of_block {
    uint32_t count;
    uint32_t box[4 * LH_PAIRS_BLOCK + 4], column[4 * LH_PAIRS_BLOCK + 4];
} copies_of_block;

/* Written in any case, and kept if `is_there`. */
LH_INLINE void add_copy(copies_of_block *copies, uint32_t box, uint32_t column, uint32_t is_there)
{
    copies->box[copies->count] = box;
    copies->column[copies->count] = column;
    copies->count += is_there;
}

LH_INLINE void store_copies(copies_of_block *copies, const turned_block *block, uint32_t *counters,
                            lh_pairs_record *records)
{
    for (uint32_t k = 0; k < copies->count; k++)
        store_record(records + counters[copies->column[k]]++, block, copies->box[k] >> LH_GUEST_BITS,
                     copies->box[k] & LH_GUEST_ANY);
    copies->count = 0;
}

static void place_records(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, uint32_t position,
                          uint32_t *counters, lh_pairs_record *records)
{
    const uint32_t row = grid->cells[2];
    copies_of_block copies;
    copies.count = 0;
    for (size_t at = 0; at < boxes->count; at += LH_PAIRS_BLOCK) {
        places_of_block places;
        turned_block block;
        find_places(&places, grid, boxes, at);
        turn_block(&block, boxes, at);
        block.position = position + (uint32_t)at;
        for (uint32_t k = 0; k < LH_PAIRS_BLOCK; k++) {
            const uint32_t more_rows = places.rows[k], columns = places.columns[k], column = places.column[k];
            const uint32_t box = k << LH_GUEST_BITS;
            if ((more_rows | columns) <= 1) {
                add_copy(&copies, box, column, places.is_there[k]);
                add_copy(&copies, box | LH_GUEST_SECOND, column + 1, columns);
                add_copy(&copies, box | LH_GUEST_FIRST, column + row, more_rows);
                add_copy(&copies, box | LH_GUEST_ANY, column + row + 1, more_rows & columns);
                continue;
            }
            store_copies(&copies, &block, counters, records);
            for (uint32_t r = 0; r <= more_rows; r++)
                for (uint32_t c = 0; c <= columns; c++)
                    store_record(records + counters[column + r * row + c]++, &block, k,
                                 (r ? LH_GUEST_FIRST : 0u) | (c ? LH_GUEST_SECOND : 0u));
        }
        store_copies(&copies, &block, counters, records);
    }
}

#endif
