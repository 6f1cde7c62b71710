/* A column in the order of the sweep: boxes are counted into buckets along its axis. No float is sorted. */
#ifndef LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_SORT_H
#define LANEHIT_SRC_PAIRS_COLUMNS_PAIRS_SORT_H

#include "pairs/ranks.h"

/* What is compared with the words of other boxes: a box that may meet this one has no byte in its word that is below
 * that of the threshold, and none of the flags. */
typedef struct test_of_words {
    uint32_t threshold, flags;
} test_of_words;

LH_INLINE test_of_words test_of(uint32_t word, uint32_t repeats)
{
    const uint32_t turned = ~word & ~(repeats | repeats >> 8);
    return (test_of_words){(turned >> 8 & 0x00ff00ffu) | (turned & 0x00ff00ffu) << 8, word & repeats};
}

/* One set of a column. */
typedef struct sorted_set {
    const lh_pairs_record *records;
    uint32_t count;
    lh_pairs_key *draft;           /* of the records */
    test_of_words *test;           /* in order, where the draft was */
    uint32_t *word, *order, *span; /* order: numbers of records, and positions once their ends are gathered */
    uint32_t *bucket;              /* [b]: where bucket b ends; [-1] is 0 */
} sorted_set;

/* A column is one set, or two. */
typedef struct sorted_column {
    const lh_pairs_record *records;
    uint32_t count;
    int sets;
    sorted_set set[2];
} sorted_column;

/* Drafts the key of record i, and counts it into its bucket. These return the sum, over all buckets, of the square of
 * the number of boxes in each: every box adds one more than twice the number of those that are there already, and these
 * odd numbers add up to a square. */
LH_INLINE uint64_t draft_key(const sorted_set *set, uint32_t i, uint32_t word, int32_t begin, int32_t end)
{
    set->draft[i] = (lh_pairs_key){word, (uint32_t)begin | (uint32_t)end << 16};
    return 2 * (uint64_t)set->bucket[begin]++ + 1;
}

LH_INLINE void empty_buckets(const sorted_set *set, uint32_t buckets)
{
    memset(set->bucket - 1, 0, (buckets + 1) * sizeof *set->bucket);
}

/* The most common way of a column: words as they are, and buckets of one length between its bounds. Two records at a
 * time. */
static LH_APART uint64_t draft_set(const sorted_set *set, const lh_pairs_column *column, uint32_t buckets)
{
    const float low = column->low[0], scale = lh_pairs_bucket_scale(low, column->high[0], buckets);
    const float most = (float)(buckets - 1);
    const quad from = quad_set(low, low, low, low), by = quad_set(scale, scale, scale, scale);
    const quad last = quad_set(most, most, most, most), zero = quad_set(0.0f, 0.0f, 0.0f, 0.0f);
    uint64_t shared = 0;
    empty_buckets(set, buckets);
    for (uint32_t i = 0; i < set->count; i += 2) {
        const int are_two = i + 1 < set->count;
        const lh_pairs_record *const one = set->records + i, *const two = one + are_two;
        quad ends[4] = {quad_load(one->low), quad_load(one->high), quad_load(two->low), quad_load(two->high)};
        int32_t whole[4];
        quad_transpose(ends);
        quad_store_int(whole, quad_min(quad_max(quad_mul(quad_sub(ends[0], from), by), zero), last));
        shared += draft_key(set, i, one->word, whole[0], whole[1]);
        if (are_two)
            shared += draft_key(set, i + 1, two->word, whole[2], whole[3]);
    }
    return shared;
}

/* Puts what was drafted in the order of its buckets; in a bucket, in the order of the records. */
static LH_APART void order_set(const sorted_set *set, uint32_t buckets)
{
    const lh_pairs_key *const draft = set->draft;
    uint32_t *const bucket = set->bucket, *const word = set->word, *const span = set->span,
                    *const order = set->order;
    const uint32_t count = set->count;
    uint32_t begin = 0;
    for (uint32_t b = 0; b < buckets; b++) {
        const uint32_t size = bucket[b];
        bucket[b] = begin;
        begin += size;
    }
    for (uint32_t i = 0; i < count; i++) {
        const lh_pairs_key key = draft[i];
        const uint32_t at = bucket[key.span & 0xffff]++;
        word[at] = key.word;
        span[at] = key.span;
        order[at] = i;
    }
}

/* Replaces the spans of a column of one set: by how many of the boxes that follow each begin no later than in the
 * bucket in which it ends. */
static LH_APART void look_ahead(const sorted_set *set)
{
    for (uint32_t i = 0; i < set->count; i++) {
        const uint32_t end = set->bucket[set->span[i] >> 16];
        set->span[i] = end > i ? end - i - 1 : 0;
    }
}

