/* The pairs of a column: in the way of sorting it, and of sweeping it, that suits its boxes. */
#ifndef LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_COLUMN_H
#define LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_COLUMN_H

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

static void order_column(const sorted_column *column, uint32_t buckets)
{
    for (int k = 0; k < column->sets; k++)
        order_set(&column->set[k], buckets);
}

/* These return the sum, over all buckets, of the square of the number of boxes in each. */
LH_INLINE uint64_t draft_by_bounds(const sorted_column *column, const lh_pairs_column *bounds,
                                   uint32_t buckets)
{
    uint64_t shared = 0;
    for (int k = 0; k < column->sets; k++)
        shared += draft_set(&column->set[k], bounds, buckets);
    return shared;
}

static LH_APART uint64_t draft_by_content(const sorted_column *column, const lh_pairs_record *records,
                                          const lh_pairs_column *bounds, uint32_t buckets)
{
    const column_scale by = scale_of_column(records, bounds, buckets);
    uint64_t shared = 0;
    for (int k = 0; k < column->sets; k++)
        shared += draft_by_scale(&column->set[k], &by, bounds->repeats, buckets);
    return shared;
}

/* Returns whether boxes share buckets even so: they coincide. */
static LH_APART int sort_by_ranks(const sorted_column *column, uint32_t repeats, const lh_pairs_room *room)
{
    lh_pairs_ranks by[3];
    const uint32_t buckets = lh_pairs_buckets_by_rank(column->count);
    uint64_t shared = 0;
    for (int axis = 0; axis < 3; axis++)
        room->rank_ends(&by[axis], column->records, column->count, axis,
                        axis == 0 ? buckets : LH_PAIRS_BYTE_RANKS);
    for (int k = 0; k < column->sets; k++)
        shared += draft_by_ranks(&column->set[k], by, repeats, buckets);
    order_column(column, buckets);
    return lh_pairs_are_crowded(shared, column->count);
}

/* Most columns are in order after the first way of sorting. Returns whether so many boxes still share buckets that they
 * have to be told apart by their ends (pairs_ends.h). */
LH_INLINE int sort_column(const sorted_column *column, const lh_pairs_record *records,
                          const lh_pairs_column *bounds, uint32_t buckets, const lh_pairs_room *room)
{
    const int by_content =
        bounds->is_clustered || lh_pairs_are_crowded(draft_by_bounds(column, bounds, buckets), column->count);
    const uint64_t shared = by_content ? draft_by_content(column, records, bounds, buckets) : 0;
    order_column(column, buckets);
    if (!lh_pairs_are_crowded(shared, column->count))
        return 0;
    return (!is_long_sweep(column) || sort_by_ranks(column, bounds->repeats, room)) &&
           column->count <= LH_PAIRS_MOST_BY_ENDS;
}

/* In the room from there on. */
static LH_APART void begin_set(sorted_set *set, const lh_pairs_record *records, uint32_t count,
                               const lh_pairs_room *room, uint32_t from, uint32_t bucket)
{
    set->records = records;
    set->count = count;
    set->draft = room->draft + from;
    set->test = (test_of_words *)(void *)set->draft;
    set->word =
        room->word + from + (from > 0 ? LH_PAIRS_BLOCK : 0); /* beyond what vectors read of the set before */
    set->order = room->order + from;
    set->span = room->span + from;
    set->bucket = room->bucket + bucket + 1;
}

static void find_in_column(const lh_pairs_record *records, const lh_pairs_column *bounds,
                           const lh_pairs_room *room, lh_pairs_list *list)
{
    const uint32_t count = bounds->size;
    const uint32_t of_a = bounds->a_end - bounds->first, of_b = bounds->end - bounds->middle;
    if (list->is_of_one_set ? of_a < 2 : of_a == 0 || of_b == 0)
        return;
    if (bounds->repeats == 0) {
        find_among_few_records(records, bounds, list);
        return;
    }
    const uint32_t buckets = count < LH_PAIRS_MOST_BUCKETS ? count : LH_PAIRS_MOST_BUCKETS;
    sorted_column column = {
        .records = records + bounds->first, .count = count, .sets = list->is_of_one_set ? 1 : 2};
    begin_set(&column.set[0], column.records, of_a, room, 0, 0);
    if (column.sets == 2)
        begin_set(&column.set[1], records + bounds->middle, of_b, room, of_a, buckets + 1);
    if (sort_column(&column, records, bounds, buckets, room)) {
        find_by_ends(&column, bounds->repeats, list);
        return;
    }
    for (int k = 0; k < column.sets; k++)
        prepare_tests(&column.set[k], bounds->repeats);
    if (column.sets == 1) {
        look_ahead(&column.set[0]);
        sweep_one_set(&column.set[0], list);
    } else {
        sweep_other_set(&column.set[0], &column.set[1], 0, list);
        sweep_other_set(&column.set[1], &column.set[0], 1, list);
    }
}

#endif
