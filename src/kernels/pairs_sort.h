/* A column in the order of the sweep: boxes are counted into buckets along the axis of the sweep, and on the other two
 * cut down to a byte an end. No float is sorted. */
#ifndef LANEHIT_SRC_KERNELS_PAIRS_SORT_H
#define LANEHIT_SRC_KERNELS_PAIRS_SORT_H

#include "../pairs/ranks.h"

/* Bytes of a word, from the lowest: 255 - low, high, of each of the two axes. The lowest bit of a high end says whether
 * the box is a guest on that axis. */
enum { WORD_GUESTS = 0x01000100 };

/* Ends as whole numbers, the bucket in lane 0. A map that never descends: whether two of its results are ordered is
 * known if the ends are. */
typedef struct column_scale {
    quad low, scale, most;
} column_scale;

/* One set of a column. */
typedef struct sorted_set {
    const lh_pairs_record *records;
    uint32_t count;
    uint32_t *draft, *word, *order, *span;
    uint32_t *bucket; /* [b]: where bucket b ends; [-1] is 0 */
} sorted_set;

/* Where ends differ so that it matters: from the first upper end to the last lower one. Below that every box
 * begins before every other ends; beyond it, every box ends after every other began. */
LH_INLINE column_scale scale_of_column(const lh_pairs_record *records, const lh_pairs_column *column,
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
        const float from = column->low[axis], to = column->high[axis];
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

LH_INLINE uint32_t word_of(const int32_t low[4], const int32_t high[4], uint32_t flags)
{
    const uint32_t first = (uint32_t)(255 - low[1]) | ((uint32_t)high[1] & 254) << 8;
    const uint32_t second = (uint32_t)(255 - low[2]) | ((uint32_t)high[2] & 254) << 8;
    return first | second << 16 | (flags & LH_GUEST_FIRST) << 8 | (flags & LH_GUEST_SECOND) << 23;
}

/* What the words of boxes that may meet this one are not below in any byte. */
LH_INLINE uint32_t threshold_of(uint32_t word)
{
    const uint32_t turned = ~word & 0xfefefefeu;
    return (turned >> 8 & 0x00ff00ffu) | (turned & 0x00ff00ffu) << 8;
}

/* Words and spans of a set, in the order of its records. */
LH_INLINE void draft_set(const sorted_set *set, const column_scale *by)
{
    for (size_t i = 0; i < set->count; i++) {
        int32_t low[4], high[4];
        quantize(low, by, set->records[i].low);
        quantize(high, by, set->records[i].high);
        set->draft[2 * i] = word_of(low, high, set->records[i].flags);
        set->draft[2 * i + 1] = (uint32_t)low[0] | (uint32_t)high[0] << 16;
    }
}

/* By buckets; in a bucket, in the order of the records. Returns how many pairs share a bucket. */
static LH_APART uint64_t order_set(const sorted_set *set, uint32_t buckets)
{
    const uint32_t *const draft = set->draft;
    uint32_t *const bucket = set->bucket;
    memset(bucket - 1, 0, (buckets + 1) * sizeof *bucket);
    for (uint32_t i = 0; i < set->count; i++)
        bucket[draft[2 * i + 1] & 0xffff]++;
    uint32_t begin = 0;
    uint64_t shared = 0;
    for (uint32_t b = 0; b < buckets; b++) {
        const uint32_t count = bucket[b];
        bucket[b] = begin;
        begin += count;
        shared += (uint64_t)count * count;
    }
    for (size_t i = 0; i < set->count; i++) {
        const uint32_t span = draft[2 * i + 1], at = bucket[span & 0xffff]++;
        set->word[at] = draft[2 * i];
        set->span[at] = span;
        set->order[at] = (uint32_t)i;
    }
    return shared;
}

/* ---- By ranks ----------------------------------------------------------------------------------------- */

/* The same draft, of records from the first of the column to its end. */
static LH_APART void draft_by_ranks(const sorted_set *set, const lh_pairs_ranks by[3])
{
    for (size_t i = 0; i < set->count; i++) {
        const lh_pairs_record *const record = &set->records[i];
        int32_t low[4], high[4];
        for (int axis = 0; axis < 3; axis++) {
            const int32_t width = axis == 0 ? 1 : LH_PAIRS_BYTES_A_RANK;
            low[axis] = (int32_t)lh_pairs_rank_of(&by[axis], record->low[axis]) * width;
            high[axis] = (int32_t)lh_pairs_rank_of(&by[axis], record->high[axis]) * width;
        }
        set->draft[2 * i] = word_of(low, high, record->flags);
        set->draft[2 * i + 1] = (uint32_t)low[0] | (uint32_t)high[0] << 16;
    }
}

#endif
