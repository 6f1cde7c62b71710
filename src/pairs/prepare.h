/* Boxes in columns, in memory of the caller's. */
#ifndef LANEHIT_SRC_PAIRS_PREPARE_H
#define LANEHIT_SRC_PAIRS_PREPARE_H

#include "grid.h"

/* What the memory begins with; columns and records follow. */
typedef struct lh_pairs_set {
    lh_aabbs a, b; /* b is a where there is one set */
    int is_of_one_set;
    int is_culled; /* of two sets, boxes that are not near the other are in no column */
    uint32_t largest_column;
    size_t columns, records, grids;
    size_t parts;                                         /* by which it is filled */
    size_t columns_at, records_at, grids_at, counters_at; /* in bytes */
    size_t shapes_at;                                     /* 0: of boxes */
    lh_query_function *const *decided_by;                 /* by instruction set; of other shapes */
} lh_pairs_set;

/* Both sets together; positions and records are counted in 32 bits. */
#define LH_PAIRS_MOST_BOXES ((size_t)1 << 29)

static inline const lh_pairs_column *lh_pairs_columns(const lh_pairs_set *set)
{
    return (const lh_pairs_column *)(const void *)((const char *)set + set->columns_at);
}

static inline const lh_pairs_record *lh_pairs_records(const lh_pairs_set *set)
{
    return (const lh_pairs_record *)(const void *)((const char *)set + set->records_at);
}

static inline const lh_pairs_grid *lh_pairs_grids(const lh_pairs_set *set)
{
    return (const lh_pairs_grid *)(const void *)((const char *)set + set->grids_at);
}

/* Memory is laid out by lines of the cache. */
static inline size_t lh_pairs_aligned(size_t bytes)
{
    return (bytes + 63) / 64 * 64;
}

/* Sets of which one is empty have no pairs, nor has a set of one. */
static inline int lh_pairs_are_possible(size_t a_count, size_t b_count, int is_of_one_set)
{
    return is_of_one_set ? a_count > 1 : a_count > 0 && b_count > 0;
}

/* How many there may be, of so many boxes. */
size_t lh_pairs_most_columns(size_t boxes);
size_t lh_pairs_most_records(size_t boxes);

/* The size of a set of so many boxes that is filled by so many parts, in bytes, and that of a room for a column of so
 * many records. */
size_t lh_pairs_set_size(size_t boxes, size_t parts);
size_t lh_pairs_room_size(size_t records);

lh_pairs_room lh_pairs_room_at(void *memory, size_t records);

/* Steps of filling. Each part of one may be done at the same time as the others; the next begins when all are done. */
enum { LH_PAIRS_COUNT, LH_PAIRS_ARRANGE, LH_PAIRS_PLACE, LH_PAIRS_DIVIDE };

/* Chooses the grid. b may be NULL. */
void lh_pairs_begin_set(lh_pairs_set *set, const lh_aabbs *a, const lh_aabbs *b, size_t parts);
void lh_pairs_fill_part(lh_pairs_set *set, const lh_pairs_kernels *kernels, int step, size_t part);

/* All of that. */
void lh_pairs_fill(lh_pairs_set *set, const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b);

#endif
