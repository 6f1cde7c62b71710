/* Families of inputs, ordinary and adversarial: one row each. */
#ifndef LANEHIT_TESTS_GOLDEN_FAMILIES_H
#define LANEHIT_TESTS_GOLDEN_FAMILIES_H

#include "calls.h"

enum { FAMILIES = 10, MOST_TESTS = 300 };

/* An element as the bits of its floats. */
typedef struct pattern {
    uint32_t bits[MOST_COMPONENTS];
} pattern;

/* The inputs of one call: n elements of each operand. */
typedef struct batch {
    const call *of;
    size_t n;
    pattern element[MOST_OPERANDS][MOST_TESTS];
    uint32_t t_max; /* as bits */
} batch;

typedef struct range {
    int least, most;
} range;

typedef struct family {
    const char *name;
    bool loosely;
    range reach;     /* coordinates are whole numbers of so many bits */
    range unit;      /* times two to so much */
    range direction; /* and velocities to so much more */
    void (*spoil)(dice *d, kind what, pattern *p);
} family;

extern const family families[FAMILIES];

size_t kind_components(kind what);

/* The same batch for the same arguments, everywhere. */
void family_draw(const family *f, dice *d, batch *b);

#endif
