// What this core can do at most, and how much a problem asks of it. plots/results.py brings the two together.
#ifndef LANEHIT_BENCH_ROOF_H
#define LANEHIT_BENCH_ROOF_H

#include <benchmark/benchmark.h>

extern "C" {
#include "problem.h"
}

// Registers benchmarks of the operations of each instruction set, and of reading from each level of memory.
void add_probes(double min_time);

// What a pair computes, by kind of operation, and the bytes that it moves: counters of a row.
benchmark::UserCounters needs_of(const problem &p);

#endif
