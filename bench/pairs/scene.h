// Where the boxes are: scenes of any size, the same in every run.
#ifndef LANEHIT_BENCH_PAIRS_SCENE_H
#define LANEHIT_BENCH_PAIRS_SCENE_H

#include "problem.h"

namespace all_pairs
{

class world;

struct scene {
    const char *name;
    bool is_hard;
    size_t most; // boxes, before the list of pairs outgrows the memory
    oddity has;
    void (*make)(world &w);
};

extern const std::vector<scene> scenes;

box_set make_set(const scene &s, size_t count, uint64_t seed);

// The boxes of a mesh's triangles, of an OBJ or an ASCII PLY file; throws std::runtime_error where it cannot be read.
std::vector<box> read_mesh(const std::string &path);

// So many of them, evenly taken, and moved by some hundredths of the size of the whole.
box_set moved_copy(const std::vector<box> &boxes, size_t count, uint64_t seed);

// A step of a frame by about a tenth of an edge, every box on a way of its own.
void step(box_set &set, float edge, uint64_t seed, int frame);

} // namespace all_pairs

#endif
