#include "prepare.h"

#include <string.h>

#include "choose.h"
#include "chunk.h"
#include "cull.h"
#include "divide.h"
#include "plan.h"
#include "set_size.h"

/* A part's boxes of a and of b: an equal share of all, but by whole batches, which have an order of their own. */
typedef struct share {
    size_t a_first, a_end, b_first, b_end;
} share;

static size_t batches_of(size_t boxes)
{
    return (boxes + LH_PAIRS_BATCH - 1) / LH_PAIRS_BATCH;
}

/* How many of the boxes are in the first batches. */
static size_t boxes_in(size_t batches, size_t boxes)
{
    return batches * LH_PAIRS_BATCH < boxes ? batches * LH_PAIRS_BATCH : boxes;
}

static share share_of(const lh_pairs_set *set, size_t part)
{
    const size_t a = set->a.count, b = set->is_of_one_set ? 0 : set->b.count;
    const size_t of_a = batches_of(a), batches = of_a + batches_of(b);
    const size_t each = batches / set->parts, more = batches % set->parts;
    const size_t first = part * each + (part < more ? part : more), end = first + each + (part < more);
    return (share){boxes_in(first, a), boxes_in(end, a), boxes_in(first > of_a ? first - of_a : 0, b),
                   boxes_in(end > of_a ? end - of_a : 0, b)};
}

/* The counters of a part: by column, of a and of b, then by kind. */
static uint32_t *counters_of(const lh_pairs_set *set, size_t part)
{
    const size_t boxes = set->a.count + (set->is_of_one_set ? 0 : set->b.count);
    char *const memory = (char *)(uintptr_t)set;
    return (uint32_t *)(void *)(memory + set->counters_at + lh_pairs_counters_size(boxes, part));
}

static size_t counters_a_set(const lh_pairs_grid *grid)
{
    return (size_t)(grid->cells[1] + 1) * grid->cells[2] + 2;
}

static void count_boxes(const lh_pairs_kernels *kernels, const lh_pairs_grid *grid, const lh_aabbs *view,
                        size_t first, size_t end, const lh_pairs_counters *counters)
{
    lh_aabbs some = *view;
    lh_pairs_chunk chunk;
    some.count = end;
    for (size_t at = first; at < end;) {
        at += lh_pairs_chunk_at(&chunk, &some, at, grid->axis);
        kernels->count(grid, &chunk.boxes, counters);
    }
}

/* Adds to the counter of each column the boxes that were counted by kind: by the column in which they begin and by
 * their copies. */
static void spread_kinds(const lh_pairs_grid *grid, const lh_pairs_counters *counters)
{
    const uint32_t row = grid->cells[2];
    for (uint32_t cell = 0; cell < grid->cells[1] * row; cell++) {
        const uint32_t *const kind = counters->kind + (size_t)4 * cell;
        uint32_t *const column = counters->column + cell;
        column[0] += kind[0] + kind[LH_REPEAT_FIRST] + kind[LH_REPEAT_SECOND] + kind[LH_REPEAT_ANY];
        column[1] += kind[LH_REPEAT_SECOND] + kind[LH_REPEAT_ANY];
        column[row] += kind[LH_REPEAT_FIRST] + kind[LH_REPEAT_ANY];
        column[row + 1] += kind[LH_REPEAT_ANY];
    }
}

static void place_boxes(const lh_pairs_kernels *kernels, const lh_pairs_grid *grid, const lh_aabbs *view,
                        size_t first, size_t end, uint32_t *next, lh_pairs_record *records)
{
    lh_aabbs some = *view;
    lh_pairs_chunk chunk;
    some.count = end;
    for (size_t at = first; at < end;) {
        const size_t position = at;
        at += lh_pairs_chunk_at(&chunk, &some, at, grid->axis);
        kernels->place(grid, &chunk.boxes, (uint32_t)position, NULL, next, records);
    }
}

/* Where it is known which boxes are near the other set: cells where the last records would be, the rest where counters
 * by kind were, and where records will be once it is not needed any more. */
static lh_pairs_cull cull_of(const lh_pairs_set *set, const lh_pairs_kernels *kernels)
{
    const lh_pairs_grid *const grid = lh_pairs_grids(set);
    const size_t boxes = set->a.count + set->b.count;
    char *const records = (char *)(uintptr_t)lh_pairs_records(set);
    char *const end = records + lh_pairs_most_records(boxes) * sizeof(lh_pairs_record);
    lh_pairs_cull cull = {.near = (lh_pairs_near *)(void *)(counters_of(set, 0) + 2 * counters_a_set(grid)),
                          .bucket = (uint8_t *)records};
    lh_pairs_begin_cull(&cull, kernels, grid, end - lh_pairs_cells_size(set->a.count, set->b.count),
                        set->a.count);
    return cull;
}

