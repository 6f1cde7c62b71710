/* How much a test computes and moves at least: what its time is measured against. */
#ifndef LANEHIT_BENCH_OPERATIONS_H
#define LANEHIT_BENCH_OPERATIONS_H

#include "operation_counts.h"
#include "problem.h"

/* Of one test, on average: by the formulas of docs/definitions.md, for a problem in its form. Not counted: what depends on the one operand
 * of such a form alone, for it is computed once; signs and logic; loads and stores. */
operations operations_of(const problem *p);

double operations_in_all(const operations *o);

/* Bytes that have to be read and written, a test. */
double bytes_of(const problem *p);

#endif
