/* An input, byte by byte. Behind its end comes chance, of which the input is the seed: a short one too
 * makes a long batch.
 *
 * Its first byte says how many queries there were when it was made: it chooses among these, the first ones, by its
 * bytes and by chance alike, so it means the same when there are more. Chance does not depend on this byte. */
#ifndef LANEHIT_FUZZ_READER_H
#define LANEHIT_FUZZ_READER_H

#include "../tests/support/dice.h"
#include "landmarks.h"

typedef struct reader {
    const uint8_t *bytes;
    size_t size, at;
    size_t choices; /* how many queries it chooses among */
    dice beyond;
} reader;

/* How many queries an input chooses among that begins so, of those that there are; a number that there is not is all of
 * them. */
static inline size_t choices_of(uint8_t first, size_t there_are)
{
    return first > 0 && first < there_are ? first : there_are;
}

static inline reader reader_of(const uint8_t *bytes, size_t size, size_t there_are)
{
    reader r = {.bytes = bytes, .size = size, .at = 1, .choices = there_are};
    if (size > 0)
        r.choices = choices_of(bytes[0], there_are);
    for (size_t i = 1; i < size; i++) {
        r.beyond.state ^= bytes[i];
        r.beyond.state = dice_bits(&r.beyond);
    }
    return r;
}

/* Chance alone. */
static inline reader reader_beyond(const reader *r)
{
    return (reader){.beyond = r->beyond};
}

static inline uint8_t read_byte(reader *r)
{
    return r->at < r->size ? r->bytes[r->at++] : (uint8_t)dice_bits(&r->beyond);
}

/* One of 0, 1, .. bound - 1, from one byte; bound is at most 256. */
static inline size_t read_below(reader *r, size_t bound)
{
    return read_byte(r) % bound;
}

/* One of the queries that it chooses among. */
static inline size_t read_choice(reader *r)
{
    const size_t chosen = read_below(r, r->choices);
    return wanted_choice < r->choices ? wanted_choice : chosen;
}

/* From so many bytes, the lowest first. */
static inline uint64_t read_bits(reader *r, int bytes)
{
    uint64_t bits = 0;
    for (int i = 0; i < bytes; i++)
        bits |= (uint64_t)read_byte(r) << 8 * i;
    return bits;
}

#endif
