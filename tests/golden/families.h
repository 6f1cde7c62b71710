/* Families of inputs, ordinary and adversarial: one row each. */
#ifndef LANEHIT_TESTS_GOLDEN_FAMILIES_H
#define LANEHIT_TESTS_GOLDEN_FAMILIES_H

#include "drafts.h"

enum { FAMILIES = 10, MOST_PAIRS = 300 };

/* The inputs of one call: n elements of each view, by argument. */
typedef struct batch {
    unsigned query;
    size_t n;
    int reach, unit; /* coordinates are whole numbers of so many bits, times two to so much */
    pattern element[LH_MOST_ARGUMENTS][MOST_PAIRS];
    uint32_t number; /* for arguments that are one; as bits */
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
    void (*spoil)(dice *d, lh_kind_name what, pattern *p);
} family;

extern const family families[FAMILIES];

/* The same batch for the same arguments, everywhere. */
void family_draw(const family *f, dice *d, batch *b);

#endif
