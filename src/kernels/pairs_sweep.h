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

/* Decides the candidates. Which of them meet cannot be predicted, so each is written, and those that do are
 * counted. */
static LH_APART void decide_candidates(candidates_of_sweep *of, uint32_t candidates)
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
        count += ((meet & 7) == 7) & ((from->flags & to->flags) == 0);
    }
    append_pairs(list, out, count);
}

/* A bit for each of the words at j that is before the end. */
LH_INLINE uint32_t first_bits(uint32_t j, uint32_t end)
{
    const uint32_t left = j < end ? end - j : 0;
    return (uint32_t)((UINT64_C(1) << (left < LANES ? left : LANES)) - 1);
}

/* Box i of `from` with those of `to` from `begin` up to `end`. Returns how many candidates there are then; the sweep holds
 * that number in a register. Reads a vector of words even where there are none, since most boxes have a few: the branch is
 * then foreseen. */
LH_INLINE uint32_t sweep_one(candidates_of_sweep *of, uint32_t count, uint32_t i, uint32_t begin,
                             uint32_t end)
{
    const uint32_t word = of->from->word[i], threshold = threshold_of(word), flags = word & WORD_GUESTS;
    uint32_t j = begin;
    do {
        if (((i - of->from_base) | (j - of->to_base)) >= FAR_FROM_BASE || count > MOST_CANDIDATES) {
            decide_candidates(of, count);
            count = 0;
            of->from_base = i;
            of->to_base = j;
        }
        const uint32_t bits = words_meet(of->to->word + j, threshold, flags) & first_bits(j, end);
        words_list(of->pair + count, (i - of->from_base) << 16 | (j - of->to_base), bits);
        count += bits_in(bits);
        j += LANES;
    } while (j < end);
    return count;
}

LH_INLINE void begin_sweep(candidates_of_sweep *of, const sorted_set *from, const sorted_set *to, int turned,
                           lh_pairs_list *list)
{
    of->from = from;
    of->to = to;
    of->is_turned = turned;
    of->from_base = of->to_base = 0;
    of->list = list;
}

static LH_APART void sweep_one_set(const sorted_set *set, lh_pairs_list *list)
{
    candidates_of_sweep of;
    uint32_t count = 0;
    begin_sweep(&of, set, set, 0, list);
    for (uint32_t i = 0; i < set->count; i++)
        count = sweep_one(&of, count, i, i + 1, set->bucket[set->span[i] >> 16]);
    decide_candidates(&of, count);
}

/* Of a pair, one box begins in the bucket of the other or later: that other one sweeps. Of those that begin in the
 * same bucket, it is that of `a`. */
static LH_APART void sweep_two_sets(const sorted_set *a, const sorted_set *b, lh_pairs_list *list)
{
    candidates_of_sweep of;
    uint32_t count = 0;
    begin_sweep(&of, a, b, 0, list);
    for (uint32_t i = 0; i < a->count; i++)
        count = sweep_one(&of, count, i, b->bucket[(int32_t)(a->span[i] & 0xffff) - 1],
                          b->bucket[a->span[i] >> 16]);
    decide_candidates(&of, count);
    count = 0;
    begin_sweep(&of, b, a, 1, list);
    for (uint32_t i = 0; i < b->count; i++)
        count = sweep_one(&of, count, i, a->bucket[b->span[i] & 0xffff], a->bucket[b->span[i] >> 16]);
    decide_candidates(&of, count);
}

/* A column is one set, or two. */
typedef struct sorted_column {
    const lh_pairs_record *records;
    uint32_t count;
    int sets;
    sorted_set set[2];
} sorted_column;

/* How many words the sweep of `from` reads. */
LH_INLINE uint64_t words_ahead(const sorted_set *from, const sorted_set *to, int is_of_one_set)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < from->count; i++) {
        const uint32_t end = to->bucket[from->span[i] >> 16];
        const uint32_t begin = is_of_one_set ? i + 1 : to->bucket[(int32_t)(from->span[i] & 0xffff) - 1];
        sum += end > begin ? end - begin : 0;
    }
    return sum;
}

static LH_APART uint64_t ahead_in(const sorted_column *column)
{
    const sorted_set *const a = &column->set[0], *const b = &column->set[1];
    return column->sets == 1 ? words_ahead(a, a, 1) : words_ahead(a, b, 0) + words_ahead(b, a, 0);
}

static LH_APART void sort_by_ranks(sorted_column *column)
{
    lh_pairs_ranks by[3];
    const uint32_t buckets = lh_pairs_buckets_by_rank(column->count);
    for (int axis = 0; axis < 3; axis++)
        lh_pairs_rank_ends(&by[axis], column->records, column->count, axis,
                           axis == 0 ? buckets : LH_PAIRS_BYTE_RANKS);
    for (int k = 0; k < column->sets; k++) {
        draft_by_ranks(&column->set[k], by);
        order_set(&column->set[k], buckets);
    }
}

/* Most columns are in order at once. */
LH_INLINE void sort_column(sorted_column *column, const column_scale *by, uint32_t buckets)
{
    uint64_t shared = 0;
    for (int k = 0; k < column->sets; k++) {
        draft_set(&column->set[k], by);
        shared += order_set(&column->set[k], buckets);
    }
    if (lh_pairs_are_crowded(shared, column->count) &&
        lh_pairs_is_long_sweep(ahead_in(column), column->count))
        sort_by_ranks(column);
}

static void find_in_column(const lh_pairs_record *records, const lh_pairs_column *bounds,
                           const lh_pairs_room *room, lh_pairs_list *list)
{
    const uint32_t count = bounds->end - bounds->first, of_a = bounds->middle - bounds->first;
    if (list->is_of_one_set ? count < 2 : of_a == 0 || of_a == count)
        return;
    const uint32_t buckets = count < LH_PAIRS_MOST_BUCKETS ? count : LH_PAIRS_MOST_BUCKETS;
    const uint32_t padded = of_a + LH_PAIRS_BLOCK;
    sorted_column column = {
        .records = records + bounds->first,
        .count = count,
        .sets = list->is_of_one_set ? 1 : 2,
        .set = {{.records = records + bounds->first,
                 .count = of_a,
                 .draft = room->draft,
                 .word = room->word,
                 .order = room->order,
                 .span = room->span,
                 .bucket = room->bucket + 1},
                {.records = records + bounds->middle,
                 .count = count - of_a,
                 .draft = room->draft + 2 * (size_t)of_a,
                 .word = room->word + padded,
                 .order = room->order + of_a,
                 .span = room->span + of_a,
                 .bucket = room->bucket + buckets + 2}},
    };
    const column_scale by = scale_of_column(records, bounds, buckets);
    sort_column(&column, &by, buckets);
    if (column.sets == 1)
        sweep_one_set(&column.set[0], list);
    else
        sweep_two_sets(&column.set[0], &column.set[1], list);
}

#endif
