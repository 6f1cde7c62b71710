/* What a query writes, seen through the kinds of its outputs. */
#ifndef LANEHIT_TESTS_PARITY_RESULTS_H
#define LANEHIT_TESTS_PARITY_RESULTS_H

#include <stdbool.h>
#include <stdio.h>

#include "description/query.h"

/* Bytes that n results take. */
size_t results_size(const lh_kind *kind, size_t n);

/* Are the bits of the last word that belong to no result 0? */
bool results_unused_bits_are_clear(const lh_kind *kind, const void *results, size_t n);

/* The first result that differs; n if each is the same. */
size_t results_first_difference(const lh_kind *kind, size_t n, const void *a, const void *b);

/* Result i, in words. */
void results_print(FILE *out, const lh_kind *kind, const void *results, size_t i);

#endif
