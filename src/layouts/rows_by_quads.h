/* Rows to columns by quads: for a lanes.h that has nothing wider. Include after its quads. */
#ifndef LANEHIT_SRC_LAYOUTS_ROWS_BY_QUADS_H
#define LANEHIT_SRC_LAYOUTS_ROWS_BY_QUADS_H

#include "row.h"

enum { ROWS = 4 };

static inline void rows_to_columns(const rows *from, int is_indexed, unsigned first, unsigned end,
                                   float *column, size_t pitch)
{
    quad low[ROWS], high[ROWS];
    LH_UNROLL_VECTORS
    for (size_t r = 0; r < ROWS; r++) {
        const float *row = row_at(from, is_indexed, r);
        low[r] = end == 3 ? quad_load3(row) : quad_load(row);
        high[r] = end == 6 ? quad_load(row + 2) : low[r];
    }
    quad_transpose(low);
    LH_UNROLL_VECTORS
    for (unsigned k = first; k < end && k < 4; k++)
        quad_store(column + (k - first) * pitch, low[k]);
    if (end < 6)
        return;
    quad_transpose(high);
    quad_store(column + 4 * pitch, high[2]);
    quad_store(column + 5 * pitch, high[3]);
}

static inline uint64_t all_of_six(const uint8_t *bits)
{
    uint64_t all = ~UINT64_C(0);
    for (unsigned k = 0; k < 6 * 64; k++)
        if (!(bits[k / 8] >> k % 8 & 1))
            all &= ~(UINT64_C(1) << k / 6);
    return all;
}

/* Where there are as many lanes as rows. */
static inline void lanes_load_tight(const float *p, size_t count, quad column[6])
{
    float element[6 * ROWS], columns[6 * ROWS];
    if (count < ROWS) {
        memset(element, 0, sizeof element);
        memcpy(element, p, count * 6 * sizeof *p);
        p = element;
    }
    const rows structs = {(const char *)p, 6 * sizeof(float), NULL, 0};
    rows_to_columns(&structs, 0, 0, 6, columns, ROWS);
    for (size_t k = 0; k < 6; k++)
        column[k] = quad_load(columns + k * ROWS);
}

static inline void lanes_load_few_rows(const rows *from, size_t second, size_t count, quad column[6])
{
    quad front[ROWS], back[ROWS];
    for (size_t r = 0; r < ROWS; r++) {
        const float *row = row_within(from, r, count);
        front[r] = quad_load(row);
        back[r] = quad_load(row + second - 1);
    }
    quad_transpose(front);
    quad_transpose(back);
    for (size_t k = 0; k < 3; k++) {
        column[k] = front[k];
        column[3 + k] = back[1 + k];
    }
}

static inline void lanes_load_rows(const rows *from, size_t second, quad column[6])
{
    lanes_load_few_rows(from, second, ROWS, column);
}

/* Where in two rows the maxima are. */
typedef struct row_layout {
    size_t a_second, b_second;
} row_layout;

static inline row_layout layout_of_rows(size_t a_second, size_t b_second)
{
    return (row_layout){a_second, b_second};
}

static inline uint8_t compare_boxes(row_layout at, const float *a, const float *b)
{
    int meet = 1;
    for (size_t axis = 0; axis < 3; axis++)
        meet &= a[axis] <= b[at.b_second + axis] && b[axis] <= a[at.a_second + axis];
    return meet ? 0xff : 0;
}

static inline uint64_t full_bytes(const uint8_t bytes[64])
{
    uint64_t full = 0;
    for (unsigned k = 0; k < 64; k++)
        full |= (uint64_t)(bytes[k] == 0xff) << k;
    return full;
}

/* `used` is a constant, so that nothing is asked in a round. */
LH_INLINE size_t structs_of_so_many(const float *from, unsigned used, unsigned width, size_t count,
                                    float *column, size_t pitch)
{
    size_t i = 0;
    for (; i + ROWS <= count; i += ROWS) {
        const rows structs = {(const char *)(from + width * i), width * sizeof(float), NULL, 0};
        rows_to_columns(&structs, 0, 0, used, column + i, pitch);
    }
    return i;
}

static inline size_t structs_to_columns(const float *from, unsigned used, unsigned width, size_t count,
                                        float *column, size_t pitch)
{
    if (IS_SMALL)
        return structs_of_so_many(from, used, width, count, column, pitch);
    if (used == 3)
        return structs_of_so_many(from, 3, width, count, column, pitch);
    if (used == 4)
        return structs_of_so_many(from, 4, 4, count, column, pitch);
    return structs_of_so_many(from, 6, 6, count, column, pitch);
}

#endif
