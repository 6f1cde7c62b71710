/* An input, byte by byte. Behind its end comes chance, of which the input is the seed: a short one too
 * makes a long batch. */
#ifndef LANEHIT_FUZZ_READER_H
#define LANEHIT_FUZZ_READER_H

#include "../tests/support/dice.h"

typedef struct reader {
    const uint8_t *bytes;
    size_t size, at;
    dice beyond;
} reader;

static inline reader reader_of(const uint8_t *bytes, size_t size)
{
    reader r = {.bytes = bytes, .size = size};
    for (size_t i = 0; i < size; i++) {
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

/* From so many bytes, the lowest first. */
static inline uint64_t read_bits(reader *r, int bytes)
{
    uint64_t bits = 0;
    for (int i = 0; i < bytes; i++)
        bits |= (uint64_t)read_byte(r) << 8 * i;
    return bits;
}

#endif
