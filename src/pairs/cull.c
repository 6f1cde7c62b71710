#include "cull.h"

#include <string.h>

#include "chunk.h"
#include "column_cells.h"
#include "ranks.h"

enum { STRETCHES = 64, MOST_IN_A_BUCKET = 255 };

static size_t batches_of(size_t boxes)
{
    return (boxes + LH_PAIRS_BATCH - 1) / LH_PAIRS_BATCH;
}

size_t lh_pairs_cells_size(size_t a_count, size_t b_count)
{
    return (batches_of(a_count) + batches_of(b_count)) * sizeof(lh_pairs_batch_cells);
}

void lh_pairs_begin_cull(lh_pairs_cull *of, const lh_pairs_kernels *kernels, const lh_pairs_grid *grid,
                         void *cells, size_t a_count)
{
    of->kernels = kernels;
    of->grid = grid;
    of->stretches.low = grid->low[0];
    of->stretches.scale = lh_pairs_bucket_scale(grid->low[0], grid->low[0] + grid->width[0], STRETCHES);
    of->stretches.most = (float)(STRETCHES - 1);
    of->cells[0] = cells;
    of->cells[1] = of->cells[0] + batches_of(a_count);
}

/* The column in which a box begins, and how many rows and cells of a row it extends beyond that. */
typedef struct box_cells {
    size_t column;
    int rows, cells; /* rows is -1 if the box is nowhere */
} box_cells;

static inline box_cells cells_of_box(const lh_pairs_batch_cells *of, size_t k, size_t row)
{
    return (box_cells){of->first[0][k] * row + of->first[1][k], of->last[0][k] - of->first[0][k],
                       of->last[1][k] - of->first[1][k]};
}

/* A bit for each stretch that a box is in. */
static inline uint64_t stretches_of(const lh_pairs_batch_cells *of, size_t k)
{
    return (~UINT64_C(0) << of->begin[k]) & (~UINT64_C(0) >> (STRETCHES - 1 - of->end[k]));
}

/* ---- Counting ----------------------------------------------------------------------------------------- */

static void count_batch(const lh_pairs_batch_cells *cells, size_t count, size_t row,
                        const lh_pairs_counters *counters)
{
    for (size_t k = 0; k < count; k++) {
        const box_cells box = cells_of_box(cells, k, row);
        if (box.rows < 0)
            continue;
        if (box.rows <= 1 && box.cells <= 1) {
            counters->kind[4 * box.column +
                           (size_t)(box.rows * LH_REPEAT_FIRST + box.cells * LH_REPEAT_SECOND)]++;
            continue;
        }
        for (int r = 0; r <= box.rows; r++)
            for (int c = 0; c <= box.cells; c++)
                counters->column[box.column + (size_t)r * row + (size_t)c]++;
    }
}

void lh_pairs_count_cells(const lh_pairs_cull *of, int set, const lh_aabbs *view,
                          const lh_pairs_counters *counters)
{
    lh_pairs_chunk chunk;
    lh_pairs_batch_cells *cells = of->cells[set];
    for (size_t position = 0, some = 0; position < view->count; position += some) {
        some = lh_pairs_chunk_at(&chunk, view, position, of->grid->axis);
        for (size_t at = 0; at < some; at += LH_PAIRS_BATCH, cells++) {
            of->kernels->cells(cells, of->grid, &of->stretches, &chunk.boxes, at);
            count_batch(cells, some - at < LH_PAIRS_BATCH ? some - at : LH_PAIRS_BATCH, of->grid->cells[2],
                        counters);
        }
    }
}

/* ---- Where the sets are ------------------------------------------------------------------------------- */

/* Counts a box into its bucket, as the sweep would if all boxes were placed: by the same operations. */
static inline void look_at_copy(const lh_pairs_cull *of, size_t cell, int set, uint64_t stretches, float low,
                                float from)
{
    lh_pairs_near *const column = &of->near[cell];
    const float bucket = (low - from) * column->scale, above = bucket > 0.0f ? bucket : 0.0f;
    uint8_t *const counters = of->bucket + column->bucket + (set ? column->size : 0);
    uint8_t *const count = &counters[(uint32_t)(int32_t)(above < column->most ? above : column->most)];
    *count = (uint8_t)(*count + (*count < MOST_IN_A_BUCKET));
    column->of[set] |= stretches;
}

