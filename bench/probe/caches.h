/* The memory of this core, level by level. */
#ifndef LANEHIT_BENCH_CACHES_H
#define LANEHIT_BENCH_CACHES_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { MEMORY_LEVELS_MAX = 5 };

typedef struct memory_level {
    const char *name;   /* "L1", "L2", "L3", "L4", "memory" */
    size_t bytes;       /* of a cache: what it holds; of memory: what is there */
    size_t probe_bytes; /* so much lies in this level when it is read again and again */
} memory_level;

/* Writes the levels, nearest first, memory last, and returns how many; caches of unknown size are left out. */
size_t list_memory_levels(memory_level *levels);

#ifdef __cplusplus
}
#endif

#endif
