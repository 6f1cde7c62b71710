/* Deterministic random numbers. Integer arithmetic and exact floating-point operations only, so that a seed
 * gives the same cases on every machine; for which an expression may draw but once, since C leaves the order
 * in which its parts are evaluated open. */
#ifndef LANEHIT_TESTS_EXACT_STREAM_H
#define LANEHIT_TESTS_EXACT_STREAM_H

#include <stdint.h>

typedef struct stream {
    uint64_t state;
} stream;

/* Streams of different numbers are unrelated. */
stream stream_of(uint64_t seed, uint64_t number);

uint64_t draw_bits(stream *s);

/* low to high, both included. */
int draw_integer(stream *s, int low, int high);

/* As draw_integer, but never 0. */
int draw_nonzero(stream *s, int low, int high);

/* 1 with a probability of one in n. */
int draw_one_in(stream *s, int n);

/* 1 or -1. */
int draw_sign(stream *s);

/* low to high. */
double draw_real(stream *s, double low, double high);

/* A power of two with an exponent of low to high. */
double draw_power(stream *s, int low, int high);

#endif
