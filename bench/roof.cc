#include "roof.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

extern "C" {
#include "probe/counting.h"
#include "probe/probe.h"
}

// PROBE(isa) of each backend, from meson.build.
#define PROBE(isa) extern "C" const probe probe_##isa;
LANEHIT_BENCH_PROBES
#undef PROBE

namespace
{

#define PROBE(isa) &probe_##isa,
const probe *const probes[] = {LANEHIT_BENCH_PROBES nullptr};
#undef PROBE

// ---- Memory ----

struct memory_level {
    const char *name;
    std::size_t bytes; // that it holds
    std::size_t probe; // so much lies in this level when it is read again and again
};

std::size_t size_of_cache(int level)
{
#if defined(_SC_LEVEL1_DCACHE_SIZE)
    static const int names[] = {_SC_LEVEL1_DCACHE_SIZE, _SC_LEVEL2_CACHE_SIZE, _SC_LEVEL3_CACHE_SIZE};
    return static_cast<std::size_t>(std::max(sysconf(names[level]), 0L));
#else
    (void)level;
    return 0;
#endif
}

// Half of a cache that the core has to itself. A large cache is shared, and how much of it is one's own is not
// said: a few times the next smaller one.
std::vector<memory_level> list_memory_levels()
{
    static const char *const names[] = {"L1", "L2", "L3"};
    std::vector<memory_level> levels;
    std::size_t smaller = 0;
    for (int i = 0; i < 3; i++) {
        const std::size_t bytes = size_of_cache(i);
        if (bytes <= smaller)
            continue;
        levels.push_back({names[i], bytes, smaller > 0 ? std::min(bytes / 2, 8 * smaller) : bytes / 2});
        smaller = bytes;
    }
    const std::size_t all =
        static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    levels.push_back({"memory", all, std::min(std::max(2 * smaller, std::size_t{64} << 20), all / 4)});
    return levels;
}

// Touched, so that its pages are there; null if memory runs out.
std::shared_ptr<float> filled_buffer(std::size_t bytes)
{
    const std::shared_ptr<float> data(static_cast<float *>(std::aligned_alloc(64, bytes)), std::free);
    if (data)
        std::fill_n(data.get(), bytes / sizeof(float), 1.0f);
    return data;
}

// ---- Running the probes ----

void run_arithmetic(benchmark::State &state, const probe &p, const arithmetic &kind)
{
    const std::size_t rounds = 1000;
    for (auto _ : state)
        kind.run(rounds);
    state.counters["work"] = static_cast<double>(rounds) * p.at_once * kind.operations;
}

void run_read(benchmark::State &state, const probe &p, const std::shared_ptr<float> &data,
              const memory_level &level)
{
    const std::size_t whole = 512 * sizeof(float),
                      bytes = std::max(level.probe / whole, std::size_t{1}) * whole;
    for (auto _ : state)
        p.read(data.get(), bytes / sizeof(float));
    state.counters["work"] = static_cast<double>(bytes);
    state.counters["capacity"] = static_cast<double>(level.bytes);
}

} // namespace

void add_probes(double min_time)
{
    const std::vector<memory_level> levels = list_memory_levels();
    const std::shared_ptr<float> data = filled_buffer(levels.back().probe);
    const auto add = [&](const std::string &name, auto run) {
        benchmark::RegisterBenchmark(name.c_str(), run)->MinTime(min_time)->Repetitions(3);
    };
    for (const probe *const *each = probes; *each; each++) {
        const probe &p = **each;
        if (!lh_isa_available(p.isa))
            continue;
        const std::string isa = lh_isa_name(p.isa);
        for (const arithmetic *kind = p.kinds; kind->name; kind++)
            add("probe/arithmetic/" + std::string(kind->name) + "/" + isa,
                [&p, kind](benchmark::State &state) { run_arithmetic(state, p, *kind); });
        for (const memory_level &level : levels)
            if (data)
                add("probe/read/" + std::string(level.name) + "/" + isa,
                    [&p, data, level](benchmark::State &state) { run_read(state, p, data, level); });
    }
}

benchmark::UserCounters needs_of(const problem &p)
{
    benchmark::UserCounters needs;
    needs["bytes"] = problem_bytes(&p);
#if defined(LANEHIT_BENCH_COUNTING)
    // By the kernels themselves, on lanes that count; of a large batch a part tells all.
    const std::size_t n = std::min(p.n, std::size_t{4096});
    problem part;
    problem_slice(&part, &p, 0, n);
    lh_counted = {};
    (void)counting_backend()->query[p.work->query](&part.call);
    const double share = counting_lanes / static_cast<double>(n);
    needs["add"] = lh_counted.add * share;
    needs["multiply"] = lh_counted.multiply * share;
    needs["minimum"] = lh_counted.minimum * share;
    needs["compare"] = lh_counted.compare * share;
    needs["select"] = lh_counted.select * share;
    needs["divide"] = lh_counted.divide * share;
    needs["root"] = lh_counted.root * share;
#endif
    return needs;
}
