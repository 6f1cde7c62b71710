/* What the programs that measure something of their own share: memory, the clock, and failing in words. */
#ifndef LANEHIT_BENCH_PROGRAM_H
#define LANEHIT_BENCH_PROGRAM_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lanehit/lanehit.h"

extern const char *const program; /* its name, in front of what is wrong */

static inline __attribute__((noreturn)) void fail(const char *words)
{
    fprintf(stderr, "%s: %s\n", program, words);
    exit(EXIT_FAILURE);
}

/* At a cache line, and written once so that its pages are mapped. */
static inline void *allocate(size_t count, size_t size)
{
    const size_t bytes = count > (SIZE_MAX / 2) / size ? SIZE_MAX / 2 : count * size;
    void *memory = aligned_alloc(64, bytes / 64 * 64 + 64);
    if (!memory)
        fail("no memory");
    return memset(memory, 0, bytes);
}

static inline void must(lh_status status)
{
    if (status != LH_OK)
        fail(lh_status_text(status));
}

/* Of this thread, as others on the machine take none of it. */
static inline double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

#endif
