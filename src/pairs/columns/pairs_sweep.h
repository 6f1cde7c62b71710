/* The sweep: each box of a column with those that begin before it ends, by their words; what these do not part is
 * compared exactly. */
#ifndef LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_SWEEP_H
#define LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_SWEEP_H

/* Candidates are pairs that their words do not rule out. Each is two numbers of 16 bits: the places of the two boxes in
 * the order of their sets, counted from the bases. */
enum { MOST_CANDIDATES = 1024, FAR_FROM_BASE = 32768 };

/* Vectors of words that were tested, each by its first pair, and which words of it passed: most have none that did. */
enum { MOST_BOXES_AT_ONCE = 128, MOST_AT_ONCE = 512, MOST_TESTED = 512 };

/* What it means that a pair passed: it is a candidate; or it meets, and is given by the places of the two boxes in the
 * order of their sets, or by their positions. */
typedef enum what_passes { MAY_MEET, MEET_IN_ORDER, MEET } what_passes;

typedef struct tested_words {
    const sorted_set *from, *to;
    what_passes passing;
    int is_turned; /* `from` is b */
    uint32_t from_base, to_base;
    lh_pairs_list *list;
    uint32_t first[MOST_TESTED + LANES], passed[MOST_TESTED + LANES];
} tested_words;

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

/* Where so many pairs may be written before they are appended: where they belong, if there is room for them. */
LH_INLINE lh_pair *room_for_pairs(const lh_pairs_list *list, lh_pair *otherwise, size_t count)
{
    return list->found < list->capacity && list->capacity - list->found >= count ? list->pairs + list->found
                                                                                 : otherwise;
}

