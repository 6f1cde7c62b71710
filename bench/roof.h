// What this core can do at most, measured, and what follows for a problem.
#ifndef LANEHIT_BENCH_ROOF_H
#define LANEHIT_BENCH_ROOF_H

#include <string>
#include <vector>

extern "C" {
#include "contender.h"
#include "operations.h"
#include "probe/caches.h"
#include "probe/probe.h"
}

class best_times;

// Of one instruction set: operations a nanosecond by kind, bytes a nanosecond by level of memory; 0 if not measured.
struct core_rates {
    double arithmetic[PROBE_ARITHMETIC_COUNT] = {};
    double read[MEMORY_LEVELS_MAX] = {};
};

// A test cannot take less than `nanoseconds`; `binding` says why: "arithmetic", "division", "L1" ... "memory".
struct roof {
    double nanoseconds = 0;
    std::string binding;
};

class machine
{
  public:
    machine();
    // Runs the probes, by Google Benchmark; the results go to the reporter too.
    void measure(best_times &reporter, double min_time, int repetitions);
    roof roof_of(const problem &p, lh_isa isa) const;

  private:
    std::vector<memory_level> levels_;
    core_rates rates_[LH_ISA_COUNT];
};

#endif
