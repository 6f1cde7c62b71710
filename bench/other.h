/* Another build of the library, from a file. */
#ifndef LANEHIT_BENCH_OTHER_H
#define LANEHIT_BENCH_OTHER_H

#include "lanehit/backend.h"

/* NULL if all went well, else what did not. */
const char *other_open(const char *path);

/* The public function of a query in that library, by number; NULL if it has none, or was not opened. */
lh_query_function *other_function(int query);

/* lh_isa_select of that library. */
lh_status other_select(lh_isa isa);

#endif
