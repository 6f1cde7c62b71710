/* How the operands of one test are brought together. */
#ifndef LANEHIT_TESTS_PARITY_ARRANGE_H
#define LANEHIT_TESTS_PARITY_ARRANGE_H

#include "library_tests.h"

/* Two operands that share a point, or keep away from it. */
void arrange_pair(const library_test *test, dice *d, wish wanted, float size, unsigned fixed,
                  element *operand[]);

/* Two boxes and their velocities, of which the boxes share a point at some time from 0 to 1. */
void arrange_sweep(const library_test *test, dice *d, wish wanted, float size, unsigned fixed,
                   element *operand[]);

#endif
