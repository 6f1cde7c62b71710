/* What a test writes, seen through the rows of its outputs. */
#ifndef LANEHIT_TESTS_PARITY_RESULTS_H
#define LANEHIT_TESTS_PARITY_RESULTS_H

#include <stdio.h>

#include "library_tests.h"

/* Bytes that n tests write. */
size_t results_size(const output_row *row, size_t n);

/* Are the bits of the last word that belong to no test 0? */
bool results_unused_bits_are_clear(const uint64_t *hits, size_t n);

/* The first test with another result; n if every test has the same one. */
size_t results_first_difference(const output_row *row, size_t n, const void *a, const void *b);

/* Result i, in words. */
void results_print(FILE *out, const output_row *row, const void *results, size_t i);

#endif
