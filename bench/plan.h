// Which problems are measured.
#ifndef LANEHIT_BENCH_PLAN_H
#define LANEHIT_BENCH_PLAN_H

#include <string>
#include <vector>

extern "C" {
#include "mesh_tests.h"
}

enum class data_kind { random, coherent, mesh };

// One problem, to be solved by all contenders. Of a mesh the hit rate is what it is.
struct question {
    const workload *work;
    form layout;
    data_kind data;
    double hit_rate;
    std::size_t n;
};

// "workload/form", and after the form ".coherent" or ".mesh".
std::string name_of(const question &q);

// How much is measured, and for how long.
struct effort {
    std::string name;    // "quick", "usual", "full"
    double min_time;     // of a run, in seconds
    int passes;          // over all questions; the fastest run counts
    bool all_contenders; // not the public calls and the loops to beat alone
};

// False if there is none of this name.
bool find_effort(const std::string &name, effort &found);

// Those of which name_of contains the filter; mesh_triangles: how many the mesh has.
std::vector<question> list_questions(const effort &e, const std::string &filter, std::size_t mesh_triangles);

#endif
