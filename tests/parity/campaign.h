/* Trials by the thousand: one cmocka test for each query. */
#ifndef LANEHIT_TESTS_PARITY_CAMPAIGN_H
#define LANEHIT_TESTS_PARITY_CAMPAIGN_H

#include "trial.h"

/* Short batches: every way to fill, and to leave a part of, up to two of the widest vectors; of four of them, what is
 * about whole ones and a word of hits. */
enum { WIDEST = 16, MOST_SHORT = 4 * WIDEST + 1 };

static inline bool is_short(size_t n)
{
    return n <= 2 * WIDEST + 1 || (n <= MOST_SHORT && (n + 1) % WIDEST <= 2);
}

/* Runs check for each query, by its number, as one group of cmocka tests; returns how many failed. Trials may be as
 * large as most_pairs. */
int campaign(const char *title, void (*check)(unsigned query), size_t most_pairs);

/* What may run: the tables of all backends, or the public functions of the native ones and the tables of
 * those that are emulated, which no public function reaches. */
typedef enum entrance { TABLES, PUBLIC_FUNCTIONS } entrance;

/* Rolls the seed, prepares the trial, and runs it on every backend. */
void campaign_try(trial *t, dice *d, entrance through);

/* Any of these forms for each view. */
void campaign_roll_forms(trial *t, dice *d, const form some[], size_t count);

#endif
