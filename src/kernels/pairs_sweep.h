/* The sweep: each box of a column with those that begin before it ends, by their words; what these do not part is
 * compared exactly. */
#ifndef LANEHIT_SRC_KERNELS_PAIRS_SWEEP_H
#define LANEHIT_SRC_KERNELS_PAIRS_SWEEP_H

/* Pairs that words do not part, in 16 bits each: where they are in the order of their sets, from the bases on. */
enum { MOST_CANDIDATES = 1024, FAR_FROM_BASE = 32768 };

typedef struct candidates_of_sweep {
    const sorted_set *from, *to;
    int is_turned; /* `from` is b */
    uint32_t from_base, to_base;
    uint32_t pair[MOST_CANDIDATES + LANES];
    lh_pairs_list *list;
} candidates_of_sweep;

LH_INLINE uint32_t id_of(const lh_aabbs *set, uint32_t position)
{
    const size_t stride = set->index_stride ? set->index_stride / sizeof *set->index : 1;
    return set->index[stride * position];
}

/* Appends pairs of positions as ids. */
static LH_APART void append_pairs(lh_pairs_list *list, lh_pair *pairs, size_t count)
{
    if (list->a->index)
        for (size_t k = 0; k < count; k++)
            pairs[k].a = id_of(list->a, pairs[k].a);
    if (list->b->index)
        for (size_t k = 0; k < count; k++)
            pairs[k].b = id_of(list->b, pairs[k].b);
    if (list->take) {
        list->take(list, pairs, count);
        return;
    }
    if (list->found < list->capacity && pairs != list->pairs + list->found) {
        const size_t left = list->capacity - list->found;
        memcpy(list->pairs + list->found, pairs, (count < left ? count : left) * sizeof *pairs);
    }
    list->found += count;
}

#include "pairs_few.h"

/* Decides the candidates. Which of them meet cannot be predicted, so each is written, and those that do are
 * counted. */
static LH_APART void decide_candidates(const candidates_of_sweep *of, uint32_t candidates)
{
    lh_pairs_list *const list = of->list;
    lh_pair buffer[MOST_CANDIDATES + LANES];
    const int fits = list->found < list->capacity && list->capacity - list->found >= candidates;
    lh_pair *const out = fits ? list->pairs + list->found : buffer;
    const uint32_t *const from_order = of->from->order + of->from_base;
    const uint32_t *const to_order = of->to->order + of->to_base;
    const int one_set = list->is_of_one_set;
    size_t count = 0;
    for (uint32_t k = 0; k < candidates; k++) {
        const lh_pairs_record *const from = of->from->records + from_order[of->pair[k] >> 16];
        const lh_pairs_record *const to = of->to->records + to_order[of->pair[k] & 0xffff];
        const uint32_t meet =
            quad_meet(quad_load(from->low), quad_load(from->high), quad_load(to->low), quad_load(to->high));
        const int turned = (one_set & (from->position > to->position)) | of->is_turned;
        const uint32_t exchanged = (from->position ^ to->position) & (0 - (uint32_t)turned);
        out[count].a = from->position ^ exchanged;
        out[count].b = to->position ^ exchanged;
        count += (meet & 7) == 7;
    }
    append_pairs(list, out, count);
}

/* A bit for each of the words at j that is before the end. */
LH_INLINE uint32_t first_bits(uint32_t j, uint32_t end)
{
    const uint32_t left = j < end ? end - j : 0;
    return (uint32_t)((UINT64_C(1) << (left < LANES ? left : LANES)) - 1);
}

/* What a sweep has in registers. */
typedef struct sweep_state {
    const uint32_t *word;
    const test_of_words *test;
    uint32_t count, from_base, to_base;
} sweep_state;

/* Box i of `from` with those of `to` from `begin` up to `end`. Reads a vector of words even where there are none, since most boxes have a few: the branch is
 * then foreseen. */
LH_INLINE void sweep_one(candidates_of_sweep *of, sweep_state *s, uint32_t i, uint32_t begin, uint32_t end)
{
    const test_of_words test = s->test[i];
    uint32_t j = begin;
    do {
        if (((i - s->from_base) | (j - s->to_base)) >= FAR_FROM_BASE || s->count > MOST_CANDIDATES) {
            of->from_base = s->from_base;
            of->to_base = s->to_base;
            decide_candidates(of, s->count);
            s->count = 0;
            s->from_base = i;
            s->to_base = j;
        }
        const uint32_t bits = words_meet(s->word + j, test.threshold, test.flags) & first_bits(j, end);
        words_list(of->pair + s->count, (i - s->from_base) << 16 | (j - s->to_base), bits);
        s->count += bits_in(bits);
        j += LANES;
    } while (j < end);
}

LH_INLINE sweep_state begin_sweep(candidates_of_sweep *of, const sorted_set *from, const sorted_set *to,
                                  int turned, lh_pairs_list *list)
{
    of->from = from;
    of->to = to;
    of->is_turned = turned;
    of->list = list;
    return (sweep_state){.word = to->word, .test = from->test};
}

LH_INLINE void end_sweep(candidates_of_sweep *of, const sweep_state *s)
{
    of->from_base = s->from_base;
    of->to_base = s->to_base;
    decide_candidates(of, s->count);
}

static LH_APART void sweep_one_set(const sorted_set *set, lh_pairs_list *list)
{
    candidates_of_sweep of;
    sweep_state s = begin_sweep(&of, set, set, 0, list);
    const uint32_t *const bucket = set->bucket, *const span = set->span, count = set->count;
    for (uint32_t i = 0; i < count; i++)
        sweep_one(&of, &s, i, i + 1, bucket[span[i] >> 16]);
    end_sweep(&of, &s);
}