static void count_part(const lh_pairs_set *set, const lh_pairs_kernels *kernels, size_t part)
{
    const lh_pairs_grid *const grid = lh_pairs_grids(set);
    const size_t by_column = counters_a_set(grid), by_kind = (size_t)4 * grid->cells[1] * grid->cells[2] + 1;
    uint32_t *const memory = counters_of(set, part), *const kinds = memory + 2 * by_column;
    const lh_pairs_counters of_a = {memory, kinds}, of_b = {memory + by_column, kinds + by_kind};
    const share of = share_of(set, part);
    memset(memory, 0, (2 * by_column + (set->is_of_one_set ? 1 : 2) * by_kind) * sizeof *memory);
    if (set->is_culled) {
        const lh_pairs_cull cull = cull_of(set, kernels);
        lh_pairs_count_cells(&cull, 0, &set->a, &of_a);
        lh_pairs_count_cells(&cull, 1, &set->b, &of_b);
    } else {
        count_boxes(kernels, grid, &set->a, of.a_first, of.a_end, &of_a);
        if (!set->is_of_one_set)
            count_boxes(kernels, grid, &set->b, of.b_first, of.b_end, &of_b);
    }
    spread_kinds(grid, &of_a);
    if (!set->is_of_one_set)
        spread_kinds(grid, &of_b);
}

/* In one part. */
static void place_near(const lh_pairs_set *set, const lh_pairs_kernels *kernels, const lh_pairs_store *store)
{
    uint32_t *const of_a = counters_of(set, 0), *const of_b = of_a + counters_a_set(lh_pairs_grids(set));
    const lh_pairs_cull cull = cull_of(set, kernels);
    lh_pairs_place_near(&cull, 0, &set->a, of_a, store->records);
    lh_pairs_place_near(&cull, 1, &set->b, of_b, store->records);
    for (size_t c = 0; c < set->columns; c++) {
        store->columns[c].a_end = of_a[c];
        store->columns[c].end = of_b[c];
    }
}

static void place_part(const lh_pairs_set *set, const lh_pairs_kernels *kernels, const lh_pairs_store *store,
                       size_t part)
{
    lh_pairs_record *const records = store->records;
    const lh_pairs_grid *const grid = lh_pairs_grids(set);
    const size_t by_column = counters_a_set(grid);
    uint32_t *const of_a = counters_of(set, part), *const of_b = of_a + by_column;
    const share of = share_of(set, part);
    /* Where boxes that are nowhere may be written: a part of its own for each. */
    of_a[by_column - 1] = of_b[by_column - 1] =
        (uint32_t)(lh_pairs_most_records(set->a.count + (set->is_of_one_set ? 0 : set->b.count)) +
                   part * LH_PAIRS_BLOCK);
    if (set->is_culled) {
        place_near(set, kernels, store);
        return;
    }
    place_boxes(kernels, grid, &set->a, of.a_first, of.a_end, of_a, records);
    place_boxes(kernels, grid, &set->b, of.b_first, of.b_end, of_b, records);
}

/* Turns the numbers of records that a column has from each part into the places where these begin: part by part, so
 * that they are in the order of the set however the work was shared out. */
static uint32_t begin_parts(uint32_t *counter, size_t pitch, size_t parts, uint32_t begin)
{
    for (size_t part = 0; part < parts; part++) {
        const uint32_t count = counter[part * pitch];
        counter[part * pitch] = begin;
        begin += count;
    }
    return begin;
}

static size_t lay_out(const lh_pairs_set *set, const lh_pairs_grid *grid, lh_pairs_column *columns)
{
    uint32_t *const of_a = counters_of(set, 0), *const of_b = of_a + counters_a_set(grid);
    const size_t parts = set->parts, pitch = parts > 1 ? (size_t)(counters_of(set, 1) - of_a) : 0;
    const size_t cells = (size_t)grid->cells[1] * grid->cells[2];
    uint32_t begin = 0;
    for (size_t cell = 0; cell < cells; cell++) {
        const uint32_t middle = begin_parts(of_a + cell, pitch, parts, begin),
                       end = begin_parts(of_b + cell, pitch, parts, middle);
        columns[cell] = lh_pairs_column_of(begin, middle, end);
        begin = end;
    }
    return begin;
}

static size_t count_copies(const lh_pairs_set *set)
{
    const size_t of_both = 2 * counters_a_set(lh_pairs_grids(set));
    size_t sum = 0;
    for (size_t part = 0; part < set->parts; part++) {
        const uint32_t *const counters = counters_of(set, part);
        for (size_t k = 0; k < of_both; k++)
            sum += counters[k];
    }
    return sum;
}

