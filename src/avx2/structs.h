/* Structs of three or six floats without gaps to columns, eight at a time. */
#ifndef LANEHIT_SRC_AVX2_STRUCTS_H
#define LANEHIT_SRC_AVX2_STRUCTS_H

#include "rows.h"

/* Four floats of the first four structs, and the same of the last four. */
static inline simde__m256 of_both_halves(const float *first, size_t width, size_t quads)
{
    return two_quads(quad_load(first + 4 * quads), quad_load(first + 4 * width + 4 * quads));
}

/* x y z x | y z x y | z x y z: each column has its four in four places, blended and brought into order. */
static inline void triples_to_columns(const float *first, float *column, size_t pitch)
{
    const simde__m256 a = of_both_halves(first, 3, 0), b = of_both_halves(first, 3, 1),
                      c = of_both_halves(first, 3, 2);
    const simde__m256 x = simde_mm256_blend_ps(simde_mm256_blend_ps(a, b, 0x44), c, 0x22),
                      y = simde_mm256_blend_ps(simde_mm256_blend_ps(a, b, 0x99), c, 0x44),
                      z = simde_mm256_blend_ps(simde_mm256_blend_ps(a, b, 0x22), c, 0x99);
    simde_mm256_storeu_ps(column, simde_mm256_permute_ps(x, SIMDE_MM_SHUFFLE(1, 2, 3, 0)));
    simde_mm256_storeu_ps(column + pitch, simde_mm256_permute_ps(y, SIMDE_MM_SHUFFLE(2, 3, 0, 1)));
    simde_mm256_storeu_ps(column + 2 * pitch, simde_mm256_permute_ps(z, SIMDE_MM_SHUFFLE(3, 0, 1, 2)));
}

/* Two structs are x y z X | Y Z x y | z X Y Z. Blends bring together what two structs have of two columns. */
static inline void load_sextuples(const float *from, simde__m256 column[6])
{
    const simde__m256 a = of_both_halves(from, 6, 0), b = of_both_halves(from, 6, 1),
                      c = of_both_halves(from, 6, 2), d = of_both_halves(from, 6, 3),
                      e = of_both_halves(from, 6, 4), f = of_both_halves(from, 6, 5);
    const simde__m256 xy01 = simde_mm256_blend_ps(a, b, 0xcc), xy23 = simde_mm256_blend_ps(d, e, 0xcc),
                      zx10 = simde_mm256_blend_ps(c, a, 0xcc), zx32 = simde_mm256_blend_ps(f, d, 0xcc),
                      yz01 = simde_mm256_blend_ps(b, c, 0xcc), yz23 = simde_mm256_blend_ps(e, f, 0xcc);
    column[0] = simde_mm256_shuffle_ps(xy01, xy23, SIMDE_MM_SHUFFLE(2, 0, 2, 0));
    column[1] = simde_mm256_shuffle_ps(xy01, xy23, SIMDE_MM_SHUFFLE(3, 1, 3, 1));
    column[2] = simde_mm256_shuffle_ps(zx10, zx32, SIMDE_MM_SHUFFLE(0, 2, 0, 2));
    column[3] = simde_mm256_shuffle_ps(zx10, zx32, SIMDE_MM_SHUFFLE(1, 3, 1, 3));
    column[4] = simde_mm256_shuffle_ps(yz01, yz23, SIMDE_MM_SHUFFLE(2, 0, 2, 0));
    column[5] = simde_mm256_shuffle_ps(yz01, yz23, SIMDE_MM_SHUFFLE(3, 1, 3, 1));
}

static inline void sextuples_to_columns(const float *from, float *column, size_t pitch)
{
    simde__m256 columns[6];
    load_sextuples(from, columns);
    for (size_t k = 0; k < 6; k++)
        simde_mm256_storeu_ps(column + k * pitch, columns[k]);
}

static inline size_t structs_to_columns(const float *from, unsigned width, size_t count, float *column,
                                        size_t pitch)
{
    size_t i = 0;
    if (width == 3)
        for (; i + ROWS <= count; i += ROWS)
            triples_to_columns(from + 3 * i, column + i, pitch);
    else
        for (; i + ROWS <= count; i += ROWS)
            sextuples_to_columns(from + 6 * i, column + i, pitch);
    return i;
}

#endif
