/* Pairs of boxes in structs, compared one pair at a time: either side with an index or without, at any stride, or one
 * box for all. The six comparisons of a pair cost less than copying its boxes to columns, and one load reads a box. */
#ifndef LANEHIT_SRC_LAYOUTS_BOX_ROWS_H
#define LANEHIT_SRC_LAYOUTS_BOX_ROWS_H

#include "description/arguments.h"
#include "copying.h"

enum { WORD = 64 };

/* Boxes without an index of their own use this one for each word of hits, so that there is one loop for all. */
#define LH_EIGHT_FROM(k) (k), (k) + 1, (k) + 2, (k) + 3, (k) + 4, (k) + 5, (k) + 6, (k) + 7
static const uint32_t ascending[WORD] = {LH_EIGHT_FROM(0),  LH_EIGHT_FROM(8),  LH_EIGHT_FROM(16),
                                         LH_EIGHT_FROM(24), LH_EIGHT_FROM(32), LH_EIGHT_FROM(40),
                                         LH_EIGHT_FROM(48), LH_EIGHT_FROM(56)};

typedef struct box_rows {
    rows from;                    /* those of the word at hand */
    size_t base_step, index_step; /* to the next */
    unsigned second;              /* where in a row the maximum is, in floats */
} box_rows;

static LH_APART box_rows rows_of_boxes(const lh_aabbs *v)
{
    const rows from = rows_of(v->min_x, v->stride, v->index, v->index_stride);
    const unsigned second = (unsigned)(v->max_x - v->min_x);
    if (from.index)
        return (box_rows){from, 0, from.index_stride * WORD, second};
    const rows in_order = {from.base, from.stride, (const char *)ascending, sizeof *ascending};
    return (box_rows){in_order, from.stride * WORD, 0, second};
}

/* A row of its own, again and again. */
static LH_APART box_rows rows_of_one_box(const lh_aabbs *v, float row[6])
{
    const size_t offset = bytes_or_packed(v->stride) * element_number(v->index, v->index_stride, 0);
    LH_ROLLED
    for (size_t k = 0; k < 6; k++)
        row[k] = *array_at(lh_arrays_of(v)[k], offset);
    return (box_rows){{(const char *)row, 0, (const char *)ascending, sizeof *ascending}, 0, 0, 3};
}

static inline void next_word(box_rows *r)
{
    r->from.base += r->base_step;
    r->from.index += r->index_step;
}

static inline uint8_t next_pair(row_layout at, rows *a, rows *b)
{
    const uint8_t byte = compare_boxes(at, row_at(a, 1, 0), row_at(b, 1, 0));
    pass_row(a);
    pass_row(b);
    return byte;
}

/* The hits of a word of so many pairs: comparisons are kept, a byte a pair, and folded at the end. Two pairs at a time,
 * since a loop over single pairs may take twice as long, depending on the address of its code. */
static inline uint64_t word_of_rows(const box_rows *of_a, const box_rows *of_b, size_t count)
{
    const row_layout at = layout_of_rows(of_a->second, of_b->second);
    rows a = of_a->from, b = of_b->from;
    uint8_t byte[WORD] = {0};
    size_t i = 0;
    for (; i + 2 <= count; i += 2) {
        byte[i] = next_pair(at, &a, &b);
        byte[i + 1] = next_pair(at, &a, &b);
    }
    if (i < count)
        byte[i] = next_pair(at, &a, &b);
    return full_bytes(byte);
}

lh_status LH_OWN(rows_of_boxes_meet)(const lh_call *call, unsigned one, size_t n)
{
    (void)one;
    if (LANES < 8)
        return LH_OK; /* nobody asks */
    const overlap_aabb_aabb_arguments of = overlap_aabb_aabb_arguments_of(call);
    const lh_aabbs *const a = of.a, *const b = of.b;
    uint64_t *const hits = of.hits;
    float row[2][6];
    box_rows of_a = a->count == 1 ? rows_of_one_box(a, row[0]) : rows_of_boxes(a),
             of_b = b->count == 1 ? rows_of_one_box(b, row[1]) : rows_of_boxes(b);
    for (size_t i = 0; i < n; i += WORD) {
        hits[i / WORD] = word_of_rows(&of_a, &of_b, n - i < WORD ? n - i : WORD);
        next_word(&of_a);
        next_word(&of_b);
    }
    return LH_OK;
}

#endif
