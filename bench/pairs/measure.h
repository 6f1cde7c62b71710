// How long each contender takes, in turns; and whether all find the same pairs.
#ifndef LANEHIT_BENCH_PAIRS_MEASURE_H
#define LANEHIT_BENCH_PAIRS_MEASURE_H

#include <string>

#include "rival.h"
#include "scene.h"

namespace all_pairs
{

struct effort {
    int rounds;
    double turn;  // seconds at most of a turn, but for a single call
    double limit; // seconds at most of a call, as foreseen from smaller sizes
    size_t boxes; // of all data sets together, that there be as many of them as to be new in every call
};

struct timing {
    std::string contender;
    bool is_lanehit;
    double nanoseconds; // a box
};

struct result {
    std::string scene;
    size_t count;
    int moving; // percent; 0: all from scratch
    double pairs_a_box;
    std::vector<timing> timings;
};

// Throws std::runtime_error, which says who is wrong and where, unless every contender finds the pairs that brute force finds:
// in every scene, of one set and of two, from scratch and from frame to frame.
size_t check(contenders &all, const std::vector<const scene *> &which);

// A scene in several sizes, from the least on.
std::vector<result> measure_scene(contenders &all, const scene &s, const std::vector<size_t> &sizes,
                                  const effort &spent);

// The triangles of a mesh with those of a moved copy.
result measure_mesh(contenders &all, const std::string &name, const std::vector<box> &boxes, const effort &spent);

// Sixty frames, of which each is a step; all move, or some percent, the others being kept.
result measure_frames(contenders &all, size_t count, int moving, const effort &spent);

} // namespace all_pairs

#endif
