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
    uint32_t flags; /* LH_GUEST_* */
} lh_pairs_record;

/* A box that spans several cells is in each of those columns, a guest in all that do not hold its lower end. Two that
 * meet do so in several columns, but in one alone at least one of them is no guest on either axis: it is counted where
 * the flags of both have no bit in common. A column that was divided again has two more flags. */
enum { LH_GUEST_FIRST = 1, LH_GUEST_SECOND = 2, LH_GUEST_ANY = 3, LH_GUEST_BITS = 2 };

enum { LH_PAIRS_MOST_CELLS = 2048 }; /* on an axis */

typedef struct lh_pairs_grid {
    int axis[3];       /* 0, 1, 2: x, y, z */
    uint32_t cells[3]; /* cells[0] is 1 */
    float low[3], width[3];
    float scale[3];  /* cells a unit of length */
    uint32_t column; /* of its first cell; the others follow, row by row */
} lh_pairs_grid;

/* Records of one column: those of a, then those of b. What the bounds cut off of a box, no other box of the column needs
 * to tell; they are finite. */
typedef struct lh_pairs_column {
    uint32_t first, middle, end;
    uint32_t divided; /* 0, or the number of the grid that it was divided by */
    float low[3], high[3];
} lh_pairs_column;

/* Boxes in packed arrays by axes of the grid; their number is a multiple of this one. */
enum { LH_PAIRS_BLOCK = 16 };

typedef struct lh_pairs_boxes {
    size_t count;
    const float *low[3], *high[3];
} lh_pairs_boxes;

/* Where a column is sorted: by thread. */
typedef struct lh_pairs_room {
    uint32_t *draft;  /* 2 a record */
    uint32_t *word;   /* 1 a record, and LH_PAIRS_ROOM_OVER more */
    uint32_t *order;  /* 1 a record */
    uint32_t *span;   /* 1 a record */
    uint32_t *bucket; /* 2 a record, and LH_PAIRS_ROOM_OVER more */
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
} lh_pairs_list;

/* A column that is kept in order: where its words, their order and its buckets are, and by what ends become whole
 * numbers. No box ends more buckets beyond its first than `reach`. */
typedef struct lh_pairs_sorted {
    float low[4], scale[4], most[4];
    uint32_t first, bucket, buckets, reach;
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

/* What every instruction set does in its own way. The first two take a column for cells[1] * cells[2] + cells[2] + 2
 * counters. */
typedef struct lh_pairs_kernels {
    /* Adds to each column's counter its boxes, guests among them. */
    void (*count)(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, uint32_t *counters);

    /* Writes each box to the columns that it spans: records[counters[column]++]. The first is of this position. */
    void (*place)(const lh_pairs_grid *grid, const lh_pairs_boxes *boxes, uint32_t position,
                  uint32_t *counters, lh_pairs_record *records);

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

extern const lh_pairs_kernels lh_pairs_scalar;

#endif
