/* A batch of tests to try: which operands, how many of each, and what is special about them. */
#ifndef LANEHIT_TESTS_PARITY_SCENE_H
#define LANEHIT_TESTS_PARITY_SCENE_H

#include "library_tests.h"

/* counts[k]: elements of operand k, n or 1, or 0 where it is absent; operand k has room for as many, and for
 * one in any case. Sizes, the share of hits (which changes along the batch) and that of special values are up
 * to the dice. */
void scene_fill(const library_test *test, dice *d, size_t n, const size_t counts[], element *operand[]);

#endif
