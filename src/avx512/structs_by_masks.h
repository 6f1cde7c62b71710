/* Structs of three, four or six floats to columns, sixteen at a time; and boxes in structs, row by row. */
#ifndef LANEHIT_SRC_AVX512_STRUCTS_BY_MASKS_H
#define LANEHIT_SRC_AVX512_STRUCTS_BY_MASKS_H

#include "avx2/rows.h"
#include "missing.h"

enum {
    STRUCTS = 16,
    TRIPLE_FLOATS = 3 * STRUCTS,

    FLOATS_OF_SIXES = 6 * STRUCTS
};

/* Three vectors, each taken where the place in it is of one remainder by 3: no two of a column are in the same
 * place. */
static inline __m512 blend_by_thirds(__m512 a, __m512 b, __m512 c, uint16_t of_b, uint16_t of_c)
{
    return _mm512_mask_blend_ps(of_c, _mm512_mask_blend_ps(of_b, a, b), c);
}

/* Constants, held in registers: gcc otherwise makes them anew in each round, lane by lane. */
static inline __m512i places(const int32_t place[STRUCTS])
{
    __m512i a = _mm512_loadu_si512(place);
#if !defined(LH_EMULATED)
    __asm__("" : "+v"(a));
#endif
    return a;
}

/* Of so many floats as there are, 16 from the given one on; of `all` of them without a mask. */
LH_INLINE __m512 load_of(const float *from, size_t floats, size_t all, size_t first)
{
    if (floats == all)
        return _mm512_loadu_ps(from + first);
    const size_t left = floats > first ? floats - first : 0;
    return maskz_load((uint16_t)((UINT32_C(1) << (left < 16 ? left : 16)) - 1), from + first);
}

/* In three vectors element i has its k-th float in place (3 i + k) mod 16. */
typedef struct triples {
    __m512i x, y, z;
} triples;

static inline triples places_of_triples(void)
{
    static const int32_t place[3][STRUCTS] = {{0, 3, 6, 9, 12, 15, 2, 5, 8, 11, 14, 1, 4, 7, 10, 13},
                                              {1, 4, 7, 10, 13, 0, 3, 6, 9, 12, 15, 2, 5, 8, 11, 14},
                                              {2, 5, 8, 11, 14, 1, 4, 7, 10, 13, 0, 3, 6, 9, 12, 15}};
    return (triples){places(place[0]), places(place[1]), places(place[2])};
}

LH_INLINE void triples_to_columns(triples at, const float *from, size_t floats, float *column, size_t pitch)
{
    const uint16_t third0 = 0x9249, third1 = 0x2492, third2 = 0x4924;
    const __m512 a = load_of(from, floats, TRIPLE_FLOATS, 0), b = load_of(from, floats, TRIPLE_FLOATS, 16),
                 c = load_of(from, floats, TRIPLE_FLOATS, 32);
    const __m512 x = blend_by_thirds(a, b, c, third2, third1), y = blend_by_thirds(a, b, c, third0, third2),
                 z = blend_by_thirds(a, b, c, third1, third0);
    _mm512_storeu_ps(column, _mm512_permutexvar_ps(at.x, x));
    _mm512_storeu_ps(column + pitch, _mm512_permutexvar_ps(at.y, y));
    _mm512_storeu_ps(column + 2 * pitch, _mm512_permutexvar_ps(at.z, z));
}

/* In the three vectors of eight structs x y z X Y Z, element i has its k-th pair of floats in pair 3 i + k, and so in
 * place (3 i + k) mod 8. Of two such blends a permutation takes the one or the other float of each pair. */
typedef struct six_places {
    __m512i x, y, z, X, Y, Z;
} six_places;

LH_INLINE six_places places_of_six(void)
{
    static const int32_t place[6][STRUCTS] = {{0, 6, 12, 2, 8, 14, 4, 10, 16, 22, 28, 18, 24, 30, 20, 26},
                                              {1, 7, 13, 3, 9, 15, 5, 11, 17, 23, 29, 19, 25, 31, 21, 27},
                                              {2, 8, 14, 4, 10, 0, 6, 12, 18, 24, 30, 20, 26, 16, 22, 28},
                                              {3, 9, 15, 5, 11, 1, 7, 13, 19, 25, 31, 21, 27, 17, 23, 29},
                                              {4, 10, 0, 6, 12, 2, 8, 14, 20, 26, 16, 22, 28, 18, 24, 30},
                                              {5, 11, 1, 7, 13, 3, 9, 15, 21, 27, 17, 23, 29, 19, 25, 31}};
    return (six_places){places(place[0]), places(place[1]), places(place[2]),
                        places(place[3]), places(place[4]), places(place[5])};
}

