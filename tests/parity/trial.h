/* A trial: one call of one test, with operands in certain forms beside unreadable pages, of which the results
 * must be those of the reference on packed operands, bit for bit, and nothing else may be written. */
#ifndef LANEHIT_TESTS_PARITY_TRIAL_H
#define LANEHIT_TESTS_PARITY_TRIAL_H

#include "../support/forms.h"
#include "../support/subjects.h"
#include "library_tests.h"

/* The memory that trials use, one after the other. */
typedef struct workshop {
    guarded_pool inputs, outputs;
    element *elements[MOST_OPERANDS];
    float *columns[MOST_OPERANDS];
    void *expected[MOST_OUTPUTS];
} workshop;

typedef struct trial {
    const library_test *test;
    const form *form[MOST_OPERANDS]; /* NULL: the operand is absent */
    view operand[MOST_OPERANDS];
    float t_max;
    size_t n;
    guarded_edge edge;
    unsigned outputs; /* bit k: output k is wanted */
    uint64_t seed;
} trial;

/* For trials of at most so many tests. */
void workshop_open(workshop *w, size_t most_tests);
void workshop_close(workshop *w);

/* Given the test, the forms, n, the edge and the seed, makes the operands and computes what is expected. What
 * may be left out is left out at random; n becomes 1 where every operand is one element. */
void trial_prepare(workshop *w, trial *t);

/* Calls the backend's table or, through_public, the public function with the backend selected. Fails the
 * running cmocka test where anything is not as it should be. May be called again for other backends. */
void trial_run(workshop *w, const trial *t, const subject *s, bool through_public);

#endif
