/* What calls write: memory for it, and hashes of it. */
#ifndef LANEHIT_TESTS_GOLDEN_RESULTS_H
#define LANEHIT_TESTS_GOLDEN_RESULTS_H

#include "operands.h"

/* By argument; with room for some more, which is to stay as it is. */
enum { MOST_RESULT_BYTES = (MOST_PAIRS + 2) * sizeof(float) };
_Static_assert(MOST_CELLS / 8 < MOST_RESULT_BYTES, "room for cells");

typedef struct results {
    _Alignas(uint64_t) unsigned char bytes[LH_MOST_ARGUMENTS][MOST_RESULT_BYTES];
} results;

/* Of many calls: how many pairs or cells, how many hits, a hash of all words of bits and one of all other results. */
typedef struct tally {
    uint64_t pairs, hits, verdicts, values;
} tally;

/* Clears the results and points the call at them; bits of wanted say whether what may be NULL is wanted. */
void results_prepare(results *r, unsigned query, unsigned wanted, lh_call *call);

/* One more value into a hash. */
void results_fold(uint64_t *hash, uint64_t value);

/* Counts and hashes the n results, as values and not as bytes. */
void results_add(const results *r, unsigned query, const lh_call *call, size_t n, tally *to);

/* What is wrong with the results whatever the inputs were; NULL if nothing is. */
const char *results_fault(const results *r, unsigned query, const lh_call *call, size_t n);

#endif