/* Of a pair, one box begins in the bucket of the other or later: that other one sweeps. Of those that begin in the same
 * bucket, it is that of `a`: `skipped` is 1 for the buckets of b. */
static LH_APART void sweep_other_set(const sorted_set *from, const sorted_set *to, int32_t skipped,
                                     lh_pairs_list *list)
{
    candidates_of_sweep of;
    sweep_state s = begin_sweep(&of, from, to, skipped, list);
    const uint32_t *const bucket = to->bucket, *const span = from->span, count = from->count;
    for (uint32_t i = 0; i < count; i++)
        sweep_one(&of, &s, i, bucket[(int32_t)(span[i] & 0xffff) - 1 + skipped], bucket[span[i] >> 16]);
    end_sweep(&of, &s);
}

/* A column is one set, or two. */
typedef struct sorted_column {
    const lh_pairs_record *records;
    uint32_t count;
    int sets;
    sorted_set set[2];
} sorted_column;

/* Adds how many words the sweep of `from` reads, for as long as there are at most `most`. */
static LH_APART uint64_t add_words_ahead(uint64_t sum, const sorted_set *from, const sorted_set *to,
                                         int is_of_one_set, uint64_t most)
{
    for (uint32_t i = 0; i < from->count && sum <= most; i++) {
        const uint32_t end = to->bucket[from->span[i] >> 16];
        const uint32_t begin = is_of_one_set ? i + 1 : to->bucket[(int32_t)(from->span[i] & 0xffff) - 1];
        sum += end > begin ? end - begin : 0;
    }
    return sum;
}

static int is_long_sweep(const sorted_column *column)
{
    const sorted_set *const a = &column->set[0], *const b = &column->set[1];
    const uint64_t most = lh_pairs_short_sweep(column->count);
    const uint64_t ahead = add_words_ahead(0, a, column->sets == 1 ? a : b, column->sets == 1, most);
    return (column->sets == 1 ? ahead : add_words_ahead(ahead, b, a, 0, most)) > most;
}

static uint64_t order_column(const sorted_column *column, uint32_t buckets)
{
    uint64_t shared = 0;
    for (int k = 0; k < column->sets; k++)
        shared += order_set(&column->set[k], buckets);
    return shared;
}

/* Returns how many pairs share a bucket. */
static LH_APART uint64_t sort_by_scale(const sorted_column *column, const lh_pairs_record *records,
                                       const lh_pairs_column *bounds, uint32_t buckets)
{
    const column_scale by = scale_of_column(records, bounds, buckets);
    for (int k = 0; k < column->sets; k++)
        draft_by_scale(&column->set[k], &by, bounds->guests);
    return order_column(column, buckets);
}

static LH_APART void sort_by_ranks(const sorted_column *column, uint32_t guests)
{
    lh_pairs_ranks by[3];
    const uint32_t buckets = lh_pairs_buckets_by_rank(column->count);
    for (int axis = 0; axis < 3; axis++)
        lh_pairs_rank_ends(&by[axis], column->records, column->count, axis,
                           axis == 0 ? buckets : LH_PAIRS_BYTE_RANKS);
    for (int k = 0; k < column->sets; k++)
        draft_by_ranks(&column->set[k], by, guests);
    order_column(column, buckets);
}

/* Most columns are in order at once. */
LH_INLINE void sort_column(const sorted_column *column, const lh_pairs_record *records,
                           const lh_pairs_column *bounds, uint32_t buckets)
{
    for (int k = 0; k < column->sets; k++)
        draft_set(&column->set[k], bounds, buckets);
    if (lh_pairs_are_crowded(order_column(column, buckets), column->count) &&
        lh_pairs_are_crowded(sort_by_scale(column, records, bounds, buckets), column->count) &&
        is_long_sweep(column))
        sort_by_ranks(column, bounds->guests);
}

static void find_in_column(const lh_pairs_record *records, const lh_pairs_column *bounds,
                           const lh_pairs_room *room, lh_pairs_list *list)
{
    const uint32_t count = bounds->end - bounds->first, of_a = bounds->middle - bounds->first;
    if (list->is_of_one_set ? count < 2 : of_a == 0 || of_a == count)
        return;
    if (bounds->guests == 0) {
        find_among_few_records(records, bounds, list);
        return;
    }
    const uint32_t buckets = count < LH_PAIRS_MOST_BUCKETS ? count : LH_PAIRS_MOST_BUCKETS;
    const uint32_t padded = of_a + LH_PAIRS_BLOCK;
    sorted_column column = {
        .records = records + bounds->first,
        .count = count,
        .sets = list->is_of_one_set ? 1 : 2,
        .set = {{.records = records + bounds->first,
                 .count = of_a,
                 .draft = room->draft,
                 .test = (test_of_words *)(void *)room->draft,
                 .word = room->word,
                 .order = room->order,
                 .span = room->span,
                 .bucket = room->bucket + 1},
                {.records = records + bounds->middle,
                 .count = count - of_a,
                 .draft = room->draft + of_a,
                 .test = (test_of_words *)(void *)(room->draft + of_a),
                 .word = room->word + padded,
                 .order = room->order + of_a,
                 .span = room->span + of_a,
                 .bucket = room->bucket + buckets + 2}},
    };
    sort_column(&column, records, bounds, buckets);
    for (int k = 0; k < column.sets; k++)
        prepare_tests(&column.set[k], bounds->guests);
    if (column.sets == 1)
        sweep_one_set(&column.set[0], list);
    else {
        sweep_other_set(&column.set[0], &column.set[1], 0, list);
        sweep_other_set(&column.set[1], &column.set[0], 1, list);
    }
}

#endif
