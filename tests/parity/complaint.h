/* Saying what went wrong in a trial, with all that is needed to see it again. */
#ifndef LANEHIT_TESTS_PARITY_COMPLAINT_H
#define LANEHIT_TESTS_PARITY_COMPLAINT_H

#include "trial.h"

/* Prints the trial, the problem and the elements of pair i (none if i is n), and fails the cmocka test. */
void complain(const trial *t, const subject *s, const char *problem, size_t i);

/* While this trial runs, a memory fault is reported with the trial that it happened in, before whoever
 * handled faults so far gets it. */
void complain_if_it_crashes(const trial *t, const subject *s);
void complain_no_more(void);

#endif
