// Results as Google Benchmark writes them, of many sets of benchmarks that are run one after the other.
#ifndef LANEHIT_BENCH_RESULTS_H
#define LANEHIT_BENCH_RESULTS_H

#include <unistd.h>

#include <benchmark/benchmark.h>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>

class results : public benchmark::JSONReporter
{
  public:
    results()
    {
        SetOutputStream(&text_);
        SetErrorStream(&std::cerr);
    }

    bool ReportContext(const Context &context) override
    {
        const bool is_first = !begun_;
        begun_ = true;
        return !is_first || JSONReporter::ReportContext(context);
    }

    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs)
            seconds_[run.run_name.function_name] =
                run.cpu_accumulated_time / static_cast<double>(run.iterations);
        JSONReporter::ReportRuns(runs);
    }

    void Finalize() override {} // there may be more

    // Runs what is registered, and forgets it.
    void run()
    {
        benchmark::RunSpecifiedBenchmarks(this, "all");
        benchmark::ClearRegisteredBenchmarks();
    }

    // CPU time of an iteration when the benchmark ran last; 0 if it has not.
    double seconds(const std::string &name) const
    {
        const auto found = seconds_.find(name);
        return found == seconds_.end() ? 0 : found->second;
    }

    // To a file, whole or not at all; or, where the path is empty, to stdout. False, and why is on stderr, if it
    // cannot.
    bool write(const std::string &path, const char *program)
    {
        JSONReporter::Finalize();
        if (path.empty())
            return static_cast<bool>(std::cout << text_.str() << std::flush);
        std::ofstream file(path);
        file << text_.str();
        file.close();
        if (!file) {
            std::remove(path.c_str());
            std::fprintf(stderr, "%s: cannot write '%s'\n", program, path.c_str());
        }
        return static_cast<bool>(file);
    }

  private:
    bool begun_ = false;
    std::ostringstream text_;
    std::map<std::string, double> seconds_;
};

// Where a person looks on: how far a pass is.
inline void show_progress(int pass, int passes, std::size_t done, std::size_t of)
{
    if (isatty(STDERR_FILENO))
        std::fprintf(stderr, done == of ? "\r\033[K" : "\rpass %d of %d, %3zu%%\033[K", pass + 1, passes,
                     100 * done / of);
}

#endif
