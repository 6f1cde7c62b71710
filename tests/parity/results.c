#include "results.h"

#include <string.h>

enum { WORD_BITS = 64 };

size_t results_size(const output_row *row, size_t n)
{
    return row->bytes ? row->bytes * n : lh_hits_words(n) * sizeof(uint64_t);
}

static unsigned hit_at(const uint64_t *hits, size_t i)
{
    return hits[i / WORD_BITS] >> i % WORD_BITS & 1;
}

bool results_unused_bits_are_clear(const uint64_t *hits, size_t n)
{
    return n % WORD_BITS == 0 || hits[n / WORD_BITS] >> n % WORD_BITS == 0;
}

static bool is_same(const output_row *row, const void *a, const void *b, size_t i)
{
    if (!row->bytes)
        return hit_at(a, i) == hit_at(b, i);
    const size_t at = i * row->bytes;
    return memcmp((const char *)a + at, (const char *)b + at, row->bytes) == 0;
}

size_t results_first_difference(const output_row *row, size_t n, const void *a, const void *b)
{
    size_t i = 0;
    while (i < n && is_same(row, a, b, i))
        i++;
    return i;
}

void results_print(FILE *out, const output_row *row, const void *results, size_t i)
{
    if (row->bytes == 0)
        fprintf(out, "%u", hit_at(results, i));
    else if (row->bytes == sizeof(float))
        fprintf(out, "%a", (double)((const float *)results)[i]);
    else
        fprintf(out, "%d", ((const int8_t *)results)[i]);
}
