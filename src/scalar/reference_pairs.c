/* All pairs in plain C: docs/pairs.md, box by box. Bytes spare time elsewhere and change no list, so here are none. */
#include "pairs/column_cells.h"

#include <string.h>

#include "dispatch/by_isa.h"
#include "pairs/ranks.h"
#include "element.h"

static int is_nan_free(const lh_pairs_boxes *boxes, size_t i)
{
    int free = 1;
    for (int axis = 0; axis < 3; axis++)
        free &= boxes->low[axis][i] == boxes->low[axis][i] && boxes->high[axis][i] == boxes->high[axis][i];
    return free;
}

/* With the axes as they are in the views. */
static lh_pairs_record record_of(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, size_t i,
                                 uint32_t position)
{
    lh_pairs_record record = {.position = position};
    for (int axis = 0; axis < 3; axis++) {
        record.low[grid->axis[axis]] = boxes->low[axis][i];
        record.high[grid->axis[axis]] = boxes->high[axis][i];
    }
    return record;
}

static void count(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, const lh_pairs_counters *counters)
{
    for (size_t i = 0; i < boxes->count; i++) {
        if (!is_nan_free(boxes, i))
            continue;
        lh_pairs_record record = record_of(grid, boxes, i, 0);
        lh_pairs_cells at = lh_pairs_cells_of(grid, &record);
        for (uint32_t r = at.first[0]; r <= at.last[0]; r++)
            for (uint32_t c = at.first[1]; c <= at.last[1]; c++)
                counters->column[r * grid->cells[2] + c]++;
    }
}

/* The order in which the copies of a batch of boxes are written: those where the box begins, and repeats. */
enum { FIRST_COPIES, REPEATS_OF_SECOND, REPEATS_OF_FIRST, REPEATS_OF_BOTH, REPEATS_OF_LONG_BOXES, TURNS };

static int turn_of(const lh_pairs_cells *at, uint32_t row, uint32_t cell)
{
    if (row == at->first[0] && cell == at->first[1])
        return FIRST_COPIES;
    if (at->last[0] - at->first[0] > 1 || at->last[1] - at->first[1] > 1)
        return REPEATS_OF_LONG_BOXES;
    return row == at->first[0]    ? REPEATS_OF_SECOND
           : cell == at->first[1] ? REPEATS_OF_FIRST
                                  : REPEATS_OF_BOTH;
}

static int has_repeats(const lh_pairs_cells *at)
{
    return at->last[0] > at->first[0] || at->last[1] > at->first[1];
}

static uint8_t stretch_of(const lh_pairs_stretches *by, float at)
{
    const float stretch = (at - by->low) * by->scale;
    return (uint8_t)(stretch > 0.0f ? (stretch < by->most ? stretch : by->most) : 0.0f);
}

static void cells(lh_pairs_batch_cells *to, const lh_pairs_grid *grid, const lh_pairs_stretches *stretches,
                  const lh_pairs_boxes *boxes, size_t at)
{
    for (size_t i = 0; i < LH_PAIRS_BATCH && at + i < boxes->count; i++) {
        const lh_pairs_record record = record_of(grid, boxes, at + i, 0);
        const lh_pairs_cells of = lh_pairs_cells_of(grid, &record);
        const uint8_t low = stretch_of(stretches, boxes->low[0][at + i]);
        const uint8_t high = stretch_of(stretches, boxes->high[0][at + i]);
        for (int axis = 0; axis < 2; axis++) {
            to->first[axis][i] = (uint16_t)of.first[axis];
            to->last[axis][i] = (uint16_t)of.last[axis];
        }
        to->begin[i] = low < high ? low : high;
        to->end[i] = low < high ? high : low;
        if (!is_nan_free(boxes, at + i)) {
            to->first[0][i] = 1;
            to->last[0][i] = 0;
        }
    }
}

static void place(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, uint32_t position,
                  const uint32_t *positions, uint32_t *next, lh_pairs_record *records)
{
    for (size_t batch = 0; batch < boxes->count; batch += LH_PAIRS_BATCH) {
        size_t count = boxes->count - batch;
        if (count > LH_PAIRS_BATCH)
            count = LH_PAIRS_BATCH;
        lh_pairs_cells cells[LH_PAIRS_BATCH];
        for (size_t i = 0; i < count; i++) {
            lh_pairs_record record = record_of(grid, boxes, batch + i, 0);
            cells[i] = lh_pairs_cells_of(grid, &record);
        }
        for (int turn = 0; turn < TURNS; turn++)
            for (size_t i = 0; i < count; i++) {
                const lh_pairs_cells *at = &cells[i];
                if (!is_nan_free(boxes, batch + i) || (turn != FIRST_COPIES && !has_repeats(at)))
                    continue;
                const uint32_t at_position =
                    positions ? positions[batch + i] : position + (uint32_t)(batch + i);
                lh_pairs_record record = record_of(grid, boxes, batch + i, at_position);
                for (uint32_t r = at->first[0]; r <= at->last[0]; r++)
                    for (uint32_t c = at->first[1]; c <= at->last[1]; c++)
                        if (turn_of(at, r, c) == turn)
                            records[next[r * grid->cells[2] + c]++] =
                                lh_pairs_record_in(grid, &record, 0, at, r, c);
            }
    }
}

