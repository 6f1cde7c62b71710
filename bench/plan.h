// Which problems are measured, by whom, and for how long.
#ifndef LANEHIT_BENCH_PLAN_H
#define LANEHIT_BENCH_PLAN_H

#include "contender.h"

// One problem, to be solved by all contenders.
struct question {
    const workload *work;
    form layout;
    double hit_rate;
    std::size_t n;
};

// "workload/form"
std::string name_of(const question &q);

struct plan {
    const char *name;
    double min_time; // of a run, in seconds
    int passes;      // over all questions; the fastest run counts
    bool (*takes)(const contender &c);
    void (*list)(std::vector<question> &all);
};

// NULL if there is none of this name.
const plan *find_plan(const std::string &name);

// Those of which name_of contains the filter.
std::vector<question> list_questions(const plan &p, const std::string &filter);

#endif
