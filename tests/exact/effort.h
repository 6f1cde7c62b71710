/* What it takes to decide without error. */
#ifndef LANEHIT_TESTS_EXACT_EFFORT_H
#define LANEHIT_TESTS_EXACT_EFFORT_H

/* In ascending order: double, pairs of doubles (paired.h), the integers of GMP. */
typedef enum effort { BY_DOUBLE, BY_PAIR, BY_GMP } effort;

#endif