/* Most boxes are in one column alone. */
static void look_at_batch(const lh_pairs_cull *of, int set, const lh_pairs_batch_cells *cells,
                          const float *low, size_t count, float from)
{
    const size_t row = of->grid->cells[2];
    for (size_t k = 0; k < count; k++) {
        const box_cells box = cells_of_box(cells, k, row);
        const uint64_t stretches = stretches_of(cells, k);
        if (box.rows < 0)
            continue;
        look_at_copy(of, box.column, set, stretches, low[k], from);
        if ((box.rows | box.cells) == 0)
            continue;
        for (int r = 0; r <= box.rows; r++)
            for (int c = r == 0; c <= box.cells; c++)
                look_at_copy(of, box.column + (size_t)r * row + (size_t)c, set, stretches, low[k], from);
    }
}

static void look_at_boxes(const lh_pairs_cull *of, int set, const lh_aabbs *view, float from)
{
    lh_pairs_chunk chunk;
    const lh_pairs_batch_cells *cells = of->cells[set];
    for (size_t position = 0, some = 0; position < view->count; position += some) {
        some = lh_pairs_chunk_at(&chunk, view, position, of->grid->axis);
        for (size_t at = 0; at < some; at += LH_PAIRS_BATCH, cells++)
            look_at_batch(of, set, cells, chunk.boxes.low[0] + at,
                          some - at < LH_PAIRS_BATCH ? some - at : LH_PAIRS_BATCH, from);
    }
}

/* Whether the order of a column depends on how its boxes share buckets, or may do so. */
static int is_ordered_by_content(const lh_pairs_cull *of, const lh_pairs_near *column)
{
    const uint8_t *const bucket = of->bucket + column->bucket;
    uint64_t squares = 0;
    uint32_t most = 0;
    for (uint32_t k = 0; k < 2 * column->size; k++) {
        squares += (uint32_t)(bucket[k] * bucket[k]);
        most = bucket[k] > most ? bucket[k] : most;
    }
    return most == MOST_IN_A_BUCKET || lh_pairs_are_crowded(squares, column->size);
}

void lh_pairs_find_near(const lh_pairs_cull *of, const lh_pairs_column *columns, size_t crowded,
                        const lh_aabbs *a, const lh_aabbs *b)
{
    const uint32_t cells = of->grid->cells[1] * of->grid->cells[2];
    memset(of->bucket, 0, (size_t)2 * columns[cells - 1].end);
    for (uint32_t c = 0; c < cells; c++) {
        const uint32_t size = columns[c].size,
                       buckets = size < LH_PAIRS_MOST_BUCKETS ? size : LH_PAIRS_MOST_BUCKETS;
        of->near[c] = (lh_pairs_near){
            .scale = lh_pairs_bucket_scale(columns[c].low[0], columns[c].high[0], buckets),
            .most = (float)buckets - 1.0f,
            .bucket = 2 * columns[c].first,
            .size = size,
        };
    }
    look_at_boxes(of, 0, a, columns->low[0]);
    look_at_boxes(of, 1, b, columns->low[0]);
    for (uint32_t c = 0; c < cells; c++) {
        lh_pairs_near *const column = &of->near[c];
        if ((column->of[0] & column->of[1]) != 0 &&
            (column->size > crowded || is_ordered_by_content(of, column)))
            column->of[0] = column->of[1] = ~UINT64_C(0);
    }
}

/* ---- Those that are near ------------------------------------------------------------------------------ */

/* Boxes of a batch that are near, in its order. */
typedef struct near_boxes {
    uint32_t count, positions[LH_PAIRS_BATCH + 1];
    float low[3][LH_PAIRS_BATCH], high[3][LH_PAIRS_BATCH];
} near_boxes;

/* The least range of cells and stretches that has all that is near. */
typedef struct near_range {
    uint16_t first[2], last[2];
    uint8_t begin, end;
} near_range;

static near_range range_of_near(const lh_pairs_cull *of)
{
    near_range range = {{UINT16_MAX, UINT16_MAX}, {0, 0}, UINT8_MAX, 0};
    uint64_t stretches = 0;
    for (uint16_t r = 0; r < of->grid->cells[1]; r++)
        for (uint16_t c = 0; c < of->grid->cells[2]; c++) {
            const lh_pairs_near *const column = &of->near[(size_t)r * of->grid->cells[2] + c];
            if ((column->of[0] & column->of[1]) == 0)
                continue;
            stretches |= column->of[0] & column->of[1];
            range.first[0] = r < range.first[0] ? r : range.first[0];
            range.first[1] = c < range.first[1] ? c : range.first[1];
            range.last[0] = r;
            range.last[1] = c > range.last[1] ? c : range.last[1];
        }
    if (stretches) {
        range.begin = (uint8_t)__builtin_ctzll(stretches);
        range.end = (uint8_t)(STRETCHES - 1 - __builtin_clzll(stretches));
    }
    return range;
}

