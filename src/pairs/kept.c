#include "kept.h"

#include <string.h>

#include "chunk.h"
#include "divide.h"
#include "prepare.h"

/* What the memory begins with; where the rest is, in bytes. */
struct lh_pairs_kept {
    size_t set_at, sorted_at, word_at, order_at, bucket_at;
};

static size_t layout(lh_pairs_kept *kept, size_t boxes)
{
    const size_t records = lh_pairs_most_records(boxes), columns = lh_pairs_most_columns(boxes);
    const size_t words = lh_pairs_aligned((records + LH_PAIRS_ROOM_OVER) * sizeof(uint32_t));
    kept->set_at = lh_pairs_aligned(sizeof *kept);
    kept->sorted_at = kept->set_at + lh_pairs_aligned(lh_pairs_set_size(boxes, 1));
    kept->word_at = kept->sorted_at + lh_pairs_aligned(columns * sizeof(lh_pairs_sorted));
    kept->order_at = kept->word_at + words;
    kept->bucket_at = kept->order_at + words;
    return kept->bucket_at + lh_pairs_aligned((records + columns) * sizeof(uint32_t));
}

/* Behind it, the room where columns are sorted one by one. */
size_t lh_pairs_kept_bytes(size_t boxes)
{
    lh_pairs_kept kept;
    return layout(&kept, boxes) + lh_pairs_room_size(boxes);
}

static const lh_pairs_set *set_of(const lh_pairs_kept *kept)
{
    return (const lh_pairs_set *)(const void *)((const char *)kept + kept->set_at);
}

static lh_pairs_sorted_arrays arrays_of(const lh_pairs_kept *kept)
{
    /* Written while the set is being kept, and read from then on. */
    char *const memory = (char *)(uintptr_t)kept;
    return (lh_pairs_sorted_arrays){
        .records = lh_pairs_records(set_of(kept)),
        .word = (uint32_t *)(void *)(memory + kept->word_at),
        .order = (uint32_t *)(void *)(memory + kept->order_at),
        .bucket = (uint32_t *)(void *)(memory + kept->bucket_at),
    };
}

void lh_pairs_keep_set(lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes)
{
    char *const memory = (char *)kept;
    const size_t room_at = layout(kept, boxes->count);
    lh_pairs_set *const set = (lh_pairs_set *)(void *)(memory + kept->set_at);
    lh_pairs_fill(set, kernels, boxes, NULL);
    const lh_pairs_sorted_arrays arrays = arrays_of(kept);
    const lh_pairs_room room = lh_pairs_room_at(memory + room_at, set->largest_column);
    lh_pairs_sorted *const sorted = (lh_pairs_sorted *)(void *)(memory + kept->sorted_at);
    uint32_t bucket = 0;
    for (size_t c = 0; c < set->columns; c++) {
        sorted[c].bucket = bucket;
        kernels->sort(&sorted[c], &arrays, &lh_pairs_columns(set)[c], &room);
        bucket += sorted[c].buckets + 1;
    }
}

/* ---- Asking ------------------------------------------------------------------------------------------- */

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
static void ask_grid(asking *of, const lh_pairs_grid *grid, const lh_pairs_record *box, uint32_t guests)
{
    const lh_pairs_cells at = lh_pairs_cells_of(grid, box);
    for (uint32_t r = at.first[0]; r <= at.last[0]; r++)
        for (uint32_t c = at.first[1]; c <= at.last[1]; c++) {
            const size_t cell = grid->column + (size_t)r * grid->cells[2] + c;
            const lh_pairs_column *const column = &lh_pairs_columns(of->set)[cell];
            const lh_pairs_record record = lh_pairs_record_in(grid, box, guests, &at, r, c);
            if (of->set->grids > 1 && column->divided) {
                ask_grid(of, &lh_pairs_grids(of->set)[column->divided], &record, column->guests);
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

size_t lh_pairs_ask(const lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                    lh_pair *pairs, size_t capacity)
{
    const lh_pairs_set *const set = set_of(kept);
    lh_pairs_list list = {pairs, capacity, 0, boxes, &set->a, 0, NULL};
    asking of = {
        .kernels = kernels,
        .set = set,
        .sorted = (const lh_pairs_sorted *)(const void *)((const char *)kept + kept->sorted_at),
        .arrays = arrays_of(kept),
        .list = &list,
    };
    for (size_t i = 0; i < boxes->count && set->columns > 0; i++) {
        float ends[6];
        lh_pairs_box_at(ends, boxes, i);
        if (has_nan(ends))
            continue;
        lh_pairs_record box = {.position = (uint32_t)i};
        memcpy(box.low, ends, sizeof box.low);
        memcpy(box.high, ends + 3, sizeof box.high);
        ask_grid(&of, lh_pairs_grids(set), &box, 0);
    }
    ask_all(&of);
    return list.found;
}
