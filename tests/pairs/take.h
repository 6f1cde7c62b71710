/* Memory of exactly so many bytes, so that sanitizers see what is behind it. */
#ifndef LANEHIT_TESTS_PAIRS_TAKE_H
#define LANEHIT_TESTS_PAIRS_TAKE_H

#include <stdlib.h>

/* Crowds are smaller by this where a sanitizer makes new memory dear. */
#if defined(__SANITIZE_ADDRESS__)
enum { CROWDS_BY = 2 };
#else
enum { CROWDS_BY = 1 };
#endif

static inline void *take(size_t bytes)
{
    void *const memory = malloc(bytes > 0 ? bytes : 1);
    if (!memory)
        abort();
    return memory;
}

#endif