/* 1 for each of a batch that is in the range; of all of it, whatever is behind the last box. */
static void find_in_range(uint16_t *restrict is_in, const near_range *range,
                          const lh_pairs_batch_cells *restrict cells)
{
    for (size_t k = 0; k < LH_PAIRS_BATCH; k++)
        is_in[k] =
            (uint16_t)((cells->first[0][k] <= range->last[0]) & (cells->last[0][k] >= range->first[0]) &
                       (cells->first[1][k] <= range->last[1]) & (cells->last[1][k] >= range->first[1]));
    for (size_t k = 0; k < LH_PAIRS_BATCH; k++)
        is_in[k] &= (uint16_t)((cells->begin[k] <= range->end) & (cells->end[k] >= range->begin));
}

static int is_near(const lh_pairs_cull *of, int other, const lh_pairs_batch_cells *cells, size_t k)
{
    const size_t row = of->grid->cells[2];
    const box_cells box = cells_of_box(cells, k, row);
    uint64_t with = 0;
    for (int r = 0; r <= box.rows; r++)
        for (int c = 0; c <= box.cells; c++)
            with |= of->near[box.column + (size_t)r * row + (size_t)c].of[other];
    return (with & stretches_of(cells, k)) != 0;
}

/* Lists them, by their places in the batch. */
static void list_near(near_boxes *to, const lh_pairs_cull *of, const near_range *range, int other,
                      const lh_pairs_batch_cells *cells, size_t count)
{
    uint16_t is_in[LH_PAIRS_BATCH];
    uint32_t some = 0, near = 0;
    find_in_range(is_in, range, cells);
    for (uint32_t k = 0; k < count; k++) {
        to->positions[some] = k;
        some += is_in[k];
    }
    for (uint32_t i = 0; i < some; i++) {
        const uint32_t k = to->positions[i];
        to->positions[near] = k;
        near += (uint32_t)is_near(of, other, cells, k);
    }
    to->count = near;
}

/* By whole blocks: what fills up the last is nowhere. */
static void place_near(const lh_pairs_cull *of, near_boxes *some, const lh_pairs_boxes *boxes, size_t at,
                       size_t position, uint32_t *next, lh_pairs_record *records)
{
    lh_pairs_boxes near = {.count =
                               ((size_t)some->count + LH_PAIRS_BLOCK - 1) / LH_PAIRS_BLOCK * LH_PAIRS_BLOCK};
    for (int axis = 0; axis < 3; axis++) {
        near.low[axis] = some->low[axis];
        near.high[axis] = some->high[axis];
        for (size_t i = 0; i < some->count; i++) {
            some->low[axis][i] = boxes->low[axis][at + some->positions[i]];
            some->high[axis][i] = boxes->high[axis][at + some->positions[i]];
        }
        for (size_t i = some->count; i < near.count; i++)
            some->low[axis][i] = some->high[axis][i] = __builtin_nanf("");
    }
    for (size_t i = 0; i < some->count; i++)
        some->positions[i] += (uint32_t)position;
    of->kernels->place(of->grid, &near, 0, some->positions, next, records);
}

void lh_pairs_place_near(const lh_pairs_cull *of, int set, const lh_aabbs *view, uint32_t *next,
                         lh_pairs_record *records)
{
    lh_pairs_chunk chunk;
    near_boxes near;
    const lh_pairs_batch_cells *cells = of->cells[set];
    const near_range range = range_of_near(of);
    memset(near.positions, 0, sizeof near.positions);
    for (size_t position = 0, some = 0; position < view->count; position += some) {
        some = lh_pairs_chunk_at(&chunk, view, position, of->grid->axis);
        for (size_t at = 0; at < some; at += LH_PAIRS_BATCH, cells++) {
            list_near(&near, of, &range, 1 - set, cells,
                      some - at < LH_PAIRS_BATCH ? some - at : LH_PAIRS_BATCH);
            if (near.count > 0)
                place_near(of, &near, &chunk.boxes, at, position + at, next, records);
        }
    }
}
