#include "kept.h"

#include <string.h>

#include "chunk.h"
#include "divide.h"
#include "lanes/compiler.h"

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

static void ask_grid(asking *of, const lh_pairs_grid *grid, const lh_pairs_record *box, uint32_t repeats);

/* One box in one of its cells, and in those of what was divided again. */
LH_INLINE void ask_cell(asking *of, const lh_pairs_grid *grid, const lh_pairs_record *box, uint32_t repeats,
                        const lh_pairs_cells *at, uint32_t row, uint32_t place)
{
    const size_t cell = grid->column + (size_t)row * grid->cells[2] + place;
    const lh_pairs_column *const column = &lh_pairs_columns(of->set)[cell];
    const lh_pairs_record record = lh_pairs_record_in(grid, box, repeats, at, row, place);
    if (of->set->grids > 1 && column->divided) {
        ask_grid(of, &lh_pairs_grids(of->set)[column->divided], &record, column->repeats);
        return;
    }
    __builtin_prefetch(&of->sorted[cell]);
    of->questions[of->count++] = (lh_pairs_question){record, &of->sorted[cell]};
    if (of->count == LH_PAIRS_QUESTIONS)
        ask_all(of);
}

LH_INLINE void ask_cells(asking *of, const lh_pairs_grid *grid, const lh_pairs_record *box, uint32_t repeats,
                         const lh_pairs_cells *at)
{
    for (uint32_t r = at->first[0]; r <= at->last[0]; r++)
        for (uint32_t c = at->first[1]; c <= at->last[1]; c++)
            ask_cell(of, grid, box, repeats, at, r, c);
}

static void ask_grid(asking *of, const lh_pairs_grid *grid, const lh_pairs_record *box, uint32_t repeats)
{
    const lh_pairs_cells at = lh_pairs_cells_of(grid, box);
    ask_cells(of, grid, box, repeats, &at);
}

/* Whether a box, of which no end is NaN, meets the bounds of the set. */
LH_INLINE int is_near(const float box[6], const lh_pairs_kept *kept)
{
    int near = 1;
    for (int k = 0; k < 3; k++)
        near &= (box[k] <= kept->high[k]) & (kept->low[k] <= box[k + 3]);
    return near;
}

static asking begin_asking(const lh_pairs_kept *kept, const lh_pairs_kernels *kernels, lh_pairs_list *list)
{
    return (asking){
        .kernels = kernels,
        .set = lh_pairs_kept_set(kept),
        .sorted = (const lh_pairs_sorted *)(const void *)((const char *)kept + kept->sorted_at),
        .arrays = lh_pairs_kept_arrays(kept),
        .list = list,
    };
}

/* Returns whether the box is near the set. */
LH_INLINE int take_box(lh_pairs_record *box, const lh_pairs_kept *kept, const lh_aabbs *boxes, size_t i,
                       size_t position)
{
    float ends[6];
    lh_pairs_box_at(ends, boxes, i);
    *box = (lh_pairs_record){.position = (uint32_t)(position + i)};
    memcpy(box->low, ends, sizeof box->low);
    memcpy(box->high, ends + 3, sizeof box->high);
    return is_near(ends, kept);
}

void lh_pairs_ask(const lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                  size_t position, lh_pairs_list *list)
{
    asking of = begin_asking(kept, kernels, list);
    for (size_t i = 0; i < boxes->count && of.set->columns > 0; i++) {
        lh_pairs_record box;
        if (take_box(&box, kept, boxes, i, position))
            ask_grid(&of, lh_pairs_grids(of.set), &box, 0);
    }
    ask_all(&of);
}

/* ---- Until one is met --------------------------------------------------------------------------------- */

/* A box of many cells that has met none yet: its next cell, and how many are left. */
typedef struct waiting_box {
    lh_pairs_record box;
    lh_pairs_cells at;
    uint32_t row, place, left;
} waiting_box;

LH_INLINE uint32_t cells_in(const lh_pairs_cells *at)
{
    return (at->last[0] - at->first[0] + 1) * (at->last[1] - at->first[1] + 1);
}

/* Beginning in the middle, where most of the shape is. */
static waiting_box waiting_for(const lh_pairs_record *box, const lh_pairs_cells *at)
{
    return (waiting_box){*box, *at, (at->first[0] + at->last[0]) / 2, (at->first[1] + at->last[1]) / 2,
                         cells_in(at)};
}

static void ask_next_cell(asking *of, const lh_pairs_grid *grid, waiting_box *box)
{
    const lh_pairs_cells *const at = &box->at;
    ask_cell(of, grid, &box->box, 0, at, box->row, box->place);
    box->left--;
    if (box->place++ < at->last[1])
        return;
    box->place = at->first[1];
    box->row = box->row < at->last[0] ? box->row + 1 : at->first[0];
}

/* In rounds: each box of many cells is asked in one, then, if it has met none, in twice as many. */
static void ask_in_rounds(asking *of, waiting_box *waiting, size_t count, void (*settle)(lh_pairs_list *))
{
    const lh_pairs_grid *const grid = lh_pairs_grids(of->set);
    for (uint32_t cells = 1; of->count + count > 0; cells *= 2) {
        for (size_t i = 0; i < count; i++)
            for (uint32_t k = 0; k < cells && waiting[i].left > 0; k++)
                ask_next_cell(of, grid, &waiting[i]);
        ask_all(of);
        settle(of->list);
        size_t left = 0;
        for (size_t i = 0; i < count; i++)
            if (waiting[i].left > 0 && !lh_pairs_has_met(of->list, waiting[i].box.position))
                waiting[left++] = waiting[i];
        count = left;
    }
}

void lh_pairs_ask_until_met(const lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                            size_t position, lh_pairs_list *list, void (*settle)(lh_pairs_list *))
{
    enum { AT_A_TIME = 64, FEW_CELLS = 2 };
    waiting_box waiting[AT_A_TIME];
    asking of = begin_asking(kept, kernels, list);
    const lh_pairs_grid *const grid = lh_pairs_grids(of.set);
    size_t count = 0;
    for (size_t i = 0; i < boxes->count && of.set->columns > 0; i++) {
        lh_pairs_record box;
        if (!take_box(&box, kept, boxes, i, position))
            continue;
        const lh_pairs_cells at = lh_pairs_cells_of(grid, &box);
        if (cells_in(&at) <= FEW_CELLS)
            ask_cells(&of, grid, &box, 0, &at);
        else
            waiting[count++] = waiting_for(&box, &at);
        if (count == AT_A_TIME) {
            ask_in_rounds(&of, waiting, count, settle);
            count = 0;
        }
    }
    ask_in_rounds(&of, waiting, count, settle);
}
