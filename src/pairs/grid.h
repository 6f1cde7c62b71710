/* What a search for pairs is made of: docs/pairs.md. Boxes are sorted into columns, the cells of a grid over two axes;
 * in each column they are ordered along the third, the axis of the sweep. In here axis 0 is that of the sweep, 1 and 2
 * are those of the grid, whichever of x, y and z they are. */
#ifndef LANEHIT_SRC_PAIRS_GRID_H
#define LANEHIT_SRC_PAIRS_GRID_H

#include "lanehit/backend.h"

/* A box in a column. */
typedef struct lh_pairs_record {
    float low[3];
    uint32_t position; /* in its set */
    float high[3];
    uint32_t word;
} lh_pairs_record;

/* A box that spans several cells is in each of those columns, a repeat in all that do not hold its lower end. Two that
 * meet do so in several columns, but in one alone there is on either axis one of them that is no repeat: there they
 * count. */
enum { LH_REPEAT_FIRST = 1, LH_REPEAT_SECOND = 2, LH_REPEAT_ANY = 3 };

/* Bytes of a word, from the lowest: 255 - low, high, of each of the two axes of the grid, as levels within the cell.
 * The lowest bit of a high end says whether the box is a repeat on that axis. Where a column was divided again, the
 * next bit says whether it was one in the column that was divided, and so on: two boxes count where their words have
 * none of these bits in common. */
enum { LH_PAIRS_MOST_DIVISIONS = 4 };
static const uint32_t LH_PAIRS_REPEATS = 0x01000100;

enum { LH_PAIRS_MOST_CELLS = 2048 }; /* on an axis */

/* Ends are whole numbers on the axes of the grid, levels, of which a cell has 256: a map that never descends, so two of
 * them are ordered as the ends are, if they differ. */
enum { LH_PAIRS_LEVELS = 256 };

typedef struct lh_pairs_grid {
    int axis[3];       /* 0, 1, 2: x, y, z */
    uint32_t cells[3]; /* cells[0] is 1 */
    float low[3], width[3];
    float scale[3], most[3]; /* levels a unit of length, and the last level */
    uint32_t column;         /* of its first cell; the others follow, row by row */
    uint32_t
        is_clustered; /* many more boxes meet on the axis of the sweep than if they were evenly distributed */
} lh_pairs_grid;

/* What the sweep reads of a record. The span is the buckets along the axis of the sweep in which the box begins and,
 * from bit 16 on, in which it ends. */
typedef struct lh_pairs_key {
    uint32_t word, span;
} lh_pairs_key;

/* Records of one column: those of a, from `first` to `a_end`, and those of b, from `middle` to `end`. It has `size`
 * boxes; fewer are there if some were left out, since none of the other set is near. What the bounds cut off of a box,
 * no other box of the column needs to tell; they are finite. */
typedef struct lh_pairs_column {
    uint32_t first, a_end, middle, end, size;
    uint32_t divided;      /* 0, or the number of the grid that it was divided by */
    uint32_t is_clustered; /* as in the grid */
    uint32_t repeats; /* those bits of words that say where a box is a repeat; 0 in a column of a few boxes */
    float low[3], high[3];
} lh_pairs_column;

/* Where boxes are counted. `column` has a counter a column, and a row of them and two more; the last is that of boxes
 * that are nowhere. A box of at most two cells on either axis may be counted at kind[4 * its first column + the flags
 * (LH_REPEAT_*) that its last copy has], where there is one more at the end. */
typedef struct lh_pairs_counters {
    uint32_t *column, *kind;
} lh_pairs_counters;

/* Boxes in packed arrays by axes of the grid; their number is a multiple of LH_PAIRS_BLOCK. */
enum { LH_PAIRS_BLOCK = 16, LH_PAIRS_BATCH = 128 };

typedef struct lh_pairs_boxes {
    size_t count;
    const float *low[3], *high[3];
} lh_pairs_boxes;

/* Where a batch of boxes is: the cells of each on the two axes of the grid, and its stretches of the axis of the sweep,
 * whichever of its ends is the lower. A box that is nowhere has cells from 1 to 0. */
typedef struct lh_pairs_batch_cells {
    uint16_t first[2][LH_PAIRS_BATCH], last[2][LH_PAIRS_BATCH];
    uint8_t begin[LH_PAIRS_BATCH], end[LH_PAIRS_BATCH];
} lh_pairs_batch_cells;

/* The axis of the sweep in at most 256 stretches, as a grid has levels. */
typedef struct lh_pairs_stretches {
    float low, scale, most;
} lh_pairs_stretches;

struct lh_pairs_ranks; /* ranks.h */

/* Where a column is sorted: by thread. And, once for all backends, what finds the ends that ranks are counted by, which
 * takes longer than vectors could save: lh_pairs_rank_ends. */
