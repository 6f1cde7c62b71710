#include "roof.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "best_times.h"

namespace
{

constexpr std::size_t cache_line = 64, whole_reads = 512 * sizeof(float);

struct free_memory {
    void operator()(float *memory) const
    {
        std::free(memory);
    }
};

void run_arithmetic(benchmark::State &state, const probe &of, arithmetic kind)
{
    double operations = 0;
    for (auto _ : state)
        operations += of.run(kind, 1000);
    state.counters["work"] = operations / static_cast<double>(state.iterations());
}

void run_read(benchmark::State &state, const probe &of, const float *data, std::size_t bytes)
{
    for (auto _ : state)
        of.read(data, bytes / sizeof(float));
    state.counters["work"] = static_cast<double>(bytes);
}

using buffer = std::unique_ptr<float, free_memory>;

// The pages are touched, so that they are there; empty if memory runs out.
buffer filled_buffer(std::size_t bytes)
{
    buffer data(static_cast<float *>(std::aligned_alloc(cache_line, bytes)));
    if (data)
        std::fill_n(data.get(), bytes / sizeof(float), 1.0f);
    return data;
}

std::string name_of(const probe &of, const std::string &what)
{
    return "probe/" + what + "/" + lh_isa_name(of.isa);
}

std::string arithmetic_name(const probe &of, int kind)
{
    return name_of(of, std::string("arithmetic/") + arithmetic_names[kind]);
}

std::string read_name(const probe &of, const memory_level &level)
{
    return name_of(of, std::string("read/") + level.name);
}

// The longest time that a kind of operation takes by itself.
double slowest_kind(const operations &o, const double *rate)
{
    const double select = std::max(rate[PROBE_SELECT], rate[PROBE_SELECT_BOTH]);
    return std::max({o.add / rate[PROBE_ADD], o.multiply / rate[PROBE_MULTIPLY],
                     o.minimum / rate[PROBE_MINIMUM], o.compare / rate[PROBE_COMPARE], o.select / select});
}

double best_rate(const double *rate)
{
    return *std::max_element(rate, rate + PROBE_ARITHMETIC_COUNT);
}

void raise_to(roof &r, double nanoseconds, const char *binding)
{
    if (nanoseconds > r.nanoseconds)
        r = {nanoseconds, binding};
}

} // namespace

machine::machine()
{
    memory_level levels[MEMORY_LEVELS_MAX];
    levels_.assign(levels, levels + list_memory_levels(levels));
    for (memory_level &level : levels_)
        level.probe_bytes = std::max(level.probe_bytes / whole_reads, std::size_t{1}) * whole_reads;
}

void machine::measure(best_times &reporter, double min_time, int repetitions)
{
    const auto add = [&](const std::string &name, auto run) {
        benchmark::RegisterBenchmark(name.c_str(), run)->MinTime(min_time)->Repetitions(repetitions);
    };
    const buffer data = filled_buffer(levels_.back().probe_bytes);
    for (const probe *const *each = list_probes(); *each; each++) {
        const probe &of = **each;
        for (int kind = 0; kind < PROBE_ARITHMETIC_COUNT; kind++)
            add(arithmetic_name(of, kind), [&of, kind](benchmark::State &state) {
                run_arithmetic(state, of, static_cast<arithmetic>(kind));
            });
        for (const memory_level &level : levels_)
            if (data)
                add(read_name(of, level), [&of, &level, &data](benchmark::State &state) {
                    run_read(state, of, data.get(), level.probe_bytes);
                });
    }
    benchmark::RunSpecifiedBenchmarks(&reporter, "all");
    benchmark::ClearRegisteredBenchmarks();

    // What can be read by narrow loads can be read by wide ones.
    core_rates widest;
    for (const probe *const *each = list_probes(); *each; each++) {
        core_rates &rates = rates_[(*each)->isa];
        for (int kind = 0; kind < PROBE_ARITHMETIC_COUNT; kind++)
            rates.arithmetic[kind] = reporter.work_rate(arithmetic_name(**each, kind));
        for (std::size_t k = 0; k < levels_.size(); k++) {
            widest.read[k] = std::max(widest.read[k], reporter.work_rate(read_name(**each, levels_[k])));
            rates.read[k] = widest.read[k];
        }
    }
}

// What does not fit into the nearer levels must come from further away.
roof machine::roof_of(const problem &p, lh_isa isa) const
{
    roof result;
    const core_rates &rates = rates_[isa];
    if (rates.arithmetic[PROBE_ADD] <= 0)
        return result;
    const operations o = operations_of(&p);
    raise_to(result, operations_in_all(&o) / best_rate(rates.arithmetic), "arithmetic");
    // Scalar code may leave a test early: the kinds that it leaves out are not known.
    if (isa != LH_ISA_SCALAR)
        raise_to(result, slowest_kind(o, rates.arithmetic), "arithmetic");
    raise_to(result, o.divide / rates.arithmetic[PROBE_DIVIDE], "division");

    const double bytes = bytes_of(&p), batch = bytes * static_cast<double>(p.n);
    double held = 0; // at best, in the nearer levels
    for (std::size_t k = 0; k < levels_.size() && held < batch; k++) {
        if (rates.read[k] > 0)
            raise_to(result, (1 - held / batch) * bytes / rates.read[k], levels_[k].name);
        held = static_cast<double>(levels_[k].bytes);
    }
    return result;
}