/* Buckets along the axis of the sweep: of one length between the bounds of the column; or between the first upper end
 * and the last lower one, and on the other two axes bytes; or by rank. `repeats` are those bits of words. */
enum { BY_BOUNDS, BY_CONTENT, BY_RANK };

typedef struct buckets {
    uint32_t count, repeats;
    int by;
    float low[3], scale[3];
    lh_pairs_ranks ranks;
} buckets;

static uint32_t clamped(float at, float most)
{
    return at > 0.0f ? (uint32_t)(at < most ? at : most) : 0;
}

static float within(float at, float low, float high)
{
    return at < low ? low : at > high ? high : at;
}

static void measure(buckets *by, const lh_pairs_record *records, const lh_pairs_column *column, int axis,
                    float levels)
{
    float low = records[column->first].high[axis], high = records[column->first].low[axis];
    for (uint32_t i = column->first; i < column->end; i++) {
        low = records[i].high[axis] < low ? records[i].high[axis] : low;
        high = records[i].low[axis] > high ? records[i].low[axis] : high;
    }
    const float beyond = lh_pairs_beyond(column, axis);
    low = within(low, column->low[axis] - beyond, column->high[axis] + beyond);
    high = within(high, column->low[axis] - beyond, column->high[axis] + beyond);
    by->low[axis] = low;
    by->scale[axis] = 1.0f;
    if (low < high)
        by->scale[axis] = levels / (high - low) < 0x1p100f ? levels / (high - low) : 0x1p100f;
}

static buckets buckets_of(const lh_pairs_column *column)
{
    uint32_t size = column->size;
    buckets by = {.count = size < LH_PAIRS_MOST_BUCKETS ? size : LH_PAIRS_MOST_BUCKETS,
                  .repeats = column->repeats,
                  .by = BY_BOUNDS,
                  .low = {column->low[0]}};
    by.scale[0] = lh_pairs_bucket_scale(column->low[0], column->high[0], by.count);
    return by;
}

static void measure_content(buckets *by, const lh_pairs_record *records, const lh_pairs_column *column)
{
    by->by = BY_CONTENT;
    measure(by, records, column, 0, (float)by->count);
    measure(by, records, column, 1, 256.0f);
    measure(by, records, column, 2, 256.0f);
}

static uint32_t bucket_of(const buckets *by, float at)
{
    return by->by == BY_RANK ? lh_pairs_rank_of(&by->ranks, at)
                             : clamped((at - by->low[0]) * by->scale[0], (float)(by->count - 1));
}

/* Records of one set in the order of their buckets, and where each bucket ends; ends[-1] is 0. */
typedef struct ordered {
    const lh_pairs_record *records;
    uint32_t count, *order, *ends;
} ordered;

static uint64_t put_in_order(const ordered *set, const buckets *by)
{
    memset(set->ends - 1, 0, (by->count + 1) * sizeof *set->ends);
    for (uint32_t i = 0; i < set->count; i++)
        set->ends[bucket_of(by, set->records[i].low[0])]++;
    uint32_t begin = 0;
    uint64_t shared = 0;
    for (uint32_t k = 0; k < by->count; k++) {
        uint32_t size = set->ends[k];
        shared += (uint64_t)size * size;
        set->ends[k] = begin;
        begin += size;
    }
    for (uint32_t i = 0; i < set->count; i++)
        set->order[set->ends[bucket_of(by, set->records[i].low[0])]++] = i;
    return shared;
}

static int meet(const lh_pairs_record *a, const lh_pairs_record *b, uint32_t repeats)
{
    int all = (a->word & b->word & repeats) == 0;
    for (int axis = 0; axis < 3; axis++)
        all &= a->low[axis] <= b->high[axis] && b->low[axis] <= a->high[axis];
    return all;
}

static uint32_t id_of(const lh_aabbs *view, uint32_t position)
{
    return view->index ? (uint32_t)element_of(position + (size_t)2, view->index, view->index_stride, position)
                       : position;
}