/* Decides candidates. Which of them meet cannot be predicted, so each is written, and those that do are counted. */
static LH_APART void decide_candidates(const tested_words *of, const uint32_t *pair, uint32_t candidates)
{
    lh_pairs_list *const list = of->list;
    lh_pair buffer[MOST_CANDIDATES + LANES];
    lh_pair *const out = room_for_pairs(list, buffer, candidates);
    const uint32_t *const from_order = of->from->order + of->from_base;
    const uint32_t *const to_order = of->to->order + of->to_base;
    const int one_set = list->is_of_one_set;
    size_t count = 0;
    for (uint32_t k = 0; k < candidates; k++) {
        const lh_pairs_record *const from = of->from->records + from_order[pair[k] >> 16];
        const lh_pairs_record *const to = of->to->records + to_order[pair[k] & 0xffff];
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

/* A pair as it stands in memory: of two stores compilers make detours by way of vectors. */
LH_INLINE uint64_t bits_of_pair(uint32_t a, uint32_t b)
{
    return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? a | (uint64_t)b << 32 : b | (uint64_t)a << 32;
}

/* Pairs that are known to meet, where they are in the orders of their sets, which hold positions by now. */
static LH_APART void append_in_order(const tested_words *of, const uint32_t *pair, uint32_t count)
{
    lh_pair buffer[MOST_CANDIDATES + LANES];
    lh_pair *const out = room_for_pairs(of->list, buffer, count);
    const uint32_t *const from = of->from->order, *const to = of->to->order;
    const int of_one_set = of->list->is_of_one_set, is_turned = of->is_turned;
    for (uint32_t k = 0; k < count; k++) {
        const uint32_t one = from[pair[k] >> 16], other = to[pair[k] & 0xffff];
        const uint64_t bits = bits_of_pair(one, other), exchanged = bits << 32 | bits >> 32;
        const int turned = is_turned | (of_one_set & (one > other));
        memcpy(&out[k], turned ? &exchanged : &bits, sizeof bits);
    }
    append_pairs(of->list, out, count);
}

/* The same, by positions; by whole vectors. */
static LH_APART void append_positions(const uint32_t *restrict pair, uint32_t count, lh_pairs_list *list)
{
    lh_pair buffer[MOST_CANDIDATES + LANES];
    const size_t rounded = ((size_t)count + LANES - 1) / LANES * LANES;
    for (size_t k = 0; k < rounded; k++)
        buffer[k] = (lh_pair){pair[k] >> 16, pair[k] & 0xffff};
    append_pairs(list, buffer, count);
}

static LH_APART void take_candidates(const tested_words *of, const uint32_t *pair, uint32_t count)
{
    if (of->passing == MAY_MEET)
        decide_candidates(of, pair, count);
    else if (of->passing == MEET_IN_ORDER)
        append_in_order(of, pair, count);
    else
        append_positions(pair, count, of->list);
}

/* Lists what passed in the first so many vectors, and decides it: without a branch for what cannot be predicted. */
static LH_APART void decide_tested(tested_words *of, uint32_t count)
{
    uint32_t some[MOST_TESTED + LANES], pair[MOST_CANDIDATES + LANES], vectors = 0, candidates = 0;
    memset(of->passed + count, 0, LANES * sizeof *of->passed);
    for (uint32_t k = 0; k < count; k += LANES) {
        const uint32_t bits = ~words_meet(of->passed + k, 0, ~0u) & ((UINT32_C(1) << LANES) - 1);
        words_list(some + vectors, k, bits);
        vectors += bits_in(bits);
    }
    for (uint32_t k = 0; k < vectors; k++) {
        const uint32_t bits = of->passed[some[k]];
        words_list(pair + candidates, of->first[some[k]], bits);
        candidates += bits_in(bits);
        if (candidates > MOST_CANDIDATES) {
            take_candidates(of, pair, candidates);
            candidates = 0;
        }
    }
    take_candidates(of, pair, candidates);
}

/* Box i of `from` with those of `to` from `begin` up to `end`, after so many vectors; returns how many there are then.
 * Tests a vector of words even where there are none, since most boxes have a few: the branch is then foreseen. */
LH_INLINE uint32_t test_words(tested_words *of, uint32_t count, uint32_t i, uint32_t begin, uint32_t end)
{
    const test_of_words test = of->from->test[i];
    const uint32_t *const word = of->to->word;
    uint32_t j = begin, first = (i - of->from_base) << 16 | (j - of->to_base);
    do {
        of->passed[count] = first_words_meet(word + j, test.threshold, test.flags, j < end ? end - j : 0);
        of->first[count++] = first;
        first += LANES;
        j += LANES;
    } while (j < end);
    return count;
}

/* Decides what was tested, then box i of `from` with those of `to`. */
static LH_APART void sweep_far(tested_words *of, uint32_t count, uint32_t i, uint32_t begin, uint32_t end)
{
    decide_tested(of, count);
    of->from_base = i;
    for (; begin < end; begin += MOST_AT_ONCE) {
        of->to_base = begin;
        decide_tested(of,
                      test_words(of, 0, i, begin, end - begin < MOST_AT_ONCE ? end : begin + MOST_AT_ONCE));
    }
}

/* Boxes from `i` up to `end` with those after each, after so many vectors. */
LH_INLINE uint32_t sweep_some(tested_words *of, uint32_t i, uint32_t end)
{
    const uint32_t *const word = of->to->word + 1, *const ahead_of = of->from->span;
    const test_of_words *const test_of_box = of->from->test;
    uint32_t tested = 0, first = 1;
    of->from_base = of->to_base = i;
    for (; i < end; i++, first += 0x10001) {
        const test_of_words test = test_of_box[i];
        const uint32_t ahead = ahead_of[i];
        of->passed[tested] = first_words_meet(word + i, test.threshold, test.flags, ahead);
        of->first[tested++] = first;
        if (ahead <= LANES) /* most */
            continue;
        if (ahead > MOST_AT_ONCE) {
            const uint32_t base = of->to_base;
            sweep_far(of, tested, i, i + 1 + LANES, i + 1 + ahead);
            of->from_base = of->to_base = base;
            tested = 0;
            continue;
        }
        for (uint32_t k = LANES; k < ahead; k += LANES) {
            if (tested >= MOST_TESTED - MOST_BOXES_AT_ONCE) {
                decide_tested(of, tested);
                tested = 0;
            }
            of->passed[tested] = first_words_meet(word + i + k, test.threshold, test.flags, ahead - k);
            of->first[tested++] = first + k;
        }
    }
    return tested;
}

static LH_APART void sweep_one_set(const sorted_set *set, lh_pairs_list *list)
{
    tested_words of;
    of.from = of.to = set;
    of.passing = MAY_MEET;
    of.is_turned = 0;
    of.list = list;
    for (uint32_t i = 0; i < set->count; i += MOST_BOXES_AT_ONCE)
        decide_tested(
            &of,
            sweep_some(&of, i, set->count - i < MOST_BOXES_AT_ONCE ? set->count : i + MOST_BOXES_AT_ONCE));
}

/* Of a pair, one box begins in the bucket of the other or later: that other one sweeps. Of those that begin in the same
 * bucket, it is that of `a`: `skipped` is 1 for the buckets of b. */
static LH_APART void sweep_other_set(const sorted_set *from, const sorted_set *to, int32_t skipped,
                                     lh_pairs_list *list)
{
    tested_words of;
    of.from = from;
    of.to = to;
    of.passing = MAY_MEET;
    of.is_turned = skipped;
    of.from_base = of.to_base = 0;
    of.list = list;
    const uint32_t *const bucket = to->bucket, *const span = from->span;
    uint32_t tested = 0;
    for (uint32_t i = 0; i < from->count; i++) {
        const uint32_t begin = bucket[(int32_t)(span[i] & 0xffff) - 1 + skipped], end = bucket[span[i] >> 16];
        const uint32_t last = end > begin ? end : begin;
        if (((i - of.from_base) | (last - of.to_base)) < FAR_FROM_BASE && last - begin <= MOST_AT_ONCE &&
            tested <= MOST_TESTED - MOST_AT_ONCE / LANES) {
            tested = test_words(&of, tested, i, begin, last);
            continue;
        }
        sweep_far(&of, tested, i, begin, last);
        of.to_base = begin; /* none of the next begins before that */
        tested = 0;
    }
    decide_tested(&of, tested);
}

#endif
