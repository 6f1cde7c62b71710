#include "results.h"

#include <string.h>

enum { WORD_BITS = 64 };

size_t results_size(const lh_kind *kind, size_t n)
{
    return kind->bits == 1 ? lh_hits_words(n) * sizeof(uint64_t) : n * kind->bits / 8;
}

static unsigned bit_at(const uint64_t *words, size_t i)
{
    return words[i / WORD_BITS] >> i % WORD_BITS & 1;
}

bool results_unused_bits_are_clear(const lh_kind *kind, const void *results, size_t n)
{
    const uint64_t *words = results;
    return kind->bits != 1 || n % WORD_BITS == 0 || words[n / WORD_BITS] >> n % WORD_BITS == 0;
}

static bool is_same(const lh_kind *kind, const void *a, const void *b, size_t i)
{
    if (kind->bits == 1)
        return bit_at(a, i) == bit_at(b, i);
    const size_t bytes = kind->bits / 8;
    return memcmp((const char *)a + i * bytes, (const char *)b + i * bytes, bytes) == 0;
}

size_t results_first_difference(const lh_kind *kind, size_t n, const void *a, const void *b)
{
    size_t i = 0;
    while (i < n && is_same(kind, a, b, i))
        i++;
    return i;
}

void results_print(FILE *out, const lh_kind *kind, const void *results, size_t i)
{
    if (kind->bits == 1)
        fprintf(out, "%u", bit_at(results, i));
    else if (kind->bits == 32)
        fprintf(out, "%a", (double)((const float *)results)[i]);
    else
        fprintf(out, "%d", ((const int8_t *)results)[i]);
}
