// One line on stderr: how far, and how long still.
#ifndef LANEHIT_BENCH_PROGRESS_H
#define LANEHIT_BENCH_PROGRESS_H

#include <chrono>
#include <string>

class progress
{
  public:
    // work: in any unit; what is announced with each step should add up to it.
    explicit progress(double work);
    // To be called before each step.
    void begin(const std::string &what, double work);
    void finish();

  private:
    std::string time_left() const;

    std::chrono::steady_clock::time_point start_, shown_;
    double all_, done_ = 0, current_ = 0;
    bool on_terminal_;
};

#endif
