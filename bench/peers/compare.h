// Verdicts of the peers beside this project's.
#ifndef LANEHIT_BENCH_COMPARE_H
#define LANEHIT_BENCH_COMPARE_H

#include <cstddef>
#include <string>

// Prints, as Markdown, how many of the tests of each workload each peer decides otherwise, and how many of
// those are away from the boundary: a box that is larger, or smaller, by 1e-5 of the coordinates would not
// change the verdict. rounds: so many times 8192 tests of each kind of input. False, after a line on stderr,
// if a peer differs away from the boundary and gives no reason, or if memory runs out.
bool compare_verdicts(std::size_t rounds, const std::string &filter);

#endif
