// All who solve one problem: the public call, the plain loops, the peers.
#ifndef LANEHIT_BENCH_ENTRANT_H
#define LANEHIT_BENCH_ENTRANT_H

#include <functional>

#include "peer.h"

struct entrant {
    std::string name;
    const char *label = "";
    const peer *by = nullptr;    // null: this project's
    bool writes_bytes = false;   // a byte a test; else hit bits
    bool is_ours = false;        // the public call with the best backend, with which all are compared
    std::function<void()> solve; // includes no preparation: that is done
    std::function<void()> prepare;
};

// p must outlive them.
std::vector<entrant> list_entrants(const problem &p);

// What they answer: 0 or 1 a test.
std::vector<std::uint8_t> verdicts_of(const entrant &e, const problem &p);

#endif
