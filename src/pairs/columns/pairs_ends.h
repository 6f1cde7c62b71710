/* The sweep by ends themselves instead of by words: for small columns whose boxes share buckets, and so bytes, since
 * they lie in clusters. Nothing is left to decide. */
#ifndef LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_ENDS_H
#define LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_ENDS_H

/* Ends in the order of the sweep, of both sets one behind the other; from where on a set has its own. */
typedef struct ends_in_order {
    lh_pairs_boxes boxes; /* the arrays */
    float low[3][LH_PAIRS_MOST_BY_ENDS + 3 * LH_PAIRS_BLOCK];
    float high[3][LH_PAIRS_MOST_BY_ENDS + 3 * LH_PAIRS_BLOCK];
} ends_in_order;

/* From `first` on: four at a time, rows to columns. What fills up the last block is the last box again. From
 * then on `order` holds positions, no longer numbers of records. */
static LH_APART void gather_ends(ends_in_order *ends, uint32_t first, const sorted_set *set)
{
    for (uint32_t i = 0; i < set->count + LH_PAIRS_BLOCK; i += 4) {
        quad low[4], high[4];
        for (uint32_t k = 0; k < 4; k++) {
            const uint32_t at = i + k < set->count ? i + k : set->count - 1;
            low[k] = quad_load(set->records[set->order[at]].low);
            high[k] = quad_load(set->records[set->order[at]].high);
        }
        quad_transpose(low);
        quad_transpose(high);
        for (int axis = 0; axis < 3; axis++) {
            quad_store(ends->low[axis] + first + i, low[axis]);
            quad_store(ends->high[axis] + first + i, high[axis]);
        }
    }
    LH_ROLLED
    for (uint32_t i = 0; i < set->count; i++)
        set->order[i] = set->records[set->order[i]].position;
}

/* One with a vector of others, the lower first. */
LH_INLINE void pair_in_order(lh_pair *restrict out, uint32_t one, const uint32_t *restrict others)
{
    for (uint32_t k = 0; k < LANES; k++) {
        out[k].a = one < others[k] ? one : others[k];
        out[k].b = one < others[k] ? others[k] : one;
    }
}

/* Appends the pairs of box i of one set with those that follow it, up to `end`, all of which it meets. By whole
 * vectors: behind the order there is memory to read. */
static LH_APART void append_row(const tested_words *of, uint32_t i, uint32_t end)
{
    lh_pair buffer[LH_PAIRS_MOST_BY_ENDS + LANES];
    const uint32_t count = end - i - 1, rounded = (count + LANES - 1) / LANES * LANES;
    lh_pair *const out = room_for_pairs(of->list, buffer, rounded);
    const uint32_t one = of->from->order[i], *const others = of->from->order + i + 1;
    for (uint32_t k = 0; k < rounded; k += LANES)
        pair_in_order(out + k, one, others + k);
    append_pairs(of->list, out, count);
}

/* Whether a box met all of a long row, which is in these vectors of what was tested. */
LH_INLINE int do_all_meet(const tested_words *of, uint32_t row, uint32_t tested, uint32_t count)
{
    enum { LONG_ROW = 4 };
    const uint32_t all = (uint32_t)((UINT64_C(1) << LANES) - 1), over = count % LANES;
    if (tested < row + LONG_ROW || of->passed[tested - 1] != (over ? all >> (LANES - over) : all))
        return 0;
    for (uint32_t k = row; k < tested - 1; k++)
        if (of->passed[k] != all)
            return 0;
    return 1;
}

/* Whether a box is the one before again: then it meets what that one met. */
static LH_APART int is_the_same(const lh_pairs_boxes *ends, uint32_t at, const sorted_set *from, uint32_t i)
{
    int same = from->word[i] == from->word[i - 1] && from->span[i] == from->span[i - 1];
    for (int axis = 0; axis < 3; axis++)
        same &= (ends->low[axis][at] == ends->low[axis][at - 1]) &
                (ends->high[axis][at] == ends->high[axis][at - 1]);
    return same;
}

/* As sweep_one_set where both are the same set, else as sweep_other_set. */
static LH_APART void sweep_by_ends(const lh_pairs_boxes *ends, const sorted_set *from, uint32_t first_of_from,
                                   const sorted_set *to, uint32_t first_of_to, int32_t skipped,
                                   uint32_t repeats, lh_pairs_list *list)
{
    tested_words of;
    of.from = from;
    of.to = to;
    of.passing = MEET_IN_ORDER;
    of.is_turned = skipped;
    of.list = list;
    uint32_t tested = 0;
    int met_all = 0; /* the box before met all of a long row, which is written */
    for (uint32_t i = 0; i < from->count; i++) {
        const uint32_t end = to->bucket[from->span[i] >> 16];
        const uint32_t begin =
            from == to ? i + 1 : to->bucket[(int32_t)(from->span[i] & 0xffff) - 1 + skipped];
        const uint32_t flags = from->word[i] & repeats;
        if (met_all && begin < end && is_the_same(ends, first_of_from + i, from, i)) {
            append_row(&of, i, end);
            continue;
        }
        lanes low[3], high[3];
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = lanes_set1(ends->low[axis][first_of_from + i]);
            high[axis] = lanes_set1(ends->high[axis][first_of_from + i]);
        }
        if (tested > MOST_TESTED - LH_PAIRS_MOST_BY_ENDS / LANES) {
            decide_tested(&of, tested);
            tested = 0;
        }
        const uint32_t row = tested;
        for (uint32_t j = begin; j < end; j += LANES) {
            of.first[tested] = i << 16 | j;
            of.passed[tested++] = boxes_that_meet(low, high, ends, first_of_to + j) &
                                  first_words_meet(to->word + j, 0, flags, end - j);
        }
        if (from != to || !do_all_meet(&of, row, tested, end - begin)) {
            met_all = 0;
            continue;
        }
        decide_tested(&of, row);
        append_row(&of, i, end);
        tested = 0;
        met_all = 1;
    }
    decide_tested(&of, tested);
}

static LH_APART void find_by_ends(const sorted_column *column, uint32_t repeats, lh_pairs_list *list)
{
    const sorted_set *const a = &column->set[0], *const b = &column->set[1];
    const uint32_t first_of_b = a->count + LH_PAIRS_BLOCK;
    ends_in_order ends;
    for (int axis = 0; axis < 3; axis++) {
        ends.boxes.low[axis] = ends.low[axis];
        ends.boxes.high[axis] = ends.high[axis];
    }
    gather_ends(&ends, 0, a);
    if (column->sets == 1) {
        sweep_by_ends(&ends.boxes, a, 0, a, 0, 0, repeats, list);
        return;
    }
    gather_ends(&ends, first_of_b, b);
    sweep_by_ends(&ends.boxes, a, 0, b, first_of_b, 0, repeats, list);
    sweep_by_ends(&ends.boxes, b, first_of_b, a, 0, 1, repeats, list);
}

#endif
