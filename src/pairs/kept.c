#include "kept.h"

#include <string.h>

#include "chunk.h"
#include "divide.h"

/* Questions, asked when there are as many as kernels take. */
typedef struct asking {
    const lh_pairs_kernels *kernels;
    const lh_pairs_set *set;
    const lh_pairs_sorted *sorted;
    lh_pairs_sorted_arrays arrays;
    lh_pairs_list *list;
    size_t count;
    lh_pairs_question questions[LH_PAIRS_QUESTIONS];
} asking;

static void ask_all(asking *of)
{
    of->kernels->ask(of->questions, of->count, &of->arrays, of->list);
    of->count = 0;
}

/* One box in the cells of a grid, and in those of what was divided again. */
static void ask_grid(asking *of, const lh_pairs_grid *grid, const lh_pairs_record *box, uint32_t repeats)
{
    const lh_pairs_cells at = lh_pairs_cells_of(grid, box);
    for (uint32_t r = at.first[0]; r <= at.last[0]; r++)
        for (uint32_t c = at.first[1]; c <= at.last[1]; c++) {
            const size_t cell = grid->column + (size_t)r * grid->cells[2] + c;
            const lh_pairs_column *const column = &lh_pairs_columns(of->set)[cell];
            const lh_pairs_record record = lh_pairs_record_in(grid, box, repeats, &at, r, c);
            if (lh_pairs_has_met(of->list, box->position))
                return;
            if (of->set->grids > 1 && column->divided) {
                ask_grid(of, &lh_pairs_grids(of->set)[column->divided], &record, column->repeats);
                continue;
            }
            __builtin_prefetch(&of->sorted[cell]);
            of->questions[of->count++] = (lh_pairs_question){record, &of->sorted[cell]};
            if (of->count == LH_PAIRS_QUESTIONS)
                ask_all(of);
        }
}

static int has_nan(const float box[6])
{
    int nans = 0;
    for (int k = 0; k < 6; k++)
        nans |= box[k] != box[k];
    return nans;
}

void lh_pairs_ask(const lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                  size_t position, lh_pairs_list *list)
{
    const lh_pairs_set *const set = lh_pairs_kept_set(kept);
    asking of = {
        .kernels = kernels,
        .set = set,
        .sorted = (const lh_pairs_sorted *)(const void *)((const char *)kept + kept->sorted_at),
        .arrays = lh_pairs_kept_arrays(kept),
        .list = list,
    };
    for (size_t i = 0; i < boxes->count && set->columns > 0; i++) {
        float ends[6];
        lh_pairs_box_at(ends, boxes, i);
        if (has_nan(ends))
            continue;
        lh_pairs_record box = {.position = (uint32_t)(position + i)};
        memcpy(box.low, ends, sizeof box.low);
        memcpy(box.high, ends + 3, sizeof box.high);
        ask_grid(&of, lh_pairs_grids(set), &box, 0);
    }
    ask_all(&of);
}
