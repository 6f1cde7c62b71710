/* What calls write: memory for it, and hashes of it. */
#ifndef LANEHIT_TESTS_GOLDEN_RESULTS_H
#define LANEHIT_TESTS_GOLDEN_RESULTS_H

#include "operands.h"

enum { MOST_WORDS = MOST_TESTS / 64 + 1 };

/* Each with room for one more, which is to stay as it is. */
typedef struct results {
    uint64_t hits[MOST_WORDS + 1];
    float t[2][MOST_TESTS + 1];
    int8_t normal[MOST_TESTS + 1];
} results;

/* Of many calls: how many tests, how many hits, a hash of all words of hits and one of all times and normals. */
typedef struct tally {
    uint64_t tests, hits, verdicts, values;
} tally;

/* Clears the results and points the arguments at them; a bit of wanted says whether t[0], t[1] and normal are
 * wanted, so far as the call has them. */
void results_prepare(results *r, const call *of, unsigned wanted, arguments *a);

/* Counts and hashes the results, as values and not as bytes. */
void results_add(const results *r, const arguments *a, tally *to);

/* What is wrong with the results whatever the inputs were; NULL if nothing is. */
const char *results_fault(const results *r, const arguments *a);

#endif
