// Where the boxes are: scenes of any size, the same in every run.
#ifndef LANEHIT_BENCH_PAIRS_SCENE_H
#define LANEHIT_BENCH_PAIRS_SCENE_H

#include <string>

#include "problem.h"

namespace all_pairs
{

struct scene {
    const char *name;
    bool is_hard;
    size_t most; // boxes, before the list of pairs outgrows the memory
    bool is_odd; // some boxes are empty or have a NaN
    void (*make)(std::vector<box> &boxes, size_t count, uint64_t seed);
};

extern const std::vector<scene> scenes;

// The boxes of a mesh's triangles, of an OBJ or an ASCII PLY file; throws std::runtime_error where it cannot be read.
std::vector<box> read_mesh(const std::string &path);

// A copy, moved by some hundredths of the size of the whole.
std::vector<box> moved_copy(const std::vector<box> &boxes, uint64_t seed);

// A step of a frame: every box on a straight way of its own.
void step(std::vector<box> &boxes, float edge, uint64_t seed, int frame);

} // namespace all_pairs

#endif
