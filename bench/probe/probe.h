/* What one core can do at most with an instruction set: operations and loads that wait for nothing. */
#ifndef LANEHIT_BENCH_PROBE_H
#define LANEHIT_BENCH_PROBE_H

#include <stddef.h>

#include "lanehit/lanehit.h"

/* Operations that kernels are made of, alone or mixed. Units differ in what they take, so a mixture may be faster than
 * each of its parts. */
typedef struct arithmetic {
    const char *name;
    int operations; /* in a step */
    void (*run)(size_t rounds);
} arithmetic;

typedef struct probe {
    lh_isa isa;
    int at_once;             /* values that take a step in each round */
    const arithmetic *kinds; /* one without a name ends them */
    /* Loads count floats, a multiple of 512, from an address that is a multiple of 64. */
    void (*read)(const float *data, size_t count);
} probe;

#endif
