#include "prepare.h"

#include <string.h>

#include "chunk.h"
#include "divide.h"
#include "plan.h"

enum { COPIES = 3 };

/* Cells of a grid for so many boxes, at most. */
static size_t most_cells(size_t boxes)
{
    return boxes / 4 + 16;
}

/* A counter a cell, and what kernels want beyond. */
static size_t most_counters(size_t cells)
{
    return cells + (cells < LH_PAIRS_MOST_CELLS ? cells : LH_PAIRS_MOST_CELLS) + 2;
}

size_t lh_pairs_most_columns(size_t boxes)
{
    return 2 * most_cells(boxes);
}

size_t lh_pairs_most_records(size_t boxes)
{
    return (size_t)COPIES * boxes + LH_PAIRS_BLOCK;
}

/* Every division but the first takes crowded columns of copies. */
static size_t most_grids(size_t boxes)
{
    return lh_pairs_most_records(boxes) / 1024 + 2;
}

size_t lh_pairs_set_size(size_t boxes)
{
    return lh_pairs_aligned(sizeof(lh_pairs_set)) +
           lh_pairs_aligned(lh_pairs_most_columns(boxes) * sizeof(lh_pairs_column)) +
           lh_pairs_aligned(most_grids(boxes) * sizeof(lh_pairs_grid)) +
           lh_pairs_aligned(2 * most_counters(most_cells(boxes)) * sizeof(uint32_t)) +
           lh_pairs_most_records(boxes) * sizeof(lh_pairs_record);
}

size_t lh_pairs_room_size(size_t records)
{
    return (LH_PAIRS_ROOM_WORDS * records + (size_t)2 * LH_PAIRS_ROOM_OVER) * sizeof(uint32_t);
}

lh_pairs_room lh_pairs_room_at(void *memory, size_t records)
{
    uint32_t *const word = memory, *const bucket = word + records + LH_PAIRS_ROOM_OVER;
    uint32_t *const draft = bucket + 2 * records + LH_PAIRS_ROOM_OVER;
    return (lh_pairs_room){.draft = draft,
                           .word = word,
                           .order = draft + 2 * records,
                           .span = draft + 3 * records,
                           .bucket = bucket};
}

/* ---- The grid ----------------------------------------------------------------------------------------- */

static void choose_grid(lh_pairs_grid *grid, const lh_pairs_set *set, size_t boxes)
{
    lh_pairs_sample sample;
    sample.count = 0;
    const size_t samples = lh_pairs_samples_of(boxes);
    for (size_t k = 0; k < samples; k++) {
        const size_t position = lh_pairs_sample_at(k, boxes);
        float box[6];
        if (position < set->a.count)
            lh_pairs_box_at(box, &set->a, position);
        else
            lh_pairs_box_at(box, &set->b, position - set->a.count);
        lh_pairs_add_to_sample(&sample, box, box + 3);
    }
    lh_pairs_plan(grid, &sample, boxes, most_cells(boxes));
}

static void count_set(const lh_pairs_kernels *kernels, const lh_pairs_grid *grid, const lh_aabbs *view,
                      uint32_t *counters)
{
    lh_pairs_chunk chunk;
    for (size_t at = 0; at < view->count;) {
        at += lh_pairs_chunk_at(&chunk, view, at, grid->axis);
        kernels->count(grid, &chunk.boxes, counters);
    }
}

static void place_set(const lh_pairs_kernels *kernels, const lh_pairs_grid *grid, const lh_aabbs *view,
                      uint32_t *counters, lh_pairs_record *records)
{
    lh_pairs_chunk chunk;
    for (size_t at = 0; at < view->count;) {
        const size_t position = at;
        at += lh_pairs_chunk_at(&chunk, view, at, grid->axis);
        kernels->place(grid, &chunk.boxes, (uint32_t)position, counters, records);
    }
}

