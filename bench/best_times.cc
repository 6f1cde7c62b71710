#include "best_times.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>

namespace
{

using run = benchmark::BenchmarkReporter::Run;

// Of this process: what others on the machine take is not counted.
double nanoseconds_of(const run &r)
{
    return r.cpu_accumulated_time * 1e9 / static_cast<double>(r.iterations);
}

// Without what Google Benchmark adds to it: how often, how long.
void shorten_name(run &r)
{
    r.run_name.min_time.clear();
    r.run_name.iterations.clear();
    r.run_name.repetitions.clear();
}

double median_of(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// A counter, or 0.
double counter_of(const run &r, const char *name)
{
    const auto found = r.counters.find(name);
    return found == r.counters.end() ? 0 : found->second.value;
}

void add_counters(run &r, double median)
{
    const double nanoseconds = nanoseconds_of(r);
    r.counters["median"] = median;
    if (const double work = counter_of(r, "work"); work > 0)
        r.counters["work_per_nanosecond"] = work / nanoseconds;
    if (const double n = counter_of(r, "n"); n > 0) {
        const double each = nanoseconds / n;
        r.counters["nanoseconds_per_test"] = each;
        if (const double roof = counter_of(r, "roof"); roof > 0)
            r.counters["share_of_roof"] = roof / each;
    }
}

} // namespace

best_times::best_times()
{
    json_.SetOutputStream(&text_);
    json_.SetErrorStream(&std::cerr);
}

bool best_times::ReportContext(const Context &context)
{
    const bool first = !begun_;
    begun_ = true;
    return !first || json_.ReportContext(context);
}

void best_times::add(Run measured)
{
    shorten_name(measured);
    const std::string name = measured.run_name.str();
    const double nanoseconds = nanoseconds_of(measured);
    const auto [found, is_new] = rows_.try_emplace(name);
    row &known = found->second;
    if (is_new)
        names_.push_back(name);
    known.nanoseconds.push_back(nanoseconds);
    if (is_new || nanoseconds < nanoseconds_of(known.best)) {
        known.best = measured;
    } else if (measured.counters.count("roof") != 0) { // which is known better the later it is
        known.best.counters["roof"] = measured.counters["roof"];
        known.best.report_label = measured.report_label;
    }
}

void best_times::ReportRuns(const std::vector<Run> &runs)
{
    for (const Run &each : runs) {
        if (each.error_occurred) {
            std::cerr << "bench: " << each.run_name.function_name << ": " << each.error_message << "\n";
            failed_ = true;
        } else if (each.run_type == Run::RT_Iteration) {
            add(each);
        }
    }
}

double best_times::work_rate(const std::string &name) const
{
    const auto found = rows_.find(name);
    return found == rows_.end() ? 0
                                : counter_of(found->second.best, "work") / nanoseconds_of(found->second.best);
}

benchmark::IterationCount best_times::iterations(const std::string &name) const
{
    const auto found = rows_.find(name);
    return found == rows_.end() ? 0 : found->second.best.iterations;
}

bool best_times::write(const std::string &path)
{
    for (const std::string &name : names_) {
        const row &known = rows_.at(name);
        Run best = known.best;
        add_counters(best, median_of(known.nanoseconds));
        json_.ReportRuns({best});
    }
    json_.Finalize();
    std::ofstream file(path);
    file << text_.str();
    file.close();
    if (!file)
        std::remove(path.c_str());
    return static_cast<bool>(file);
}
