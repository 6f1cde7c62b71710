#include "progress.h"

#include <unistd.h>

#include <cstdio>

using std::chrono::duration;
using std::chrono::steady_clock;

namespace
{

double seconds_since(steady_clock::time_point then)
{
    return duration<double>(steady_clock::now() - then).count();
}

} // namespace

progress::progress(double work)
    : start_(steady_clock::now()), shown_(start_), all_(work), on_terminal_(isatty(STDERR_FILENO) != 0)
{
}

// The pace so far; at the very beginning nothing is known.
std::string progress::time_left() const
{
    const double elapsed = seconds_since(start_);
    if (done_ <= 0 || elapsed < 1)
        return "";
    const int left = static_cast<int>(elapsed / done_ * (all_ - done_) + 0.5);
    char text[64];
    std::snprintf(text, sizeof text, ", %d:%02d left", left / 60, left % 60);
    return text;
}

// Where lines stay, as in a file, one in ten seconds is enough.
void progress::begin(const std::string &what, double work)
{
    done_ += current_;
    current_ = work;
    if (seconds_since(shown_) < (on_terminal_ ? 0.2 : 10))
        return;
    shown_ = steady_clock::now();
    const int percent = static_cast<int>(100 * done_ / all_);
    std::fprintf(stderr, on_terminal_ ? "\r\033[K%3d%%%s  %s" : "%3d%%%s  %s\n", percent, time_left().c_str(),
                 what.c_str());
}

void progress::finish()
{
    std::fprintf(stderr, "%s100%%, %.0f s\n", on_terminal_ ? "\r\033[K" : "", seconds_since(start_));
}