/* From how many records a column has to where they begin. */
static size_t lay_out(const lh_pairs_grid *grid, uint32_t *of_a, uint32_t *of_b, lh_pairs_column *columns)
{
    uint32_t begin = 0;
    for (uint32_t cell = 0; cell < grid->cells[1] * grid->cells[2]; cell++) {
        lh_pairs_column *const column = &columns[cell];
        column->first = begin;
        column->middle = begin + of_a[cell];
        column->end = column->middle + of_b[cell];
        column->divided = 0;
        of_a[cell] = begin;
        of_b[cell] = column->middle;
        begin = column->end;
    }
    return begin;
}

static size_t sum_of(const uint32_t *counters, size_t count)
{
    size_t sum = 0;
    for (size_t k = 0; k < count; k++)
        sum += counters[k];
    return sum;
}

/* Where everything is in the memory of a set. */
static lh_pairs_store store_of(lh_pairs_set *set, size_t boxes)
{
    char *const memory = (char *)set;
    set->columns_at = lh_pairs_aligned(sizeof *set);
    set->grids_at =
        set->columns_at + lh_pairs_aligned(lh_pairs_most_columns(boxes) * sizeof(lh_pairs_column));
    const size_t counters_at = set->grids_at + lh_pairs_aligned(most_grids(boxes) * sizeof(lh_pairs_grid));
    set->records_at = counters_at + lh_pairs_aligned(2 * most_counters(most_cells(boxes)) * sizeof(uint32_t));
    return (lh_pairs_store){
        .columns = (lh_pairs_column *)(void *)(memory + set->columns_at),
        .records = (lh_pairs_record *)(void *)(memory + set->records_at),
        .grids = (lh_pairs_grid *)(void *)(memory + set->grids_at),
        .counters = (uint32_t *)(void *)(memory + counters_at),
        .most_columns = lh_pairs_most_columns(boxes),
        .most_records = lh_pairs_most_records(boxes),
        .most_grids = most_grids(boxes),
        .most_cells = most_cells(boxes),
    };
}

/* Counts into the columns of the grid, and makes it coarser for as long as there are too many copies. */
static void count_boxes(lh_pairs_grid *grid, const lh_pairs_set *set, const lh_pairs_kernels *kernels,
                        const lh_pairs_store *store)
{
    size_t counters;
    do {
        counters = (size_t)(grid->cells[1] + 1) * grid->cells[2] + 2;
        memset(store->counters, 0, 2 * counters * sizeof *store->counters);
        count_set(kernels, grid, &set->a, store->counters);
        if (!set->is_of_one_set)
            count_set(kernels, grid, &set->b, store->counters + counters);
    } while (sum_of(store->counters, 2 * counters) > store->most_records && lh_pairs_coarsen(grid));
}

void lh_pairs_fill(lh_pairs_set *set, const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b)
{
    const size_t boxes = a->count + (b ? b->count : 0);
    memset(set, 0, sizeof *set);
    set->a = *a;
    set->b = b ? *b : *a;
    set->is_of_one_set = b == NULL;
    lh_pairs_store store = store_of(set, boxes);
    lh_pairs_grid *const grid = store.grids;
    choose_grid(grid, set, boxes);
    count_boxes(grid, set, kernels, &store);
    uint32_t *const of_a = store.counters, *const of_b =
                                               of_a + (size_t)(grid->cells[1] + 1) * grid->cells[2] + 2;
    store.grids_count = 1;
    store.columns_count = (size_t)grid->cells[1] * grid->cells[2];
    store.records_count = lay_out(grid, of_a, of_b, store.columns);
    place_set(kernels, grid, a, of_a, store.records);
    if (b)
        place_set(kernels, grid, b, of_b, store.records);
    lh_pairs_bound_columns(store.columns, grid);
    lh_pairs_divide(&store);
    set->columns = store.columns_count;
    set->records = store.records_count;
    set->grids = store.grids_count;
    for (size_t c = 0; c < set->columns; c++) {
        const uint32_t size = store.columns[c].end - store.columns[c].first;
        set->largest_column = size > set->largest_column ? size : set->largest_column;
    }
}
