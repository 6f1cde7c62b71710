// Times of the peers beside this project's, by Google Benchmark.
#ifndef LANEHIT_BENCH_TIMING_H
#define LANEHIT_BENCH_TIMING_H

#include <cstddef>
#include <string>

struct timing_plan {
    std::size_t n = 4096; // tests in a batch
    double min_time = 0.005;
    int repetitions = 9; // the fastest counts
    std::string filter;  // only what has this in its "workload/form"
};

// Prints a table as it goes, and writes a JSON file if `out` is not empty. False, after a line on stderr, if
// that cannot be done.
bool time_peers(const timing_plan &plan, const std::string &out);

#endif
