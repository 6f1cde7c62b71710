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
    for (uint32_t i = 0; i < from->count; i++) {
        const uint32_t end = to->bucket[from->span[i] >> 16];
        const uint32_t begin =
            from == to ? i + 1 : to->bucket[(int32_t)(from->span[i] & 0xffff) - 1 + skipped];
        const uint32_t flags = from->word[i] & repeats;
        lanes low[3], high[3];
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = lanes_set1(ends->low[axis][first_of_from + i]);
            high[axis] = lanes_set1(ends->high[axis][first_of_from + i]);
        }
        if (tested > MOST_TESTED - LH_PAIRS_MOST_BY_ENDS / LANES) {
            decide_tested(&of, tested);
            tested = 0;
        }
        for (uint32_t j = begin; j < end; j += LANES) {
            of.first[tested] = i << 16 | j;
            of.passed[tested++] = boxes_that_meet(low, high, ends, first_of_to + j) &
                                  first_words_meet(to->word + j, 0, flags, end - j);
        }
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
