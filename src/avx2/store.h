/* Storing the first few of eight floats. */
#ifndef LANEHIT_SRC_AVX2_STORE_H
#define LANEHIT_SRC_AVX2_STORE_H

#include "lanes/x86_intrinsics.h"

#include "sse/quad.h"

/* count is less than 8. By halves: masked stores take tens of cycles on AMD, and a load of what they wrote waits for
 * them everywhere. */
static inline void store_first_of_8(float *p, __m256 a, size_t count)
{
    __m128 rest = _mm256_castps256_ps128(a);
    if (count & 4) {
        _mm_storeu_ps(p, rest);
        rest = _mm256_extractf128_ps(a, 1);
        p += 4;
    }
    if (count & 2) {
        quad_store2(p, rest);
        rest = _mm_movehl_ps(rest, rest);
        p += 2;
    }
    if (count & 1)
        _mm_store_ss(p, rest);
}

#endif
