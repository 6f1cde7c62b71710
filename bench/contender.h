// Those who solve a problem: the backends, the public functions, another build of the library, the plain loops, peers.
#ifndef LANEHIT_BENCH_CONTENDER_H
#define LANEHIT_BENCH_CONTENDER_H

#include <memory>
#include <string>
#include <vector>

#include "peers/peer.h"

enum class way {
    table, // the function of a backend, called directly
    call,  // the public function
    made,  // the same, its views made right before, for every call
    other, // the public function of another build of the library
    loop,  // the plain loop
    peer   // another library
};

struct contender {
    std::string name;
    way by;
    lh_isa isa; // the backend; of a loop, the one to compare with
    problem *of;
    lh_query_function *function = nullptr; // but for loops and peers
    plain_loop *loop = nullptr;
    bool keeps_others = false;   // of points in a face, than the library does: only the normals are compared
    bool keeps_verdicts = false; // alone: how deep two are in each other may be told another way
    const peer *by_peer = nullptr;
    std::shared_ptr<solver> solves = nullptr; // by the library

    // Brings the problem into the layout of a library; false if that does not answer this form.
    bool lay_out();

    // To be called before solve, outside what is timed.
    void prepare() const;

    void solve() const
    {
        if (by == way::loop)
            return loop(of);
        if (by == way::peer)
            return solves->solve(*of);
        if (by == way::made)
            problem_make_views(of);
        (void)function(&of->call);
    }
};

// All that this build has and this CPU runs, for a problem, which must outlive them.
std::vector<contender> list_contenders(problem &p);

// The file in the folder of the build that has the plain loops of a workload; empty where this build makes none.
std::string loops_of(const workload &w);

// From now on the shared library of this file is a contender too; false, and why is on stderr, if it cannot be.
bool add_other_library(const char *path);

// The number of tests that a contender answers otherwise than the reference. A backend must give the same bits; the
// times of a loop may differ in the last digits; of a peer the verdicts alone count. Overwrites the outputs.
std::size_t disagreements(const contender &c);

// How many of these are tolerated: none of the library; of a loop, which pays for no guarantee, one test in a hundred;
// of a peer the same, unless it says why there are more.
std::size_t disagreements_tolerated(const contender &c);

#endif
