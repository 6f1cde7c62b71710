#include "results.h"

#include <string.h>

#include "../support/floats.h"
#include "numbers.h"

enum { WORD_BITS = 64, CANARY = 0x5a };

void results_prepare(results *r, const call *of, unsigned wanted, arguments *a)
{
    memset(r, CANARY, sizeof *r);
    a->hits = r->hits;
    for (size_t k = 0; k < 2; k++)
        a->t[k] = k < of->times && (wanted >> k & 1) ? r->t[k] : NULL;
    a->normal = of->normal && (wanted >> 2 & 1) ? r->normal : NULL;
}

/* After Fowler, Noll and Vo (FNV-1a), with words in place of bytes, and the upper half folded into the lower: a
 * product alone never carries downwards. */
static void fold(uint64_t *hash, uint64_t value)
{
    *hash = (*hash ^ value) * 0x100000001b3u;
    *hash ^= *hash >> 32;
}

static uint32_t bits_at(const float *array, size_t i)
{
    uint32_t bits;
    memcpy(&bits, array + i, sizeof bits);
    return bits;
}

static size_t words_of(size_t n)
{
    return (n + WORD_BITS - 1) / WORD_BITS;
}

static uint64_t bits_set(uint64_t word)
{
    uint64_t count = 0;
    for (; word; word &= word - 1)
        count++;
    return count;
}

void results_add(const results *r, const arguments *a, tally *to)
{
    to->tests += a->n;
    for (size_t w = 0; w < words_of(a->n); w++) {
        to->hits += bits_set(r->hits[w]);
        fold(&to->verdicts, r->hits[w]);
    }
    for (size_t k = 0; k < 2; k++)
        for (size_t i = 0; a->t[k] && i < a->n; i++)
            fold(&to->values, bits_at(r->t[k], i));
    for (size_t i = 0; a->normal && i < a->n; i++)
        fold(&to->values, (uint64_t)(r->normal[i] + 128));
}

static bool is_hit(const results *r, size_t i)
{
    return r->hits[i / WORD_BITS] >> i % WORD_BITS & 1;
}

/* Never NaN, never with a sign; infinite where there is no hit, and only there. */
static bool is_time(uint32_t bits, bool hit)
{
    return hit ? bits < FLOAT_INFINITY : bits == FLOAT_INFINITY;
}

const char *results_fault(const results *r, const arguments *a)
{
    results untouched;
    memset(&untouched, CANARY, sizeof untouched);
    const size_t n = a->n, words = words_of(n);
    if (n % WORD_BITS && r->hits[words - 1] >> n % WORD_BITS)
        return "unused bits of the last word of hits are set";
    if (r->hits[words] != untouched.hits[words])
        return "something is written beyond the hits";
    for (size_t k = 0; k < 2; k++) {
        const size_t end = a->t[k] ? n : 0;
        if (bits_at(r->t[k], end) != bits_at(untouched.t[k], end))
            return "something is written beyond the times";
        for (size_t i = 0; i < end; i++)
            if (!is_time(bits_at(r->t[k], i), is_hit(r, i)))
                return "a time is NaN or negative, or infinite on a hit, or finite on a miss";
    }
    const size_t end = a->normal ? n : 0;
    if (r->normal[end] != untouched.normal[end])
        return "something is written beyond the normals";
    return NULL;
}
