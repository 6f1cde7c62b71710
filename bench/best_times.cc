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

bool faster(const run &a, const run &b)
{
    return nanoseconds_of(a) < nanoseconds_of(b);
}

// Without what Google Benchmark adds to it: how often, how long.
void shorten_name(run &r)
{
    r.run_name.min_time.clear();
    r.run_name.repetitions.clear();
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

void best_times::add_counters(Run &r, double median)
{
    const double nanoseconds = nanoseconds_of(r);
    r.counters["median"] = median;
    if (const auto work = r.counters.find("work"); work != r.counters.end()) {
        const double rate = work->second / nanoseconds;
        work_rates_[r.run_name.str()] = rate;
        r.counters["work_per_nanosecond"] = rate;
    }
    if (const auto n = r.counters.find("n"); n != r.counters.end()) {
        const double each = nanoseconds / n->second;
        r.counters["nanoseconds_per_test"] = each;
        if (const auto roof = r.counters.find("roof"); roof != r.counters.end())
            r.counters["share_of_roof"] = roof->second / each;
    }
}

void best_times::ReportRuns(const std::vector<Run> &runs)
{
    std::vector<Run> measured;
    for (const Run &each : runs) {
        if (each.error_occurred) {
            std::cerr << "bench: " << each.run_name.function_name << ": " << each.error_message << "\n";
            failed_ = true;
        } else if (each.run_type == Run::RT_Iteration) {
            measured.push_back(each);
        }
    }
    if (measured.empty())
        return;
    std::sort(measured.begin(), measured.end(), faster);
    Run best = measured.front();
    shorten_name(best);
    add_counters(best, nanoseconds_of(measured[measured.size() / 2]));
    json_.ReportRuns({best});
}

double best_times::work_rate(const std::string &name) const
{
    const auto found = work_rates_.find(name);
    return found == work_rates_.end() ? 0 : found->second;
}

bool best_times::write(const std::string &path)
{
    json_.Finalize();
    std::ofstream file(path);
    file << text_.str();
    file.close();
    if (!file)
        std::remove(path.c_str());
    return static_cast<bool>(file);
}