/* Where everything is in the memory of a set. */
static lh_pairs_store store_of(lh_pairs_set *set)
{
    const size_t boxes = set->a.count + (set->is_of_one_set ? 0 : set->b.count);
    char *const memory = (char *)set;
    return (lh_pairs_store){
        .columns = (lh_pairs_column *)(void *)(memory + set->columns_at),
        .records = (lh_pairs_record *)(void *)(memory + set->records_at),
        .grids = (lh_pairs_grid *)(void *)(memory + set->grids_at),
        .counters = counters_of(set, 0),
        .columns_count = set->columns,
        .records_count = set->records,
        .grids_count = set->grids,
        .most_columns = lh_pairs_most_columns(boxes),
        .most_records = lh_pairs_most_records(boxes),
        .most_grids = lh_pairs_most_grids(boxes),
        .most_cells = lh_pairs_most_cells(boxes),
    };
}

/* Makes the grid coarser for as long as there are too many copies, then gives each column its place. */
static void arrange(lh_pairs_set *set, const lh_pairs_kernels *kernels)
{
    const lh_pairs_store store = store_of(set);
    while (count_copies(set) > store.most_records && lh_pairs_coarsen(store.grids))
        for (size_t part = 0; part < set->parts; part++)
            count_part(set, kernels, part);
    set->columns = (size_t)store.grids->cells[1] * store.grids->cells[2];
    set->records = lay_out(set, store.grids, store.columns);
    set->is_culled &= set->records <= store.most_records / 6 * 5; /* else there is no room */
    if (!set->is_culled)
        return;
    lh_pairs_bound_columns(store.columns, store.grids, LH_PAIRS_REPEATS);
    const lh_pairs_cull cull = cull_of(set, kernels);
    lh_pairs_find_near(&cull, store.columns, lh_pairs_crowded(set->records, set->columns), &set->a, &set->b);
}

static void divide(lh_pairs_set *set)
{
    lh_pairs_store store = store_of(set);
    const size_t boxes = set->a.count + (set->is_of_one_set ? 0 : set->b.count);
    lh_pairs_bound_columns(store.columns, store.grids, boxes <= LH_PAIRS_FEW ? 0 : LH_PAIRS_REPEATS);
    lh_pairs_divide(&store);
    set->columns = store.columns_count;
    set->records = store.records_count;
    set->grids = store.grids_count;
    for (size_t c = 0; c < set->columns; c++) {
        const uint32_t size = store.columns[c].size;
        set->largest_column = size > set->largest_column ? size : set->largest_column;
    }
}

void lh_pairs_begin_set(lh_pairs_set *set, const lh_aabbs *a, const lh_aabbs *b, size_t parts)
{
    const size_t boxes = a->count + (b ? b->count : 0);
    memset(set, 0, sizeof *set);
    set->a = *a;
    set->b = b ? *b : *a;
    set->is_of_one_set = b == NULL;
    set->parts = parts;
    set->grids = 1;
    set->columns_at = lh_pairs_aligned(sizeof *set);
    set->grids_at =
        set->columns_at + lh_pairs_aligned(lh_pairs_most_columns(boxes) * sizeof(lh_pairs_column));
    set->counters_at = set->grids_at + lh_pairs_aligned(lh_pairs_most_grids(boxes) * sizeof(lh_pairs_grid));
    set->records_at = set->counters_at + lh_pairs_counters_size(boxes, parts);
    lh_pairs_grid *const grid = store_of(set).grids;
    lh_pairs_choose_grid(grid, a, b, boxes <= LH_PAIRS_FEW ? 0 : lh_pairs_most_cells(boxes));
    set->is_culled = parts == 1 && b && !grid->is_clustered && lh_pairs_may_be_apart(grid, a, b);
}

void lh_pairs_fill_part(lh_pairs_set *set, const lh_pairs_kernels *kernels, int step, size_t part)
{
    if (step == LH_PAIRS_COUNT)
        count_part(set, kernels, part);
    if (step == LH_PAIRS_PLACE) {
        const lh_pairs_store store = store_of(set);
        place_part(set, kernels, &store, part);
    }
    if (step == LH_PAIRS_ARRANGE && part == 0)
        arrange(set, kernels);
    if (step == LH_PAIRS_DIVIDE && part == 0)
        divide(set);
}

void lh_pairs_fill(lh_pairs_set *set, const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b)
{
    lh_pairs_begin_set(set, a, b, 1);
    for (int step = 0; step <= LH_PAIRS_DIVIDE; step++)
        lh_pairs_fill_part(set, kernels, step, 0);
}
