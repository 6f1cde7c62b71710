#include "lanes/bits.h"
#include "lanehit/lanehit.h"

enum { WORD_BITS = 64 };

size_t lh_hits_words(size_t n)
{
    return n / WORD_BITS + (n % WORD_BITS != 0);
}

size_t lh_hits_count(const uint64_t *hits, size_t n)
{
    return bits_count(hits, lh_hits_words(n));
}

int lh_hits_any(const uint64_t *hits, size_t n)
{
    for (size_t word = 0; word < lh_hits_words(n); word++)
        if (hits[word])
            return 1;
    return 0;
}

size_t lh_hits_to_indices(const uint64_t *hits, size_t n, uint32_t *indices)
{
    return bits_to_indices(hits, lh_hits_words(n), indices);
}

size_t lh_hits_nearest(const uint64_t *hits, const float *t, size_t n)
{
    size_t nearest = n;
    for (size_t word = 0; word < lh_hits_words(n); word++)
        for (uint64_t left = hits[word]; left; left &= left - 1) {
            const size_t i = word * WORD_BITS + (size_t)__builtin_ctzll(left);
            if (nearest == n ? t[i] == t[i] : t[i] < t[nearest])
                nearest = i;
        }
    return nearest;
}
