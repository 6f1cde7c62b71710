// A reporter: of all runs of a benchmark the fastest, one row of JSON.
#ifndef LANEHIT_BENCH_BEST_TIMES_H
#define LANEHIT_BENCH_BEST_TIMES_H

#include <benchmark/benchmark.h>

#include <map>
#include <sstream>
#include <string>
#include <vector>

// Several sets of benchmarks may be run with it, one after the other, and each as often as wanted. Counters of a row:
//   work            what an iteration does, if the benchmark says so; work_per_nanosecond follows
//   n               tests in an iteration, likewise; nanoseconds_per_test follows, and from
//   roof            the least nanoseconds a test that the machine allows, share_of_roof
//   median          the median time of the runs, beside the least
class best_times : public benchmark::BenchmarkReporter
{
  public:
    best_times();
    bool ReportContext(const Context &context) override;
    void ReportRuns(const std::vector<Run> &runs) override;

    // Of what was run under this name; 0 if nothing.
    double work_rate(const std::string &name) const;
    // How many were enough for what was run under this name; 0 if nothing.
    benchmark::IterationCount iterations(const std::string &name) const;
    bool has_failed() const
    {
        return failed_;
    }
    // All rows, to a file; false if it cannot be written.
    bool write(const std::string &path);

  private:
    struct row {
        Run best;
        std::vector<double> nanoseconds; // an iteration, of each run
    };

    void add(Run measured);

    std::ostringstream text_;
    benchmark::JSONReporter json_;
    std::vector<std::string> names_; // as they came
    std::map<std::string, row> rows_;
    bool begun_ = false, failed_ = false;
};

#endif
