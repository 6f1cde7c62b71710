/* The sweep by ends themselves instead of by words: for small columns whose boxes share buckets, and so bytes, since they
 * lie in clusters. Nothing is left to decide. */
#ifndef LANEHIT_SRC_KERNELS_PAIRS_ENDS_H
#define LANEHIT_SRC_KERNELS_PAIRS_ENDS_H

/* Ends in the order of the sweep, of both sets one behind the other. */
typedef struct ends_in_order {
    float low[3][LH_PAIRS_MOST_BY_ENDS + 2 * LH_PAIRS_BLOCK],
        high[3][LH_PAIRS_MOST_BY_ENDS + 2 * LH_PAIRS_BLOCK];
} ends_in_order;

LH_INLINE lh_pairs_boxes ends_from(const ends_in_order *ends, uint32_t first)
{
    lh_pairs_boxes boxes;
    boxes.count = 0;
    for (int axis = 0; axis < 3; axis++) {
        boxes.low[axis] = ends->low[axis] + first;
        boxes.high[axis] = ends->high[axis] + first;
    }
    return boxes;
}

/* From `first` on: four at a time, rows to columns. What fills up the last block is the last box again. */
static LH_APART void gather_ends(ends_in_order *ends, uint32_t first, const sorted_set *set)
{
    for (uint32_t i = 0; i < set->count + LH_PAIRS_BLOCK - 4; i += 4) {
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
}

/* Pairs that meet: in 16 bits each, where they are in the order of their sets. */
static LH_APART void append_by_order(const sorted_set *from, const sorted_set *to, int turned,
                                     const uint32_t *found, uint32_t count, lh_pairs_list *list)
{
    lh_pair buffer[MOST_CANDIDATES + LANES];
    for (uint32_t k = 0; k < count; k++) {
        const uint32_t one = from->records[from->order[found[k] >> 16]].position;
        const uint32_t other = to->records[to->order[found[k] & 0xffff]].position;
        const int exchange = list->is_of_one_set ? one > other : turned;
        buffer[k] = exchange ? (lh_pair){other, one} : (lh_pair){one, other};
    }
    append_pairs(list, buffer, count);
}

/* As sweep_one_set where both are the same set, else as sweep_other_set. */
static LH_APART void sweep_by_ends(const sorted_set *from, const lh_pairs_boxes *ends_of,
                                   const sorted_set *to, const lh_pairs_boxes *with, int32_t skipped,
                                   uint32_t guests, lh_pairs_list *list)
{
    uint32_t found[MOST_CANDIDATES + LANES], count = 0;
    for (uint32_t i = 0; i < from->count; i++) {
        const uint32_t end = to->bucket[from->span[i] >> 16];
        const uint32_t begin =
            from == to ? i + 1 : to->bucket[(int32_t)(from->span[i] & 0xffff) - 1 + skipped];
        const uint32_t flags = from->word[i] & guests;
        lanes low[3], high[3];
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = lanes_set1(ends_of->low[axis][i]);
            high[axis] = lanes_set1(ends_of->high[axis][i]);
        }
        for (uint32_t j = begin; j < end; j += LANES) {
            const uint32_t bits =
                boxes_that_meet(low, high, with, j) & first_words_meet(to->word + j, 0, flags, end - j);
            words_list(found + count, i << 16 | j, bits);
            count += bits_in(bits);
            if (count > MOST_CANDIDATES) {
                append_by_order(from, to, skipped, found, count, list);
                count = 0;
            }
        }
    }
    append_by_order(from, to, skipped, found, count, list);
}

static LH_APART void find_by_ends(const sorted_column *column, uint32_t guests, lh_pairs_list *list)
{
    const sorted_set *const a = &column->set[0], *const b = &column->set[1];
    ends_in_order ends;
    const uint32_t first_of_b = a->count + LH_PAIRS_BLOCK;
    const lh_pairs_boxes of_a = ends_from(&ends, 0), of_b = ends_from(&ends, first_of_b);
    gather_ends(&ends, 0, a);
    if (column->sets == 1) {
        sweep_by_ends(a, &of_a, a, &of_a, 0, guests, list);
        return;
    }
    gather_ends(&ends, first_of_b, b);
    sweep_by_ends(a, &of_a, b, &of_b, 0, guests, list);
    sweep_by_ends(b, &of_b, a, &of_a, 1, guests, list);
}

#endif
