/* Calls of anything: views, arrays, strides, counts, numbers and outputs as an input has them, sound or not, for any
 * query by its description. */
#ifndef LANEHIT_FUZZ_GARBAGE_H
#define LANEHIT_FUZZ_GARBAGE_H

#include "../tests/support/described.h"
#include "../tests/support/guarded.h"
#include "../tests/support/views.h"
#include "values.h"

enum { MOST_PAIRS = 96 };

/* The memory that a call may read, between unreadable pages, and that it may write, likewise. */
typedef struct ground {
    guarded_pool inputs, outputs;
    guarded_block floats, index;
} ground;

/* Where results go: so many bytes at an offset in a block. The block is of size 0 if the argument is no
 * output, is NULL or lies anywhere. */
typedef struct output {
    guarded_block block;
    size_t offset, size;
} output;

typedef struct garbage {
    const lh_query *query;
    lh_call call;
    view views[LH_MOST_ARGUMENTS];
    output outputs[LH_MOST_ARGUMENTS];
} garbage;

void ground_open(ground *g);

/* With floats and indices out of the reader. */
void ground_fill(ground *g, reader *r, guarded_edge edge);

/* The views first, as far as the query has them; then its other arguments, the outputs being sized for n. */
void garbage_views(garbage *made, const lh_query *query, const ground *g, reader *input);
void garbage_others(garbage *made, ground *g, reader *input, size_t n);

/* Does a call that is accepted read nothing but the ground, and write nothing but the blocks? Counts up to
 * MOST_PAIRS can. */
int stays_on_ground(garbage *made, const ground *g);

#endif
