/* A few boxes, each with all: for them no grid pays. */
#ifndef LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_FEW_H
#define LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_FEW_H

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

/* Of a with b, or of a with itself where b is NULL: in the order of a, with each in the order of the other. What fills
 * up the last block is NaN. */
static void find_among_few(const lh_pairs_boxes *a, const lh_pairs_boxes *b, lh_pairs_list *list)
{
    const lh_pairs_boxes *const with = b ? b : a;
    tested_words of;
    of.passing = MEET;
    of.list = list;
    uint32_t tested = 0;
    for (uint32_t i = 0; i < a->count; i++) {
        lanes low[3], high[3];
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = lanes_set1(a->low[axis][i]);
            high[axis] = lanes_set1(a->high[axis][i]);
        }
        if (tested > MOST_TESTED - LH_PAIRS_FEW / LANES) {
            decide_tested(&of, tested);
            tested = 0;
        }
        const uint32_t first = b ? 0 : i + 1, before = first % LANES;
        uint32_t wanted = ~0u << before;
        for (uint32_t j = first - before; j < with->count; j += LANES, wanted = ~0u) {
            of.first[tested] = i << 16 | j;
            of.passed[tested++] = boxes_that_meet(low, high, with, j) & wanted;
        }
    }
    decide_tested(&of, tested);
}

/* Boxes of records, each at its position. */
typedef struct boxes_of_few {
    lh_pairs_boxes boxes;
    float low[3][LH_PAIRS_FEW], high[3][LH_PAIRS_FEW];
} boxes_of_few;

static LH_APART void gather_few(boxes_of_few *few, const lh_pairs_record *records, uint32_t count)
{
    memset(few->low, 0xff, sizeof few->low); /* NaN */
    memset(few->high, 0xff, sizeof few->high);
    few->boxes.count = LH_PAIRS_FEW;
    for (int axis = 0; axis < 3; axis++) {
        few->boxes.low[axis] = few->low[axis];
        few->boxes.high[axis] = few->high[axis];
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
    gather_few(&a, records + column->first, column->a_end - column->first);
    gather_few(&b, records + column->middle, column->end - column->middle);
    find_among_few(&a.boxes, list->is_of_one_set ? NULL : &b.boxes, list);
}

#endif
