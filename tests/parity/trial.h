/* A trial: one call of one query, with operands in certain forms beside unreadable pages, of which the results
 * must be those of the reference on packed operands, bit for bit, and nothing else may be written. */
#ifndef LANEHIT_TESTS_PARITY_TRIAL_H
#define LANEHIT_TESTS_PARITY_TRIAL_H

#include "../support/described.h"
#include "../support/forms.h"
#include "../support/subjects.h"
#include "scene.h"

/* The memory that trials use, one after the other. */
typedef struct workshop {
    guarded_pool inputs, outputs;
    element *elements[LH_MOST_ARGUMENTS];
    float *columns[LH_MOST_ARGUMENTS];
    void *expected[LH_MOST_ARGUMENTS];
} workshop;

/* Has the backend run the query of this number. */
typedef lh_status caller(const lh_backend *backend, unsigned query, const lh_call *call);

/* By its table, and by the public function with the backend selected. */
caller call_table, call_public;

/* Arrays are by argument. */
typedef struct trial {
    unsigned query;
    const form *form[LH_MOST_ARGUMENTS]; /* of views; NULL: the view is NULL */
    view view[LH_MOST_ARGUMENTS];
    float number[LH_MOST_ARGUMENTS];
    uint64_t outputs; /* bit k: argument k, an output, is wanted */
    size_t n;
    guarded_edge edge;
    uint64_t seed;
} trial;

static inline const lh_query *query_of(const trial *t)
{
    return &lh_queries[t->query];
}

/* For trials of at most so many pairs, and any sets. */
void workshop_open(workshop *w, size_t most_pairs);
void workshop_close(workshop *w);

/* Given the query, the forms, n, the edge and the seed, makes the operands and computes what is expected. What
 * may be left out is left out at random; n becomes 1 where every operand is one element. */
void trial_prepare(workshop *w, trial *t);

/* What the reference, called so, makes of the elements that the views have now. */
void trial_expect(workshop *w, const trial *t, caller *by);

/* Calls the backend. Fails the running cmocka test where anything is not as it should be. May be called again for other
 * backends. */
void trial_run(workshop *w, const trial *t, const subject *s, caller *by);

#endif
