// Whether all contenders find the same pairs; and how long each takes, in turns.
#ifndef LANEHIT_BENCH_PAIRS_MEASURE_H
#define LANEHIT_BENCH_PAIRS_MEASURE_H

#include "results.h"
#include "scene.h"

namespace all_pairs
{

struct effort {
    std::string filter; // what the names of results, scene/boxes/contender, must have in them
    size_t most;        // boxes
    int passes;         // of which the fastest counts
    double turn;        // seconds at least of a turn
    double limit;       // seconds at most of a call, as foreseen from smaller sizes
};

// Throws std::runtime_error, which says who is wrong and where, unless every contender finds the pairs that brute force
// finds.
void check(const contenders &all, const scene &s);

// In sizes of powers of ten, ascending.
void measure(const contenders &all, const scene &s, const effort &spent, results &to);

} // namespace all_pairs

#endif