LH_INLINE void load_tight(six_places at, const float *from, size_t floats, __m512 column[6])
{
    const uint16_t third0 = 0x30c3, third1 = 0xc30c, third2 = 0x0c30;
    const __m512 a = load_of(from, floats, FLOATS_OF_SIXES, 0),
                 b = load_of(from, floats, FLOATS_OF_SIXES, 16),
                 c = load_of(from, floats, FLOATS_OF_SIXES, 32),
                 d = load_of(from, floats, FLOATS_OF_SIXES, 48),
                 e = load_of(from, floats, FLOATS_OF_SIXES, 64),
                 f = load_of(from, floats, FLOATS_OF_SIXES, 80);
    const __m512 xy0 = blend_by_thirds(a, b, c, third1, third2),
                 xy1 = blend_by_thirds(d, e, f, third1, third2),
                 zX0 = blend_by_thirds(a, b, c, third2, third0),
                 zX1 = blend_by_thirds(d, e, f, third2, third0),
                 YZ0 = blend_by_thirds(a, b, c, third0, third1),
                 YZ1 = blend_by_thirds(d, e, f, third0, third1);
    column[0] = _mm512_permutex2var_ps(xy0, at.x, xy1);
    column[1] = _mm512_permutex2var_ps(xy0, at.y, xy1);
    column[2] = _mm512_permutex2var_ps(zX0, at.z, zX1);
    column[3] = _mm512_permutex2var_ps(zX0, at.X, zX1);
    column[4] = _mm512_permutex2var_ps(YZ0, at.Y, YZ1);
    column[5] = _mm512_permutex2var_ps(YZ0, at.Z, YZ1);
}

LH_INLINE void sixes_to_columns(six_places at, const float *from, size_t floats, float *column, size_t pitch)
{
    __m512 columns[6];
    load_tight(at, from, floats, columns);
    LH_UNROLL_VECTORS
    for (size_t k = 0; k < 6; k++)
        _mm512_storeu_ps(column + k * pitch, columns[k]);
}

/* Rows of up to eight floats, two in a vector. Where they lie one behind the other, both are one load. */
static inline void load_two_rows_each(const rows *from, size_t floats, __m512 row[STRUCTS / 2])
{
    const uint16_t used = (uint16_t)((1u << floats) - 1);
    if (from->stride == 8 * sizeof(float)) {
        LH_UNROLL_VECTORS
        for (size_t k = 0; k < STRUCTS / 2; k++)
            row[k] =
                maskz_load((uint16_t)(used | used << 8), (const float *)(const void *)from->base + 16 * k);
    } else {
        LH_UNROLL_VECTORS
        for (size_t k = 0; k < STRUCTS / 2; k++)
            row[k] = _mm512_insertf32x8(
                _mm512_castps256_ps512(maskz_load_half((uint8_t)used, row_at(from, 0, 2 * k))),
                maskz_load_half((uint8_t)used, row_at(from, 0, 2 * k + 1)), 1);
    }
}

/* Of the quads of rows 0 to 3, 4 to 7, ... */
static inline void quads_to_columns(const __m512 four[4], __m512 column[4])
{
    static const int32_t place[2][STRUCTS] = {{0, 4, 8, 12, 1, 5, 9, 13, 16, 20, 24, 28, 17, 21, 25, 29},
                                              {2, 6, 10, 14, 3, 7, 11, 15, 18, 22, 26, 30, 19, 23, 27, 31}};
    const __m512i first = places(place[0]), second = places(place[1]);
    const __m512 xy01 = _mm512_unpacklo_ps(four[0], four[1]), xy23 = _mm512_unpacklo_ps(four[2], four[3]),
                 zw01 = _mm512_unpackhi_ps(four[0], four[1]), zw23 = _mm512_unpackhi_ps(four[2], four[3]);
    column[0] = _mm512_permutex2var_ps(xy01, first, xy23);
    column[1] = _mm512_permutex2var_ps(xy01, second, xy23);
    column[2] = _mm512_permutex2var_ps(zw01, first, zw23);
    column[3] = _mm512_permutex2var_ps(zw01, second, zw23);
}

