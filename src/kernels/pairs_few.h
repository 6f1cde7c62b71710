/* A few boxes, each with all: for them no grid pays. */
#ifndef LANEHIT_SRC_KERNELS_PAIRS_FEW_H
#define LANEHIT_SRC_KERNELS_PAIRS_FEW_H

/* Pairs that meet, in 16 bits each. */
static LH_APART void append_few(const uint32_t *found, uint32_t count, lh_pairs_list *list)
{
    lh_pair buffer[MOST_CANDIDATES];
    for (uint32_t k = 0; k < count; k++)
        buffer[k] = (lh_pair){found[k] >> 16, found[k] & 0xffff};
    append_pairs(list, buffer, count);
}

LH_INLINE uint32_t boxes_that_meet(const lanes low[3], const lanes high[3], const lh_pairs_boxes *with,
                                   size_t at)
{
    mask meet = mask_and(lanes_le(low[0], lanes_load(with->high[0] + at)),
                         lanes_le(lanes_load(with->low[0] + at), high[0]));
    for (int axis = 1; axis < 3; axis++)
        meet = mask_and(meet, mask_and(lanes_le(low[axis], lanes_load(with->high[axis] + at)),
                                       lanes_le(lanes_load(with->low[axis] + at), high[axis])));
    return mask_bits(meet);
}

/* Of a with b, or of a with itself where b is NULL: in the order of a, with each in the order of the other. What fills up
 * the last block is NaN. */
static void find_among_few(const lh_pairs_boxes *a, const lh_pairs_boxes *b, lh_pairs_list *list)
{
    const lh_pairs_boxes *const with = b ? b : a;
    uint32_t found[MOST_CANDIDATES + LANES], count = 0;
    for (uint32_t i = 0; i < a->count; i++) {
        const uint32_t first = b ? 0 : i + 1;
        lanes low[3], high[3];
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = lanes_set1(a->low[axis][i]);
            high[axis] = lanes_set1(a->high[axis][i]);
        }
        uint32_t before = first % LANES;
        for (uint32_t j = first - before; j < with->count; j += LANES) {
            const uint32_t bits = boxes_that_meet(low, high, with, j) >> before << before;
            words_list(found + count, i << 16 | j, bits);
            count += bits_in(bits);
            before = 0;
            if (count > MOST_CANDIDATES - LANES) {
                append_few(found, count, list);
                count = 0;
            }
        }
    }
    append_few(found, count, list);
}

/* Boxes of records, each at its position. */
typedef struct boxes_of_few {
    lh_pairs_boxes boxes;
    float low[3][LH_PAIRS_FEW], high[3][LH_PAIRS_FEW];
} boxes_of_few;

static LH_APART void gather_few(boxes_of_few *few, const lh_pairs_record *records, uint32_t count)
{
    few->boxes.count = LH_PAIRS_FEW;
    for (int axis = 0; axis < 3; axis++) {
        few->boxes.low[axis] = few->low[axis];
        few->boxes.high[axis] = few->high[axis];
        for (size_t k = 0; k < LH_PAIRS_FEW; k++)
            few->low[axis][k] = few->high[axis][k] = __builtin_nanf("");
        for (uint32_t k = 0; k < count; k++) {
            few->low[axis][records[k].position] = records[k].low[axis];
            few->high[axis][records[k].position] = records[k].high[axis];
        }
    }
}

static LH_APART void find_among_few_records(const lh_pairs_record *records, const lh_pairs_column *column,
                                            lh_pairs_list *list)
{
    boxes_of_few a, b;
    gather_few(&a, records + column->first, column->middle - column->first);
    gather_few(&b, records + column->middle, column->end - column->middle);
    find_among_few(&a.boxes, list->is_of_one_set ? NULL : &b.boxes, list);
}

#endif
