/* An answer against exact arithmetic. */
#ifndef LANEHIT_TESTS_EXACT_JUDGE_H
#define LANEHIT_TESTS_EXACT_JUDGE_H

#include "subject.h"

/* That to case i. */
answer answer_at(const answers *all, size_t i);

/* Of a query without hits, the answer then has the right one. */
finding judge(const subject *about, const float *floats, answer *given);

/* Whether the hit is another one than in exact arithmetic, and on the side on which it may never be. */
int is_off(const answer *given, const finding *found);
int is_false(const subject *about, const answer *given, const finding *found);

/* Which promise is broken, in words; else NULL. */
const char *failure_of(const subject *about, const answer *given, const finding *found);

/* To stderr, with the case and what it is of. */
void print_failure(const subject *about, const char *of, const float *floats, const answer *given,
                   const finding *found, const char *failure);

#endif
