/* Elements of arrays of structs to columns, eight at a time: half of each register is a row of the first four, the other
 * half one of the last. The halves are read from memory, which takes no shuffle, and shuffles are what binds. */
#ifndef LANEHIT_SRC_AVX2_ROWS_H
#define LANEHIT_SRC_AVX2_ROWS_H

#include <simde/x86/avx2.h>

#include "../sse/quad.h"

enum { ROWS = 8 };

static inline simde__m256 two_rows(const float *a, const float *b, unsigned width)
{
    const quad low = width == 3 ? quad_load3(a) : quad_load(a),
               high = width == 3 ? quad_load3(b) : quad_load(b);
    return simde_mm256_insertf128_ps(simde_mm256_castps128_ps256(low), high, 1);
}

static inline void rows_to_columns(const float *const row[ROWS], unsigned width, float *const column[4])
{
    const simde__m256 row04 = two_rows(row[0], row[4], width), row15 = two_rows(row[1], row[5], width),
                      row26 = two_rows(row[2], row[6], width), row37 = two_rows(row[3], row[7], width);
    const simde__m256 xy01 = simde_mm256_unpacklo_ps(row04, row15),
                      xy23 = simde_mm256_unpacklo_ps(row26, row37),
                      zw01 = simde_mm256_unpackhi_ps(row04, row15),
                      zw23 = simde_mm256_unpackhi_ps(row26, row37);
    simde_mm256_storeu_ps(column[0], simde_mm256_shuffle_ps(xy01, xy23, SIMDE_MM_SHUFFLE(1, 0, 1, 0)));
    simde_mm256_storeu_ps(column[1], simde_mm256_shuffle_ps(xy01, xy23, SIMDE_MM_SHUFFLE(3, 2, 3, 2)));
    simde_mm256_storeu_ps(column[2], simde_mm256_shuffle_ps(zw01, zw23, SIMDE_MM_SHUFFLE(1, 0, 1, 0)));
    if (width == 4)
        simde_mm256_storeu_ps(column[3], simde_mm256_shuffle_ps(zw01, zw23, SIMDE_MM_SHUFFLE(3, 2, 3, 2)));
}

#endif
