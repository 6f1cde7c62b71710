/* Rows to columns, eight at a time: half of each register is a row of the first four, the other half one of the last.
 * The halves are read from memory, which takes no shuffle, and shuffles are what binds. For AVX-512 too: registers of
 * four rows are no faster. */
#ifndef LANEHIT_SRC_AVX2_ROWS_H
#define LANEHIT_SRC_AVX2_ROWS_H

#include "lanes/x86_intrinsics.h"

#include "layouts/row.h"
#include "sse/quad.h"

enum { ROWS = 8 };

static inline __m256 two_quads(quad low, quad high)
{
    return _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
}

static inline __m256i eight_words(const int32_t word[8])
{
    return _mm256_loadu_si256((const __m256i *)(const void *)word);
}

static inline __m256 two_rows(const float *a, const float *b, unsigned end)
{
    return end == 3 ? two_quads(quad_load3(a), quad_load3(b)) : two_quads(quad_load(a), quad_load(b));
}

/* Four columns, from their rows: 0 and 4, 1 and 5, ... */
static inline void transpose_halves(const __m256 row[4], __m256 column[4])
{
    const __m256 xy01 = _mm256_unpacklo_ps(row[0], row[1]), xy23 = _mm256_unpacklo_ps(row[2], row[3]),
                 zw01 = _mm256_unpackhi_ps(row[0], row[1]), zw23 = _mm256_unpackhi_ps(row[2], row[3]);
    column[0] = _mm256_shuffle_ps(xy01, xy23, _MM_SHUFFLE(1, 0, 1, 0));
    column[1] = _mm256_shuffle_ps(xy01, xy23, _MM_SHUFFLE(3, 2, 3, 2));
    column[2] = _mm256_shuffle_ps(zw01, zw23, _MM_SHUFFLE(1, 0, 1, 0));
    column[3] = _mm256_shuffle_ps(zw01, zw23, _MM_SHUFFLE(3, 2, 3, 2));
}

/* Boxes to columns, of rows without an index: the first count, or eight; then the last of them again. */
static inline void eight_box_rows(rows from, size_t second, size_t count, __m256 column[6])
{
    __m256 front[4], back[4], columns[4];
    LH_UNROLL_VECTORS
    for (size_t r = 0; r < 4; r++) {
        const float *a = row_within(&from, r, count), *b = row_within(&from, r + 4, count);
        front[r] = two_rows(a, b, 4);
        back[r] = two_rows(a + second - 1, b + second - 1, 4);
    }
    transpose_halves(front, columns);
    LH_UNROLL_VECTORS
    for (size_t k = 0; k < 3; k++)
        column[k] = columns[k];
    transpose_halves(back, columns);
    LH_UNROLL_VECTORS
    for (size_t k = 0; k < 3; k++)
        column[3 + k] = columns[1 + k];
}

/* Of those, columns first .. end - 1. */
static inline void store_columns(const __m256 row[4], unsigned first, unsigned end, float *column,
                                 size_t pitch)
{
    __m256 all[4];
    transpose_halves(row, all);
    LH_UNROLL_VECTORS
    for (unsigned k = 0; k < 4; k++)
        if (k >= first && k < end)
            _mm256_storeu_ps(column + (k - first) * pitch, all[k]);
}

static inline void rows_to_columns(const rows *from, int is_indexed, unsigned first, unsigned end,
                                   float *column, size_t pitch)
{
    __m256 low[4], high[4];
    LH_UNROLL_VECTORS
    for (size_t r = 0; r < 4; r++) {
        const float *a = row_at(from, is_indexed, r), *b = row_at(from, is_indexed, r + 4);
        low[r] = two_rows(a, b, end);
        high[r] = end == 6 ? two_rows(a + 2, b + 2, end) : low[r];
    }
    store_columns(low, first, end < 4 ? end : 4, column, pitch);
    if (end == 6)
        store_columns(high, 2, 4, column + 4 * pitch, pitch);
}

#endif
