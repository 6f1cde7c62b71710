// Google Benchmark: every workload by every contender, in every form, for several batch sizes.
// Names: workload/form/hit rate in percent/contender/n. Select with --benchmark_filter.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

extern "C" {
#include "contender.h"
}

namespace
{

// Drawing the inputs takes longer than solving them, and the library asks for the same ones several times.
const problem *problem_for(const workload &w, form f, std::size_t n, double hit_rate)
{
    static problem cached = {};
    static double cached_rate = -1;
    const bool same =
        cached.memory && cached.work == &w && cached.layout == f && cached.n == n && cached_rate == hit_rate;
    if (!same) {
        problem_destroy(&cached);
        cached_rate = hit_rate;
        if (!problem_create(&cached, &w, f, n, hit_rate, 1))
            return nullptr;
    }
    return &cached;
}

void solve(benchmark::State &state, const workload &w, form f, double hit_rate, const contender &c)
{
    const std::size_t n = static_cast<std::size_t>(state.range(0));
    const problem *p = problem_for(w, f, n, hit_rate);
    if (!p) {
        state.SkipWithError("out of memory");
        return;
    }
    contender_prepare(&c);
    for (auto _ : state) {
        contender_solve(&c, p);
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

std::vector<double> hit_rates_of(const workload &w)
{
    return w.test->undecided ? std::vector<double>{0.0, 0.05, 0.5, 1.0} : std::vector<double>{0.5};
}

void add(const workload &w, form f, double hit_rate, const contender &c)
{
    const std::string name = std::string(w.name) + "/" + form_names[f] + "/" +
                             std::to_string(static_cast<int>(hit_rate * 100)) + "%/" + c.name;
    benchmark::RegisterBenchmark(
        name.c_str(), [&w, f, hit_rate, c](benchmark::State &state) { solve(state, w, f, hit_rate, c); })
        ->MinTime(0.02)
        ->Arg(1)     // the cost of a call
        ->Arg(8)     // a node of a tree
        ->Arg(256)   // in the first cache
        ->Arg(4096)  // in the second
        ->Arg(65536) // beyond
        ;
}

} // namespace

int main(int argc, char **argv)
{
    contender contenders[CONTENDERS_MAX];
    const std::size_t count = list_contenders(contenders);
    for (std::size_t i = 0; i < workload_count; i++)
        for (int f = 0; f < FORM_COUNT; f++)
            for (const double hit_rate : hit_rates_of(workloads[i]))
                for (std::size_t c = 0; c < count; c++)
                    if (contender_takes(&contenders[c], static_cast<form>(f)))
                        add(workloads[i], static_cast<form>(f), hit_rate, contenders[c]);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
}