static void append(lh_pairs_list *list, uint32_t a, uint32_t b)
{
    const lh_pair pair = {id_of(list->a, a), id_of(list->b, b)};
    if (list->take) {
        list->take(list, &pair, 1);
        return;
    }
    if (list->found < list->capacity)
        list->pairs[list->found] = pair;
    list->found++;
}

/* The record at i of the order of `from` with those of `to` from begin to end. */
static void sweep(lh_pairs_list *list, uint32_t repeats, const ordered *from, uint32_t i, const ordered *to,
                  uint32_t begin, uint32_t end, int turned)
{
    const lh_pairs_record *one = &from->records[from->order[i]];
    for (uint32_t j = begin; j < end; j++) {
        const lh_pairs_record *other = &to->records[to->order[j]];
        int is_turned = list->is_of_one_set ? one->position > other->position : turned;
        if (meet(one, other, repeats))
            append(list, is_turned ? other->position : one->position,
                   is_turned ? one->position : other->position);
    }
}

/* How many records the sweep of `from` reads, after the i-th or from its own bucket on. */
static uint64_t records_ahead(const ordered *from, const ordered *to, const buckets *by, int is_of_one_set)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < from->count; i++) {
        const lh_pairs_record *one = &from->records[from->order[i]];
        uint32_t end = to->ends[bucket_of(by, one->high[0])];
        uint32_t begin = is_of_one_set ? i + 1 : to->ends[(int32_t)bucket_of(by, one->low[0]) - 1];
        sum += end > begin ? end - begin : 0;
    }
    return sum;
}

static void sweep_one_set(lh_pairs_list *list, const ordered *set, const buckets *by)
{
    for (uint32_t i = 0; i < set->count; i++)
        sweep(list, by->repeats, set, i, set, i + 1,
              set->ends[bucket_of(by, set->records[set->order[i]].high[0])], 0);
}

/* Of a pair that begins in the same bucket, it is the box of a that sweeps. */
static void sweep_two_sets(lh_pairs_list *list, const ordered *a, const ordered *b, const buckets *by)
{
    for (uint32_t i = 0; i < a->count; i++) {
        const lh_pairs_record *one = &a->records[a->order[i]];
        sweep(list, by->repeats, a, i, b, b->ends[(int32_t)bucket_of(by, one->low[0]) - 1],
              b->ends[bucket_of(by, one->high[0])], 0);
    }
    for (uint32_t i = 0; i < b->count; i++) {
        const lh_pairs_record *one = &b->records[b->order[i]];
        sweep(list, by->repeats, b, i, a, a->ends[bucket_of(by, one->low[0])],
              a->ends[bucket_of(by, one->high[0])], 1);
    }
}

static uint32_t boxes_meet(const lh_pairs_boxes *a, size_t i, const lh_pairs_boxes *b, size_t j)
{
    uint32_t all = 1;
    for (int axis = 0; axis < 3; axis++)
        all &= (a->low[axis][i] <= b->high[axis][j]) & (b->low[axis][j] <= a->high[axis][i]);
    return all;
}

static void few(const lh_pairs_boxes *a, const lh_pairs_boxes *b, lh_pairs_list *list)
{
    const lh_pairs_boxes *with = b ? b : a;
    uint32_t met[LH_PAIRS_FEW] = {0};
    for (uint32_t i = 0; i < a->count; i++) {
        uint32_t count = 0;
        for (uint32_t j = b ? 0 : i + 1; j < with->count; j++) {
            met[count] = j; /* without a branch, which would be guessed wrong */
            count += boxes_meet(a, i, with, j);
        }
        for (uint32_t k = 0; k < count; k++)
            append(list, i, met[k]);
    }
}

/* The same, of records in the order of their sets. */
static void find_few(const lh_pairs_record *records, const lh_pairs_column *column, lh_pairs_list *list)
{
    for (uint32_t i = column->first; i < column->a_end; i++)
        for (uint32_t j = list->is_of_one_set ? i + 1 : column->middle; j < column->end; j++)
            if (meet(&records[i], &records[j], 0))
                append(list, records[i].position, records[j].position);
}

