#include "set_size.h"

#include "ranks.h"

enum { COPIES = 3 };

/* Cells of a grid for so many boxes, at most. */
size_t lh_pairs_most_cells(size_t boxes)
{
    return boxes / 4 + 16;
}

/* Of one set: by column, and by kind. */
static size_t most_counters(size_t cells)
{
    return 5 * cells + (cells < LH_PAIRS_MOST_CELLS ? cells : LH_PAIRS_MOST_CELLS) + 3;
}

size_t lh_pairs_most_columns(size_t boxes)
{
    return 2 * lh_pairs_most_cells(boxes);
}

size_t lh_pairs_most_records(size_t boxes)
{
    return (size_t)COPIES * boxes + LH_PAIRS_BLOCK;
}

/* Every division but the first takes crowded columns of copies. */
size_t lh_pairs_most_grids(size_t boxes)
{
    return lh_pairs_most_records(boxes) / 1024 + 2;
}

/* Of a and of b, for each part. */
size_t lh_pairs_counters_size(size_t boxes, size_t parts)
{
    return parts * lh_pairs_aligned(2 * most_counters(lh_pairs_most_cells(boxes)) * sizeof(uint32_t));
}

size_t lh_pairs_set_size(size_t boxes, size_t parts)
{
    return lh_pairs_aligned(sizeof(lh_pairs_set)) +
           lh_pairs_aligned(lh_pairs_most_columns(boxes) * sizeof(lh_pairs_column)) +
           lh_pairs_aligned(lh_pairs_most_grids(boxes) * sizeof(lh_pairs_grid)) +
           lh_pairs_counters_size(boxes, parts) +
           (lh_pairs_most_records(boxes) + parts * LH_PAIRS_BLOCK) * sizeof(lh_pairs_record);
}

size_t lh_pairs_room_size(size_t records)
{
    return (LH_PAIRS_ROOM_WORDS * records + (size_t)3 * LH_PAIRS_ROOM_OVER) * sizeof(uint32_t);
}

lh_pairs_room lh_pairs_room_at(void *memory, size_t records)
{
    uint32_t *const word = memory, *const bucket = word + records + LH_PAIRS_ROOM_OVER;
    uint32_t *const draft = bucket + 2 * records + LH_PAIRS_ROOM_OVER;
    return (lh_pairs_room){.draft = (lh_pairs_key *)(void *)draft,
                           .word = word,
                           .order = draft + 2 * records + LH_PAIRS_ROOM_OVER,
                           .span = draft + 3 * records + LH_PAIRS_ROOM_OVER,
                           .bucket = bucket,
                           .rank_ends = lh_pairs_rank_ends};
}
