/* Running a batch made of a table's rows, and holding its results against the rows. */
#ifndef LANEHIT_TESTS_CONTRACT_BATCH_H
#define LANEHIT_TESTS_CONTRACT_BATCH_H

#include "table.h"

enum { MOST_PAIRS = 128, MOST_RESULT_BYTES = 4 };

typedef struct batch {
    const table *table;
    const lh_query *query;
    size_t n;
    const row *rows;  /* what pair i is held against */
    uint64_t wanted;  /* of the arguments, the optional outputs to ask for, as bits */
    const char *form; /* of the operands, for messages */
    view views[LH_MOST_ARGUMENTS];
} batch;

/* Of each argument that is an output, with room behind that no call may touch. */
typedef struct results {
    uint64_t bytes[LH_MOST_ARGUMENTS][(MOST_PAIRS + 8) * MOST_RESULT_BYTES / sizeof(uint64_t)];
} results;

/* Packed copies of all components of some rows, one array a component. */
typedef struct packed {
    float components[MOST_COMPONENTS][MOST_PAIRS];
} packed;

/* The outputs that may be NULL. */
uint64_t optional_outputs(const lh_query *query);

/* The whole table, row i as pair i, from the rows themselves or from packed copies, which it makes. */
batch batch_in_place(const table *t);
batch batch_packed(const table *t, packed *p);

/* Fails if the query refuses, a pair is not as its row says, unused bits are not 0 or something else is written. */
void check_batch(const batch *b);

#endif