static void find(const lh_pairs_record *records, const lh_pairs_column *column, const lh_pairs_room *room,
                 lh_pairs_list *list)
{
    if (column->repeats == 0) {
        find_few(records, column, list);
        return;
    }
    const int one_set = list->is_of_one_set;
    uint32_t size = column->size, of_a = column->a_end - column->first, of_b = column->end - column->middle;
    if (one_set ? of_a < 2 : of_a == 0 || of_b == 0)
        return;
    buckets by = buckets_of(column);
    ordered a = {records + column->first, of_a, room->order, room->bucket + 1};
    ordered b = {records + column->middle, of_b, room->order + of_a, room->bucket + by.count + 2};
    if (column->is_clustered)
        measure_content(&by, records, column);
    for (;;) {
        uint64_t shared = put_in_order(&a, &by) + (one_set ? 0 : put_in_order(&b, &by));
        if (by.by == BY_RANK || !lh_pairs_are_crowded(shared, size))
            break;
        if (by.by == BY_BOUNDS) {
            measure_content(&by, records, column);
            continue;
        }
        uint64_t ahead = one_set ? records_ahead(&a, &a, &by, 1)
                                 : records_ahead(&a, &b, &by, 0) + records_ahead(&b, &a, &by, 0);
        if (ahead <= lh_pairs_short_sweep(size))
            break;
        by.by = BY_RANK;
        by.count = lh_pairs_buckets_by_rank(size);
        room->rank_ends(&by.ranks, records + column->first, size, 0, by.count);
    }
    if (one_set)
        sweep_one_set(list, &a, &by);
    else
        sweep_two_sets(list, &a, &b, &by);
}

/* ---- Kept ---------------------------------------------------------------------------------------------- */

static uint32_t byte_of(const buckets *by, int axis, float at)
{
    return clamped((at - by->low[axis]) * by->scale[axis], 255.0f);
}

/* What other backends read, if they are asked next: from the lowest byte 255 - low, high, of both axes, the lowest bit
 * of high saying whether the box is a repeat. */
static uint32_t word_of(const buckets *by, const lh_pairs_record *record)
{
    uint32_t word = 0;
    for (int axis = 2; axis > 0; axis--)
        word = word << 16 | byte_of(by, axis, record->high[axis]) << 8 |
               (255 - byte_of(by, axis, record->low[axis]));
    return (word & ~by->repeats) | (record->word & by->repeats);
}

static void sort(lh_pairs_sorted *sorted, const lh_pairs_sorted_arrays *arrays, const lh_pairs_column *column,
                 const lh_pairs_room *room)
{
    (void)room;
    uint32_t size = column->end - column->first, bucket = sorted->bucket;
    *sorted = (lh_pairs_sorted){.first = column->first,
                                .bucket = bucket,
                                .repeats = column->repeats,
                                .low = {1.0f, 1.0f, 1.0f, 1.0f},
                                .scale = {1.0f, 1.0f, 1.0f, 1.0f}};
    if (size == 0)
        return;
    buckets by = buckets_of(column);
    measure_content(&by, arrays->records, column);
    sorted->buckets = by.count;
    for (int axis = 0; axis < 3; axis++) {
        sorted->low[axis] = by.low[axis];
        sorted->scale[axis] = by.scale[axis];
        sorted->most[axis] = axis == 0 ? (float)(by.count - 1) : 255.0f;
    }
    ordered set = {arrays->records + column->first, size, arrays->order + column->first,
                   arrays->bucket + bucket + 1};
    put_in_order(&set, &by);
    for (uint32_t i = 0; i < size; i++) {
        const lh_pairs_record *record = &set.records[set.order[i]];
        uint32_t begin = bucket_of(&by, record->low[0]), end = bucket_of(&by, record->high[0]);
        if (end > begin && end - begin > sorted->reach)
            sorted->reach = end - begin;
        arrays->word[column->first + i] = word_of(&by, record);
    }
}

static void ask_one(const lh_pairs_record *asked, const lh_pairs_sorted *sorted,
                    const lh_pairs_sorted_arrays *arrays, lh_pairs_list *list)
{
    if (sorted->buckets == 0)
        return;
    buckets by = {
        .count = sorted->buckets, .by = BY_CONTENT, .low = {sorted->low[0]}, .scale = {sorted->scale[0]}};
    uint32_t nowhere = 0, low = bucket_of(&by, asked->low[0]), high = bucket_of(&by, asked->high[0]);
    uint32_t first = low > sorted->reach ? low - sorted->reach : 0;
    const uint32_t *ends = arrays->bucket + sorted->bucket + 1;
    ordered one = {asked, 1, &nowhere, NULL};
    ordered kept = {arrays->records + sorted->first, 0, arrays->order + sorted->first, NULL};
    sweep(list, sorted->repeats, &one, 0, &kept, ends[(int32_t)first - 1], ends[high], 0);
}

static void ask(const lh_pairs_question *questions, size_t questions_count,
                const lh_pairs_sorted_arrays *arrays, lh_pairs_list *list)
{
    for (size_t k = 0; k < questions_count; k++)
        ask_one(&questions[k].box, questions[k].sorted, arrays, list);
}

const lh_pairs_kernels lh_backend_scalar_pairs = {few, count, cells, place, find, sort, ask};
