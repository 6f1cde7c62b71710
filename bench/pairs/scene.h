// Where the boxes are: scenes of any size, the same in every run.
#ifndef LANEHIT_BENCH_PAIRS_SCENE_H
#define LANEHIT_BENCH_PAIRS_SCENE_H

#include "problem.h"

namespace all_pairs
{

class world;

struct scene {
    const char *name;
    size_t most; // boxes, before the list of pairs outgrows the memory
    void (*make)(world &w);
};

extern const std::vector<scene> scenes;

box_set make_set(const scene &s, size_t count, uint64_t seed);

} // namespace all_pairs

#endif
