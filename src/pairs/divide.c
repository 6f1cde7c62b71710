#include "divide.h"

#include <string.h>

#include "plan.h"

/* Below this a column takes tens of nanoseconds a box however its boxes lie. */
enum { CROWDED = 1024, CROWDED_BY = 4 };

static float at_most(float a, float limit)
{
    return a < limit ? a : limit;
}

/* Edges are the same expression from both sides, and finite. */
static float edge(const lh_pairs_grid *grid, int axis, float cell)
{
    const float at = grid->low[axis] + grid->width[axis] * cell;
    return at < -LH_PAIRS_FAR ? -LH_PAIRS_FAR : at_most(at, LH_PAIRS_FAR);
}

void lh_pairs_bound_columns(lh_pairs_column *columns, const lh_pairs_grid *grid, uint32_t repeats)
{
    const uint32_t rows = grid->cells[1], cells = grid->cells[2];
    for (uint32_t r = 0; r < rows; r++)
        for (uint32_t c = 0; c < cells; c++, columns++) {
            columns->is_clustered = grid->is_clustered;
            columns->repeats = repeats;
            columns->low[0] = edge(grid, 0, -0.03125f);
            columns->high[0] = edge(grid, 0, 1.03125f);
            columns->low[1] = edge(grid, 1, r == 0 ? -1.0f : (float)r);
            columns->high[1] = edge(grid, 1, (float)(r + 1 == rows ? rows + 1 : r + 1));
            columns->low[2] = edge(grid, 2, c == 0 ? -1.0f : (float)c);
            columns->high[2] = edge(grid, 2, (float)(c + 1 == cells ? cells + 1 : c + 1));
        }
}

static float within(float at, float low, float high)
{
    return at < low ? low : at_most(at, high);
}

static void plan_column(lh_pairs_grid *grid, const lh_pairs_column *column, const lh_pairs_record *records,
                        size_t most_cells)
{
    lh_pairs_sample sample;
    sample.count = 0;
    const uint32_t size = column->end - column->first;
    const size_t samples = lh_pairs_samples_of(size);
    for (size_t k = 0; k < samples; k++) {
        const lh_pairs_record *const record = &records[column->first + (uint32_t)lh_pairs_sample_at(k, size)];
        float low[3], high[3];
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = within(record->low[axis], column->low[axis], column->high[axis]);
            high[axis] = within(record->high[axis], column->low[axis], column->high[axis]);
        }
        lh_pairs_add_to_sample(&sample, low, high);
    }
    lh_pairs_plan(grid, &sample, size, most_cells);
}

static size_t count_records(const lh_pairs_grid *grid, const lh_pairs_record *records, uint32_t count,
                            uint32_t *counters)
{
    size_t sum = 0;
    for (uint32_t i = 0; i < count; i++) {
        const lh_pairs_cells at = lh_pairs_cells_of(grid, &records[i]);
        for (uint32_t r = at.first[0]; r <= at.last[0]; r++)
            for (uint32_t c = at.first[1]; c <= at.last[1]; c++, sum++)
                counters[r * grid->cells[2] + c]++;
    }
    return sum;
}

static void place_records(const lh_pairs_grid *grid, const lh_pairs_record *from, uint32_t count,
                          uint32_t repeats, uint32_t *counters, lh_pairs_record *records)
{
    for (uint32_t i = 0; i < count; i++) {
        const lh_pairs_cells at = lh_pairs_cells_of(grid, &from[i]);
        for (uint32_t r = at.first[0]; r <= at.last[0]; r++)
            for (uint32_t c = at.first[1]; c <= at.last[1]; c++)
                records[counters[r * grid->cells[2] + c]++] =
                    lh_pairs_record_in(grid, &from[i], repeats, &at, r, c);
    }
}

/* Divides one column if its boxes lie so that it helps. */
static void divide_column(lh_pairs_store *store, lh_pairs_column *column)
{
    const uint32_t of_a = column->middle - column->first, of_b = column->end - column->middle;
    const lh_pairs_record *const from_a = store->records + column->first, *const from_b = from_a + of_a;
    lh_pairs_column *const divided = store->columns + store->columns_count;
    const size_t room = store->most_columns - store->columns_count, quarter = (of_a + of_b) / 4;
    const size_t limit = room < store->most_cells ? room : store->most_cells;
    lh_pairs_grid grid;
    plan_column(&grid, column, store->records, limit < quarter ? limit : quarter);
    const size_t cells = (size_t)grid.cells[1] * grid.cells[2];
    if (cells == 1 || store->grids_count == store->most_grids)
        return;
    uint32_t *const counters_a = store->counters, *const counters_b = counters_a + cells;
    memset(counters_a, 0, 2 * cells * sizeof *counters_a);
    const size_t copies =
        count_records(&grid, from_a, of_a, counters_a) + count_records(&grid, from_b, of_b, counters_b);
    if (copies > store->most_records - store->records_count)
        return;
    uint32_t begin = (uint32_t)store->records_count;
    for (size_t c = 0; c < cells; c++) {
        const uint32_t middle = begin + counters_a[c], end = middle + counters_b[c];
        divided[c] = lh_pairs_column_of(begin, middle, end);
        counters_a[c] = begin;
        counters_b[c] = middle;
        begin = end;
    }
    place_records(&grid, from_a, of_a, column->repeats, counters_a, store->records);
    place_records(&grid, from_b, of_b, column->repeats, counters_b, store->records);
    lh_pairs_bound_columns(divided, &grid, column->repeats << 1 | LH_PAIRS_REPEATS);
    grid.column = (uint32_t)store->columns_count;
    column->a_end = column->middle = column->end = column->first;
    column->size = 0;
    column->divided = (uint32_t)store->grids_count;
    store->grids[store->grids_count++] = grid;
    store->columns_count += cells;
    store->records_count += copies;
}

/* There are bits of words for so many divisions. */
static int may_be_divided(const lh_pairs_column *column)
{
    return (column->repeats >> LH_PAIRS_MOST_DIVISIONS & LH_PAIRS_REPEATS) == 0;
}

size_t lh_pairs_crowded(size_t records, size_t columns)
{
    const size_t share = CROWDED_BY * records / columns;
    return share > CROWDED && columns > 1 ? share : CROWDED;
}

void lh_pairs_divide(lh_pairs_store *store)
{
    const size_t crowded = lh_pairs_crowded(store->records_count, store->columns_count);
    for (size_t c = 0; c < store->columns_count && store->columns_count < store->most_columns; c++)
        if (store->columns[c].size > crowded && may_be_divided(&store->columns[c]))
            divide_column(store, &store->columns[c]);
}
