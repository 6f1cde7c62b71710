/* Structs of three, four or six floats to columns, eight at a time; and boxes in structs, row by row. */
#ifndef LANEHIT_SRC_AVX2_STRUCTS_BY_HALVES_H
#define LANEHIT_SRC_AVX2_STRUCTS_BY_HALVES_H

#include "rows.h"

/* Four floats of the first four structs, and the same of the last four. */
static inline __m256 of_both_halves(const float *first, size_t width, size_t quads)
{
    return two_quads(quad_load(first + 4 * quads), quad_load(first + 4 * width + 4 * quads));
}

/* x y z x | y z x y | z x y z: each column has its four in four places, blended and brought into order. */
static inline void triples_to_columns(const float *first, float *column, size_t pitch)
{
    const __m256 a = of_both_halves(first, 3, 0), b = of_both_halves(first, 3, 1),
                 c = of_both_halves(first, 3, 2);
    const __m256 x = _mm256_blend_ps(_mm256_blend_ps(a, b, 0x44), c, 0x22),
                 y = _mm256_blend_ps(_mm256_blend_ps(a, b, 0x99), c, 0x44),
                 z = _mm256_blend_ps(_mm256_blend_ps(a, b, 0x22), c, 0x99);
    _mm256_storeu_ps(column, _mm256_permute_ps(x, _MM_SHUFFLE(1, 2, 3, 0)));
    _mm256_storeu_ps(column + pitch, _mm256_permute_ps(y, _MM_SHUFFLE(2, 3, 0, 1)));
    _mm256_storeu_ps(column + 2 * pitch, _mm256_permute_ps(z, _MM_SHUFFLE(3, 0, 1, 2)));
}

/* Two structs are x y z X | Y Z x y | z X Y Z. Blends bring together what two structs have of two columns. */
static inline void load_tight(const float *from, __m256 column[6])
{
    const __m256 a = of_both_halves(from, 6, 0), b = of_both_halves(from, 6, 1),
                 c = of_both_halves(from, 6, 2), d = of_both_halves(from, 6, 3),
                 e = of_both_halves(from, 6, 4), f = of_both_halves(from, 6, 5);
    const __m256 xy01 = _mm256_blend_ps(a, b, 0xcc), xy23 = _mm256_blend_ps(d, e, 0xcc),
                 zx10 = _mm256_blend_ps(c, a, 0xcc), zx32 = _mm256_blend_ps(f, d, 0xcc),
                 yz01 = _mm256_blend_ps(b, c, 0xcc), yz23 = _mm256_blend_ps(e, f, 0xcc);
    column[0] = _mm256_shuffle_ps(xy01, xy23, _MM_SHUFFLE(2, 0, 2, 0));
    column[1] = _mm256_shuffle_ps(xy01, xy23, _MM_SHUFFLE(3, 1, 3, 1));
    column[2] = _mm256_shuffle_ps(zx10, zx32, _MM_SHUFFLE(0, 2, 0, 2));
    column[3] = _mm256_shuffle_ps(zx10, zx32, _MM_SHUFFLE(1, 3, 1, 3));
    column[4] = _mm256_shuffle_ps(yz01, yz23, _MM_SHUFFLE(2, 0, 2, 0));
    column[5] = _mm256_shuffle_ps(yz01, yz23, _MM_SHUFFLE(3, 1, 3, 1));
}

static inline void sixes_to_columns(const float *from, float *column, size_t pitch)
{
    __m256 columns[6];
    load_tight(from, columns);
    LH_UNROLL_VECTORS
    for (size_t k = 0; k < 6; k++)
        _mm256_storeu_ps(column + k * pitch, columns[k]);
}

/* Of eight floats those that are used, else 0. */
static inline __m256 load_used(const float *row, __m256i used)
{
#if !defined(LH_EMULATED)
    return _mm256_maskload_ps(row, used);
#else /* SIMDe 0.7.4 emulates a masked load by a full one */
    int32_t is_used[8];
    float all[8] = {0};
    memcpy(is_used, &used, sizeof used);
    for (size_t k = 0; k < 8; k++)
        if (is_used[k])
            all[k] = row[k];
    return _mm256_loadu_ps(all);
#endif
}

