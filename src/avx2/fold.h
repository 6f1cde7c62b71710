/* Bits of comparisons, folded: which groups of six are all set. */
#ifndef LANEHIT_SRC_AVX2_FOLD_H
#define LANEHIT_SRC_AVX2_FOLD_H

#include <stdint.h>

#include "lanes/x86_intrinsics.h"

/* For each of sixteen words of 16 bits, made of the two bytes that begin at a place: whether six of its bits are all
 * set. */
static inline __m256i six_set(__m256i bytes, __m256i place)
{
    const __m256i six = _mm256_set1_epi64x((int64_t)0xfc0003f00fc0003f);
    return _mm256_cmpeq_epi16(_mm256_and_si256(_mm256_shuffle_epi8(bytes, place), six), six);
}

/* A bit for each of 32 groups of six. Three bytes hold four groups: two lie in the first two bytes, and two in the last
 * two. */
static inline uint32_t half_of_six(const uint8_t *bits)
{
    const __m256i bytes =
        _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)bits)),
                                _mm_loadu_si128((const __m128i *)(const void *)(bits + 12)), 1);
    const __m256i first = _mm256_broadcastsi128_si256(
                      _mm_setr_epi8(0, 1, 0, 1, 1, 2, 1, 2, 3, 4, 3, 4, 4, 5, 4, 5)),
                  last = _mm256_add_epi8(first, _mm256_set1_epi8(6));
    return (uint32_t)_mm256_movemask_epi8(_mm256_packs_epi16(six_set(bytes, first), six_set(bytes, last)));
}

static inline uint64_t all_of_six(const uint8_t *bits)
{
    return half_of_six(bits) | (uint64_t)half_of_six(bits + 24) << 32;
}

#endif
