/* Floats from an input: whatever bits it holds, or in a few bytes those that matter more than others. */
#ifndef LANEHIT_FUZZ_VALUES_H
#define LANEHIT_FUZZ_VALUES_H

#include "reader.h"

enum { RECENT_VALUES = 16 };

typedef struct values {
    reader *from;
    unsigned allowed; /* bit k: values of kind k may be there */
    float recent[RECENT_VALUES];
    size_t count;
} values;

/* The input says which kinds of value it holds, so that some inputs are all whole numbers and others are all
 * chaos. */
values values_from(reader *r);

/* Any bits: infinite, NaN, denormal. */
float next_value(values *v);

#endif
