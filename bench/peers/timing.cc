#include "timing.h"

#include <benchmark/benchmark.h>

#include <cstdio>

#include "../best_times.h"
#include "entrant.h"

namespace
{

struct question {
    const workload *work;
    form layout;
    double hit_rate;
};

std::string name_of(const question &q)
{
    char rate[16];
    std::snprintf(rate, sizeof rate, "/%.3g%%/", q.hit_rate * 100);
    return std::string(q.work->name) + "/" + form_names[q.layout] + rate;
}

// Who leaves early takes a time that depends on how many hit.
std::vector<question> list_questions(const std::string &filter)
{
    std::vector<question> questions;
    for (std::size_t i = 0; i < workload_count; i++)
        for (const form f : {FORM_PAIRS, FORM_ONE_FIRST}) {
            const std::string name = std::string(workloads[i].name) + "/" + form_names[f];
            if (has_peers(workloads[i]) && name.find(filter) != std::string::npos)
                for (const double hit_rate : {0.05, 0.5})
                    questions.push_back({&workloads[i], f, hit_rate});
        }
    return questions;
}

void solve(benchmark::State &state, const entrant &e, std::size_t n)
{
    e.prepare();
    for (auto _ : state) {
        e.solve();
        benchmark::ClobberMemory();
    }
    state.counters["n"] = static_cast<double>(n);
    state.counters["work"] = static_cast<double>(n);
    state.SetLabel(e.label);
}

void print_times(const std::vector<entrant> &entrants, const std::string &question, std::size_t n,
                 const best_times &times)
{
    const auto name = [&](const entrant &e) { return question + e.name + "/" + std::to_string(n); };
    double ours = 0;
    for (const entrant &e : entrants)
        if (e.is_ours)
            ours = 1 / times.work_rate(name(e));
    std::printf("\n%sn = %zu\n%-28s %9s %7s\n", question.c_str(), n, "", "ns a test", "ratio");
    for (const entrant &e : entrants) {
        const double each = 1 / times.work_rate(name(e));
        std::printf("%-28s %9.3f %7.2f  %s\n", e.name.c_str(), each, each / ours, e.label);
    }
    std::fflush(stdout);
}

// All contenders of a question in one go, in random order, again and again.
bool answer(const question &q, const timing_plan &plan, best_times &times)
{
    problem p;
    if (!problem_create(&p, q.work, q.layout, plan.n, q.hit_rate, 1)) {
        std::fprintf(stderr, "peers: out of memory\n");
        return false;
    }
    const std::vector<entrant> entrants = list_entrants(p);
    for (const entrant &e : entrants)
        benchmark::RegisterBenchmark((name_of(q) + e.name + "/" + std::to_string(plan.n)).c_str(),
                                     [&](benchmark::State &state) { solve(state, e, plan.n); })
            ->MinTime(plan.min_time)
            ->Repetitions(plan.repetitions);
    benchmark::RunSpecifiedBenchmarks(&times, "all");
    benchmark::ClearRegisteredBenchmarks();
    if (!times.has_failed())
        print_times(entrants, name_of(q), plan.n, times);
    problem_destroy(&p);
    return !times.has_failed();
}

void start_google_benchmark()
{
    std::string words[] = {"peers", "--benchmark_enable_random_interleaving=true"};
    char *argv[] = {words[0].data(), words[1].data(), nullptr};
    int argc = 2;
    benchmark::Initialize(&argc, argv);
    benchmark::AddCustomContext("lanehit_version", LH_VERSION_STRING);
    benchmark::AddCustomContext("compiler", LANEHIT_BENCH_COMPILER);
    for (const peer_library *library : peer_libraries())
        benchmark::AddCustomContext(std::string("peer_") + library->name, library->version());
}

} // namespace

bool time_peers(const timing_plan &plan, const std::string &out)
{
    start_google_benchmark();
    const std::vector<question> questions = list_questions(plan.filter);
    if (questions.empty()) {
        std::fprintf(stderr, "peers: no workload/form has \"%s\" in its name\n", plan.filter.c_str());
        return false;
    }
    best_times times;
    for (const question &q : questions)
        if (!answer(q, plan, times))
            return false;
    if (!out.empty() && !times.write(out)) {
        std::fprintf(stderr, "peers: cannot write %s\n", out.c_str());
        return false;
    }
    return true;
}
