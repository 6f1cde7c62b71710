// Whether all contenders find the same pairs; and how long each takes, in turns.
#ifndef LANEHIT_BENCH_PAIRS_MEASURE_H
#define LANEHIT_BENCH_PAIRS_MEASURE_H

#include <functional>

#include "results.h"
#include "scene.h"

namespace all_pairs
{

struct effort {
    std::string
        filter;   // what the names of results, scene/percent that move/boxes/contender, must have in them
    int passes;   // of which the fastest counts
    double turn;  // seconds at least of a turn
    double limit; // seconds at most of a call, as foreseen from smaller sizes; of sixty frames
};

// Throws std::runtime_error, which says who is wrong and where, unless every contender finds the pairs that brute force
// finds, of one set and of two, from scratch and, where a scene is not a hard one, from frame to frame.
void check(const contenders &all, const scene &s);

// In several sizes, ascending. A second set that is empty is none.
struct two_sets {
    box_set a, b;
};
using maker = std::function<two_sets(size_t count, uint64_t seed)>;
void measure(const contenders &all, const std::string &name, oddity has, const std::vector<size_t> &sizes,
             const maker &make, const effort &spent, results &to);

// Sixty frames, of which each is a step; some percent move, the others being kept.
void measure_frames(const contenders &all, size_t count, int moving, const effort &spent, results &to);

} // namespace all_pairs

#endif