static inline void octuples_to_columns(const __m512 row[STRUCTS / 2], __m512 column[8])
{
    __m512 front[4], back[4];
    LH_UNROLL_VECTORS
    for (size_t k = 0; k < 4; k++) {
        front[k] = _mm512_shuffle_f32x4(row[2 * k], row[2 * k + 1], _MM_SHUFFLE(2, 0, 2, 0));
        back[k] = _mm512_shuffle_f32x4(row[2 * k], row[2 * k + 1], _MM_SHUFFLE(3, 1, 3, 1));
    }
    quads_to_columns(front, column);
    quads_to_columns(back, column + 4);
}

/* Structs of four floats, of which three or four are used. */
static inline void quadruples_to_columns(const float *from, unsigned used, size_t count, float *column,
                                         size_t pitch)
{
    uint32_t mask[4];
    for (size_t k = 0; k < 4; k++)
        mask[k] = used == 3 ? 0x7777 : 0xffff;
    for (size_t i = 0; i < count; i += STRUCTS) {
        __m512 four[4], columns[4];
        const size_t left = count - i;
        for (size_t k = 0; k < 4 && left < STRUCTS; k++)
            mask[k] &= left < 4 * k ? 0 : left < 4 * k + 4 ? (1u << 4 * (left - 4 * k)) - 1 : 0xffff;
        LH_UNROLL_VECTORS
        for (size_t k = 0; k < 4; k++)
            four[k] = maskz_load((uint16_t)mask[k], from + 4 * i + 16 * k);
        quads_to_columns(four, columns);
        LH_UNROLL_VECTORS
        for (size_t k = 0; k < 4; k++)
            if (k < used)
                _mm512_storeu_ps(column + i + k * pitch, columns[k]);
    }
}

/* Columns 0 to 2, and three more from the `second` on, which is 3 or 4. */
static inline void load_octuples(const rows *from, size_t second, __m512 column[6])
{
    __m512 row[STRUCTS / 2], columns[8];
    load_two_rows_each(from, second + 3, row);
    octuples_to_columns(row, columns);
    LH_UNROLL_VECTORS
    for (size_t k = 0; k < 3; k++) {
        column[k] = columns[k];
        column[3 + k] = second == 3 ? columns[3 + k] : columns[4 + k];
    }
}

/* All of them. */
static inline size_t structs_to_columns(const float *from, unsigned used, unsigned width, size_t count,
                                        float *column, size_t pitch)
{
    size_t i = 0;
    if (width == 3) {
        const triples at = places_of_triples();
        for (; i + STRUCTS <= count; i += STRUCTS)
            triples_to_columns(at, from + 3 * i, TRIPLE_FLOATS, column + i, pitch);
        if (i < count)
            triples_to_columns(at, from + 3 * i, 3 * (count - i), column + i, pitch);
    } else if (width == 6) {
        const six_places at = places_of_six();
        for (; i + STRUCTS <= count; i += STRUCTS)
            sixes_to_columns(at, from + 6 * i, FLOATS_OF_SIXES, column + i, pitch);
        if (i < count)
            sixes_to_columns(at, from + 6 * i, 6 * (count - i), column + i, pitch);
    } else {
        quadruples_to_columns(from, used, count, column, pitch);
    }
    return count;
}

/* ---- Boxes as rows ------------------------------------------------------------------------------------ */

/* How rows of two boxes are compared: the minimum of each with the maximum of the other. What is unused of a row is
 * 0. */
typedef struct row_layout {
    uint8_t used_of_a, used_of_b;
    __m256i minima, maxima; /* of a's row and b's, which begins at 8 */
} row_layout;

static inline row_layout layout_of_rows(size_t a_second, size_t b_second)
{
    static const uint8_t used[2] = {0x3f, 0x77};
    static const int32_t minima[8] = {0, 1, 2, 8, 9, 10, 7, 7},
                         maxima[2][2][8] = {{{11, 12, 13, 3, 4, 5, 7, 7}, {12, 13, 14, 3, 4, 5, 7, 7}},
                                            {{11, 12, 13, 4, 5, 6, 7, 7}, {12, 13, 14, 4, 5, 6, 7, 7}}};
    const size_t a = a_second - 3, b = b_second - 3;
    return (row_layout){used[a], used[b], eight_words(minima), eight_words(maxima[a][b])};
}

static inline uint8_t compare_boxes(row_layout at, const float *a, const float *b)
{
    const __m256 of_a = maskz_load_half(at.used_of_a, a), of_b = maskz_load_half(at.used_of_b, b);
    return compare_le_half(_mm256_permutex2var_ps(of_a, at.minima, of_b),
                           _mm256_permutex2var_ps(of_a, at.maxima, of_b));
}

static inline uint64_t full_bytes(const uint8_t bytes[64])
{
    return full_bytes_of(_mm512_loadu_si512(bytes));
}

#endif