typedef struct lh_pairs_room {
    lh_pairs_key *draft; /* 1 a record, and LH_PAIRS_ROOM_OVER / 2 more */
    uint32_t *word;      /* 1 a record, and LH_PAIRS_ROOM_OVER more */
    uint32_t *order;     /* 1 a record */
    uint32_t *span;      /* 1 a record */
    uint32_t *bucket;    /* 2 a record, and LH_PAIRS_ROOM_OVER more */
    void (*rank_ends)(struct lh_pairs_ranks *to, const lh_pairs_record *records, uint32_t count, int axis,
                      uint32_t ranks);
} lh_pairs_room;

enum { LH_PAIRS_ROOM_OVER = 64, LH_PAIRS_ROOM_WORDS = 7, LH_PAIRS_MOST_BUCKETS = 65536 };

/* A list as it is written, and how positions become ids. */
typedef struct lh_pairs_list {
    lh_pair *pairs;
    size_t capacity, found;
    const lh_aabbs *a, *b;
    int is_of_one_set; /* then b is a */

    /* NULL, or what takes pairs instead, some at a time; then the capacity is 0. */
    void (*take)(struct lh_pairs_list *list, const lh_pair *pairs, size_t count);

    /* NULL, or a bit for each of a that has met one of b: no more of its pairs are wanted. */
    uint64_t *met;
} lh_pairs_list;

static inline int lh_pairs_has_met(const lh_pairs_list *list, uint32_t a)
{
    return list->met && list->met[a / 64] >> a % 64 & 1;
}

static inline void lh_pairs_meets(const lh_pairs_list *list, uint32_t a)
{
    list->met[a / 64] |= UINT64_C(1) << a % 64;
}

/* A column that is kept in order: where its words, their order and its buckets are, and by what ends become whole
 * numbers. No box ends more buckets beyond its first than `reach`. */
typedef struct lh_pairs_sorted {
    float low[4], scale[4], most[4];
    uint32_t first, bucket, buckets, reach, repeats;
} lh_pairs_sorted;

typedef struct lh_pairs_sorted_arrays {
    const lh_pairs_record *records;
    uint32_t *word, *order, *bucket;
} lh_pairs_sorted_arrays;

/* A box and a column. Many at a time: each waits for memory some five times, and they can wait together. */
typedef struct lh_pairs_question {
    lh_pairs_record box;
    const lh_pairs_sorted *sorted;
} lh_pairs_question;

enum { LH_PAIRS_QUESTIONS = 64 };

/* So many boxes at most, those of both sets together, are each compared with all, in the order of the sets. In parts:
 * as one column, whose boxes are repeats nowhere. */
enum { LH_PAIRS_FEW = 128 };

/* What every instruction set does in its own way. */
typedef struct lh_pairs_kernels {
    /* Appends the pairs of a few boxes to the list: of a with b, or of a with itself where b is NULL. */
    void (*few)(const lh_pairs_boxes *a, const lh_pairs_boxes *b, lh_pairs_list *list);

    /* Adds to each column's counter its boxes, repeats among them. */
    void (*count)(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, const lh_pairs_counters *counters);

    /* Of the boxes from `at` on, at most a batch. */
    void (*cells)(lh_pairs_batch_cells *to, const lh_pairs_grid *grid, const lh_pairs_stretches *stretches,
                  const lh_pairs_boxes *boxes, size_t at);

    /* Writes each box to the columns that it spans, at next[column]++. The first is of this position, and the others
     * follow it; or, if positions are given, each is of its own. Of every
     * LH_PAIRS_BATCH boxes first those of a column that begin in it; then repeats on the second axis, on the first, and
     * on both, of boxes of at most two cells an axis; then those of longer ones, by rows; each in the order of the
     * boxes. next[cells + a row + 1] is where boxes that are nowhere may be written. */
    void (*place)(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, uint32_t position,
                  const uint32_t *positions, uint32_t *next, lh_pairs_record *records);

    /* Appends the pairs of a column to the list: of a with b, or of a with itself. */
    void (*find)(const lh_pairs_record *records, const lh_pairs_column *column, const lh_pairs_room *room,
                 lh_pairs_list *list);

    /* Sorts a column to be kept; sorted->bucket says from where on in the array of buckets. */
    void (*sort)(lh_pairs_sorted *sorted, const lh_pairs_sorted_arrays *arrays, const lh_pairs_column *column,
                 const lh_pairs_room *room);

    /* Appends the pairs of boxes with those of kept columns, question by question; at most LH_PAIRS_QUESTIONS. */
    void (*ask)(const lh_pairs_question *questions, size_t count, const lh_pairs_sorted_arrays *arrays,
                lh_pairs_list *list);
} lh_pairs_kernels;

/* What pairs of other shapes than boxes at rest are found by: kernels for the bounds of the shapes, which are rounded,
 * and the query that decides. What a program does not use of these it does not link. */
typedef struct lh_pairs_functions {
    const lh_pairs_kernels *kernels;
    lh_round_function *round;
    lh_query_function *decide;
} lh_pairs_functions;

#endif