/* By whole blocks, for which there is room. */
static LH_APART void prepare_tests(const sorted_set *set, uint32_t repeats)
{
    const uint32_t *const restrict word = set->word;
    test_of_words *const restrict test = set->test;
    const size_t count = ((size_t)set->count + LH_PAIRS_BLOCK - 1) / LH_PAIRS_BLOCK * LH_PAIRS_BLOCK;
    for (size_t i = 0; i < count; i++)
        test[i] = test_of(word[i], repeats);
}

/* ---- By what is in the column ------------------------------------------------------------------------- */

/* Ends as whole numbers of a column alone, the bucket in lane 0. */
typedef struct column_scale {
    quad low, scale, most;
} column_scale;

/* Where ends differ so that it matters: from the first upper end to the last lower one. Below that every box
 * begins before every other ends; beyond it, every box ends after every other began. */
static LH_APART column_scale scale_of_column(const lh_pairs_record *records, const lh_pairs_column *column,
                                             uint32_t buckets)
{
    quad first_high = quad_load(records[column->first].high),
         last_low = quad_load(records[column->first].low);
    for (uint32_t i = column->first + 1; i < column->end; i++) {
        first_high = quad_min(quad_load(records[i].high), first_high);
        last_low = quad_max(quad_load(records[i].low), last_low);
    }
    const float most[3] = {(float)(buckets - 1), 255.0f, 255.0f};
    float low[4], high[4], scale[4] = {1.0f, 1.0f, 1.0f, 1.0f};
    quad_store(low, first_high);
    quad_store(high, last_low);
    for (int axis = 0; axis < 3; axis++) {
        const float beyond = lh_pairs_beyond(column, axis);
        const float from = column->low[axis] - beyond, to = column->high[axis] + beyond;
        low[axis] = low[axis] < from ? from : low[axis] > to ? to : low[axis];
        high[axis] = high[axis] < from ? from : high[axis] > to ? to : high[axis];
        const float levels = (most[axis] + 1.0f) / (high[axis] - low[axis]);
        if (low[axis] < high[axis])
            scale[axis] = levels < 0x1p100f ? levels : 0x1p100f;
    }
    low[3] =
        1.0f; /* lane 3 holds no float: small numbers in it would be denormals, of which products are slow */
    return (column_scale){quad_load(low), quad_load(scale), quad_set(most[0], most[1], most[2], 0.0f)};
}

LH_INLINE void quantize(int32_t whole[4], const column_scale *by, const float ends[3])
{
    const quad q = quad_mul(quad_sub(quad_load(ends), by->low), by->scale);
    quad_store_int(whole, quad_min(quad_max(q, quad_set(0.0f, 0.0f, 0.0f, 0.0f)), by->most));
}

/* A word of other bytes, with the repeat bits of the one before. */
LH_INLINE uint32_t word_of(const int32_t low[3], const int32_t high[3], uint32_t before, uint32_t repeats)
{
    const uint32_t first = (uint32_t)(255 - low[1]) | (uint32_t)high[1] << 8;
    const uint32_t second = (uint32_t)(255 - low[2]) | (uint32_t)high[2] << 8;
    return ((first | second << 16) & ~repeats) | (before & repeats);
}

static LH_APART uint64_t draft_by_scale(const sorted_set *set, const column_scale *by, uint32_t repeats,
                                        uint32_t buckets)
{
    uint64_t shared = 0;
    empty_buckets(set, buckets);
    for (uint32_t i = 0; i < set->count; i++) {
        int32_t low[4], high[4];
        quantize(low, by, set->records[i].low);
        quantize(high, by, set->records[i].high);
        shared += draft_key(set, i, word_of(low, high, set->records[i].word, repeats), low[0], high[0]);
    }
    return shared;
}

/* ---- By ranks ----------------------------------------------------------------------------------------- */

static LH_APART void rank_ends(int32_t rank[3], const lh_pairs_ranks by[3], const float end[3])
{
    for (int axis = 0; axis < 3; axis++)
        rank[axis] =
            (int32_t)lh_pairs_rank_of(&by[axis], end[axis]) * (axis == 0 ? 1 : LH_PAIRS_BYTES_A_RANK);
}

static LH_APART uint64_t draft_by_ranks(const sorted_set *set, const lh_pairs_ranks by[3], uint32_t repeats,
                                        uint32_t buckets)
{
    uint64_t shared = 0;
    empty_buckets(set, buckets);
    for (uint32_t i = 0; i < set->count; i++) {
        const lh_pairs_record *const record = &set->records[i];
        int32_t low[3], high[3];
        rank_ends(low, by, record->low);
        rank_ends(high, by, record->high);
        shared += draft_key(set, i, word_of(low, high, record->word, repeats), low[0], high[0]);
    }
    return shared;
}

#endif
