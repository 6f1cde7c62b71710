/* What one core can do at most with an instruction set: operations and loads that wait for nothing. */
#ifndef LANEHIT_BENCH_PROBE_H
#define LANEHIT_BENCH_PROBE_H

#include <stddef.h>

#include "lanehit/lanehit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The operations that kernels are made of, alone, and mixtures of them. Units differ in what they take, so a
 * mixture may be faster than each of its parts. */
typedef enum arithmetic {
    PROBE_ADD, /* or subtract */
    PROBE_MULTIPLY,
    PROBE_MINIMUM, /* or maximum */
    PROBE_COMPARE,
    PROBE_SELECT,      /* one of two values, by a mask */
    PROBE_SELECT_BOTH, /* and the other one too */
    PROBE_DIVIDE,
    PROBE_MIX_LINEAR,  /* multiply, add: dot and cross products */
    PROBE_MIX_SLABS,   /* subtract, multiply, minimum */
    PROBE_MIX_CLAMPED, /* maximum, minimum, subtract, multiply, add */
    PROBE_MIX_CHOICES, /* compare, select, subtract, multiply */
    PROBE_ARITHMETIC_COUNT
} arithmetic;

extern const char *const arithmetic_names[PROBE_ARITHMETIC_COUNT];

/* One instruction set. */
typedef struct probe {
    lh_isa isa;
    /* Does operations of a kind; returns how many, each lane counted, for `rounds` rounds. */
    double (*run)(arithmetic kind, size_t rounds);
    /* Loads count floats, a multiple of 512, from an address that is a multiple of 64. */
    void (*read)(const float *data, size_t count);
} probe;

/* Those that this build has and this CPU runs, one a backend; NULL ends the list. */
const probe *const *list_probes(void);

#ifdef __cplusplus
}
#endif

#endif
