/* Memory of exactly so many bytes, so that sanitizers see what is behind it. */
#ifndef LANEHIT_TESTS_PAIRS_TAKE_H
#define LANEHIT_TESTS_PAIRS_TAKE_H

#include <stdlib.h>

static inline void *take(size_t bytes)
{
    void *const memory = malloc(bytes > 0 ? bytes : 1);
    if (!memory)
        abort();
    return memory;
}

#endif
