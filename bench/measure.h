/* Time, on a machine that does other things too. */
#ifndef LANEHIT_BENCH_MEASURE_H
#define LANEHIT_BENCH_MEASURE_H

#include "contender.h"

/* Nanoseconds for one solution of the whole problem: the least and the median of all rounds. */
typedef struct timing {
    double least, median;
} timing;

/* Every round times each contender once, one after the other, so that a change of clock or a noisy neighbour
 * meets them all. times: count entries. 0 if memory runs out. */
int measure(const contender *contenders, size_t count, const problem *p, size_t rounds, timing *times);

#endif
