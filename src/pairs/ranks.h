/* How far along a column an end is, by rank instead of by length: for boxes in clusters, or with others far away. By
 * comparisons alone, several times as slow as a multiplication. */
#ifndef LANEHIT_SRC_PAIRS_RANKS_H
#define LANEHIT_SRC_PAIRS_RANKS_H

#include "grid.h"

enum { LH_PAIRS_MOST_RANKS = 1024 };

/* Ends of some of the boxes, ascending. count + 1 is a power of two. */
typedef struct lh_pairs_ranks {
    uint32_t count;
    float end[LH_PAIRS_MOST_RANKS];
} lh_pairs_ranks;

/* At most `ranks` of them, a power of two of at least 2. */
void lh_pairs_rank_ends(lh_pairs_ranks *to, const lh_pairs_record *records, uint32_t count, int axis,
                        uint32_t ranks);

/* How many of the ends are below: 0 to count. */
static inline uint32_t lh_pairs_rank_of(const lh_pairs_ranks *ranks, float at)
{
    uint32_t below = 0;
    for (uint32_t step = (ranks->count + 1) / 2; step > 0; step /= 2)
        below += ranks->end[below + step - 1] < at ? step : 0;
    return below;
}

/* LH_PAIRS_BYTE_RANKS is for the two axes of the grid: it is enough for a column, and they are sorted in a third of the
 * time of 256. For the axis of the sweep there is lh_pairs_buckets_by_rank. */
enum { LH_PAIRS_BYTE_RANKS = 64, LH_PAIRS_BYTES_A_RANK = 256 / LH_PAIRS_BYTE_RANKS };

static inline uint32_t lh_pairs_buckets_by_rank(uint32_t records)
{
    uint32_t buckets = 2;
    while (4 * buckets <= records && 2 * buckets <= LH_PAIRS_MOST_RANKS)
        buckets *= 2;
    return buckets;
}

/* Whether so many boxes share buckets, by the sum of the squares of what is in them, that ranks may tell more of them
 * apart; and whether that is worth it, by the number of boxes that the sweep reads. The order of the list depends on
 * both, so they follow from whole numbers. */
static inline int lh_pairs_are_crowded(uint64_t squares, uint32_t records)
{
    return records >= 32 && squares > 16 * (uint64_t)records;
}

enum { LH_PAIRS_MOST_BY_ENDS = 1024 };

static inline uint64_t lh_pairs_short_sweep(uint32_t records)
{
    return (records <= LH_PAIRS_MOST_BY_ENDS ? 96 : 16) * (uint64_t)records;
}

#endif
