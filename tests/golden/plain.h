/* One batch of each query by inputs that are easy to make in another language, too: bindings are to have its hashes. */
#ifndef LANEHIT_TESTS_GOLDEN_PLAIN_H
#define LANEHIT_TESTS_GOLDEN_PLAIN_H

#include "results.h"

/* By the public function, or by the table of a backend. Returns what is wrong, NULL if nothing is. */
const char *plain_tally(const lh_backend *table, unsigned query, tally *of);

#endif
