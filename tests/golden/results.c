#include "results.h"

#include <string.h>

#include "../support/floats.h"
#include "numbers.h"

enum { WORD_BITS = 64, CANARY = 0x5a };

/* Of an output, a result: bits of cells are as those of pairs. */
static unsigned bits_of(const lh_kind *kind)
{
    return kind->bits ? kind->bits : 1;
}

/* The kind of an output that is wanted; else NULL. */
static const lh_kind *written_kind(unsigned query, const lh_call *call, unsigned argument)
{
    const lh_kind *kind = lh_kind_of(&lh_queries[query], argument);
    return kind->role == LH_OUTPUT && call->argument[argument].output ? kind : NULL;
}

/* Bits 0 and 1 of `wanted` decide, in turn, which optional outputs of floats are wanted; bit 2 decides it for the
 * others. */
void results_prepare(results *r, unsigned query, unsigned wanted, lh_call *call)
{
    unsigned floats = 0;
    for (unsigned k = 0; k < lh_queries[query].arguments; k++) {
        const lh_kind *kind = lh_kind_of(&lh_queries[query], k);
        if (kind->role != LH_OUTPUT)
            continue;
        const unsigned bit = bits_of(kind) == 32 && kind->may_be_null ? floats++ % 2 : 2;
        const bool is_wanted = !kind->may_be_null || (wanted >> bit & 1);
        call->argument[k].output = is_wanted ? r->bytes[k] : NULL;
        memset(r->bytes[k], CANARY, sizeof r->bytes[k]);
    }
}

/* After Fowler, Noll and Vo (FNV-1a), with words in place of bytes, and the upper half folded into the lower: a
 * product alone never carries downwards. */
void results_fold(uint64_t *hash, uint64_t value)
{
    *hash = (*hash ^ value) * 0x100000001b3u;
    *hash ^= *hash >> 32;
}

/* Of bits, words; bytes are signed. */
static size_t values_of(unsigned bits, size_t n)
{
    return bits == 1 ? (n + WORD_BITS - 1) / WORD_BITS : n;
}

static uint64_t value_at(const unsigned char *bytes, unsigned bits, size_t i)
{
    uint64_t word;
    uint32_t number;
    if (bits == 8)
        return bytes[i] ^ 0x80u;
    if (bits == 32)
        return memcpy(&number, bytes + i * sizeof number, sizeof number), number;
    return memcpy(&word, bytes + i * sizeof word, sizeof word), word;
}

static uint64_t bits_set(uint64_t word)
{
    uint64_t count = 0;
    for (; word; word &= word - 1)
        count++;
    return count;
}

void results_add(const results *r, unsigned query, const lh_call *call, size_t n, tally *to)
{
    to->pairs += n;
    for (unsigned k = 0; k < lh_queries[query].arguments; k++) {
        const lh_kind *kind = written_kind(query, call, k);
        for (size_t i = 0; kind && i < values_of(bits_of(kind), n); i++) {
            const uint64_t value = value_at(r->bytes[k], bits_of(kind), i);
            to->hits += bits_of(kind) == 1 ? bits_set(value) : 0;
            results_fold(bits_of(kind) == 1 ? &to->verdicts : &to->values, value);
        }
    }
}

static const char *fault_beyond(const unsigned char *bytes, unsigned bits, size_t n)
{
    if (bits == 1 && n % WORD_BITS && value_at(bytes, 1, n / WORD_BITS) >> n % WORD_BITS)
        return "unused bits of the last word are set";
    const size_t used = values_of(bits, n) * (bits == 1 ? sizeof(uint64_t) : bits / 8);
    const unsigned char *beyond = bytes + used;
    const size_t left = MOST_RESULT_BYTES - used;
    const bool is_intact = left == 0 || (beyond[0] == CANARY && memcmp(beyond, beyond + 1, left - 1) == 0);
    return is_intact ? NULL : "something is written beyond the results";
}

/* Never NaN, and without a sign unless it may have one; infinite where there is no hit, and only there. */
static const char *fault_of_infinite(const lh_kind *kind, const unsigned char *floats,
                                     const unsigned char *hits, size_t n)
{
    const uint64_t ignored = kind->may_be_negative ? FLOAT_SIGN : 0;
    for (size_t i = 0; i < n; i++) {
        const bool is_hit = value_at(hits, 1, i / WORD_BITS) >> i % WORD_BITS & 1;
        const uint64_t bits = value_at(floats, 32, i);
        if (is_hit ? (bits & ~ignored) >= FLOAT_INFINITY : bits != FLOAT_INFINITY)
            return "a float is NaN or has a sign, or is infinite on a hit, or finite on a miss";
    }
    return NULL;
}

/* Which NaN an operation hands on depends on the processor: outputs are to have one alone. */
static const char *fault_of_floats(const unsigned char *floats, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const uint64_t bits = value_at(floats, 32, i);
        if ((bits & ~FLOAT_SIGN) > FLOAT_INFINITY && bits != FLOAT_NAN)
            return "a NaN is another than the one that is documented";
    }
    return NULL;
}

const char *results_fault(const results *r, unsigned query, const lh_call *call, size_t n)
{
    const char *fault = NULL;
    const unsigned char *hits = NULL;
    for (unsigned k = 0; k < lh_queries[query].arguments && !fault; k++) {
        const lh_kind *kind = written_kind(query, call, k);
        if (!kind)
            continue;
        fault = fault_beyond(r->bytes[k], bits_of(kind), n);
        if (bits_of(kind) == 32 && !fault)
            fault = fault_of_floats(r->bytes[k], n);
        if (lh_kind_name_of(&lh_queries[query], k) == LH_KIND_HITS)
            hits = r->bytes[k];
        if (kind->on_miss == LH_INFINITE_ON_MISS && hits && !fault)
            fault = fault_of_infinite(kind, r->bytes[k], hits, n);
    }
    return fault;
}