/* Eight structs of four floats, of which three or four are used. Zen 5 does not prefetch for masked loads, so memory is
 * prefetched ahead of them here. */
static inline void quadruples_to_columns(const float *from, unsigned used, float *column, size_t pitch)
{
    enum { AHEAD_FLOATS = 512, LINE_FLOATS = 16 };
    static const int32_t three[8] = {-1, -1, -1, 0, -1, -1, -1, 0};
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    __m256 two[4], columns[4];
    if (used == 3) {
        __builtin_prefetch(from + AHEAD_FLOATS);
        __builtin_prefetch(from + AHEAD_FLOATS + LINE_FLOATS);
    }
    LH_UNROLL_VECTORS
    for (size_t k = 0; k < 4; k++)
        two[k] = used == 3 ? load_used(from + 8 * k, eight_words(three)) : _mm256_loadu_ps(from + 8 * k);
    transpose_halves(two, columns);
    LH_UNROLL_VECTORS
    for (size_t k = 0; k < 4; k++)
        if (k < used)
            _mm256_storeu_ps(column + k * pitch, _mm256_permutevar8x32_ps(columns[k], order));
}

static inline size_t structs_to_columns(const float *from, unsigned used, unsigned width, size_t count,
                                        float *column, size_t pitch)
{
    size_t i = 0;
    if (width == 3)
        for (; i + ROWS <= count; i += ROWS)
            triples_to_columns(from + 3 * i, column + i, pitch);
    else if (width == 6)
        for (; i + ROWS <= count; i += ROWS)
            sixes_to_columns(from + 6 * i, column + i, pitch);
    else
        for (; i + ROWS <= count; i += ROWS)
            quadruples_to_columns(from + 4 * i, used, column + i, pitch);
    return i;
}

/* ---- Boxes as rows ------------------------------------------------------------------------------------ */

/* How rows of two boxes are compared: a's minimum with b's maximum, and with the signs flipped its maximum with b's
 * minimum. What is unused of a row is 0 in both. */
typedef struct row_layout {
    __m256i used_of_a, used_of_b, beside_a;
    __m256 signs;
} row_layout;

static inline row_layout layout_of_rows(size_t a_second, size_t b_second)
{
    static const int32_t used[2][8] = {{-1, -1, -1, -1, -1, -1, 0, 0}, {-1, -1, -1, 0, -1, -1, -1, 0}},
                         sign[2][8] = {{0, 0, 0, INT32_MIN, INT32_MIN, INT32_MIN, 0, 0},
                                       {0, 0, 0, 0, INT32_MIN, INT32_MIN, INT32_MIN, 0}},
                         place[2][2][8] = {{{3, 4, 5, 0, 1, 2, 7, 7}, {4, 5, 6, 0, 1, 2, 7, 7}},
                                           {{3, 4, 5, 7, 0, 1, 2, 7}, {4, 5, 6, 7, 0, 1, 2, 7}}};
    const size_t a = a_second - 3, b = b_second - 3;
    return (row_layout){eight_words(used[a]), eight_words(used[b]), eight_words(place[a][b]),
                        _mm256_castsi256_ps(eight_words(sign[a]))};
}

static inline uint8_t compare_boxes(row_layout at, const float *a, const float *b)
{
    const __m256 of_a = load_used(a, at.used_of_a),
                 of_b = _mm256_permutevar8x32_ps(load_used(b, at.used_of_b), at.beside_a);
    return (uint8_t)_mm256_movemask_ps(
        _mm256_cmp_ps(_mm256_xor_ps(of_a, at.signs), _mm256_xor_ps(of_b, at.signs), _CMP_LE_OQ));
}

static inline uint64_t full_bytes(const uint8_t bytes[64])
{
    const __m256i full = _mm256_set1_epi8(-1);
    const __m256i *const half = (const __m256i *)(const void *)bytes;
    const uint32_t low = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_loadu_si256(half), full)),
                   high =
                       (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_loadu_si256(half + 1), full));
    return low | (uint64_t)high << 32;
}

#endif
