/* Trials by the thousand: one cmocka test for each test of the library. */
#ifndef LANEHIT_TESTS_PARITY_CAMPAIGN_H
#define LANEHIT_TESTS_PARITY_CAMPAIGN_H

#include "trial.h"

/* Runs check for each test of the library, as one group of cmocka tests; returns how many failed. Trials may
 * be as large as most_tests. */
int campaign(const char *title, void (*check)(const library_test *test), size_t most_tests);

/* What may run: the tables of all backends, or the public functions of the native ones and the tables of
 * those that are emulated, which no public function reaches. */
typedef enum entrance { TABLES, PUBLIC_FUNCTIONS } entrance;

/* Rolls the seed, prepares the trial, and runs it on every backend. */
void campaign_try(trial *t, dice *d, entrance through);

/* Any form for each operand. */
void campaign_roll_forms(trial *t, dice *d);

#endif
