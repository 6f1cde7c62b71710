#include "measure.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <stdexcept>

namespace all_pairs
{
namespace
{

constexpr size_t UNKNOWN = SIZE_MAX;

// Of this thread, as others on the machine take none of it.
double seconds()
{
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double ratio(size_t a, size_t b)
{
    return static_cast<double>(a) / static_cast<double>(b);
}

void agree(size_t &known, size_t found, const contender &c, const std::string &where)
{
    if (known == UNKNOWN)
        known = found;
    if (known != found)
        throw std::runtime_error(c.name + " finds " + std::to_string(found) + " pairs in " + where +
                                 ", and others " + std::to_string(known));
}

// So many data sets that they are new to the branch predictor in every call.
size_t sets_of(size_t boxes)
{
    return std::clamp<size_t>(1300000 / boxes, 2, 1300);
}

// Problems of one kind and size, and the contenders that take turns in solving them.
class race
{
  public:
    race(std::string name, std::vector<problem> problems, const effort &spent)
        : name_(std::move(name)), problems_(std::move(problems)), found_(problems_.size(), UNKNOWN),
          spent_(spent),
          boxes_(problems_[0].a->boxes.size() + (problems_[0].b ? problems_[0].b->boxes.size() : 0))
    {
    }

    // Seconds of a call, the first one, which makes its arrays as long as they must be.
    double enter(const contender &c)
    {
        entrant e = {&c, 0, 1, 0, INFINITY};
        e.once = turn(e);
        const double calls = spent_.turn / std::max(e.once, 1e-8);
        e.calls = calls < 1 ? 1 : std::min(problems_.size(), static_cast<size_t>(calls));
        entrants_.push_back(e);
        return e.once;
    }

    result run()
    {
        for (int round = 0; round < spent_.rounds; round++)
            for (entrant &e : entrants_)
                if (round == 0 ||
                    e.once * round < 10 * spent_.turn) // what takes long is not repeated as often
                    e.best = std::min(e.best, turn(e) / static_cast<double>(e.calls));
        result r = {name_, boxes_, 0, entrants_.empty() ? 0 : ratio(found_[0], boxes_), {}};
        for (const entrant &e : entrants_)
            r.timings.push_back({e.who, e.best * 1e9 / static_cast<double>(boxes_)});
        return r;
    }

  private:
    struct entrant {
        const contender *who;
        size_t next, calls;
        double once, best;
    };

    // Seconds of as many calls as a turn has.
    double turn(entrant &e)
    {
        double taken = 0;
        for (size_t done = 0; done < e.calls;) {
            // Reading the clock takes as long as some ten boxes: that is done once in sixteen calls.
            const size_t count = std::min<size_t>(16, e.calls - done);
            size_t found[16];
            const double start = seconds();
            for (size_t k = 0; k < count; k++) {
                pairs_.count = 0;
                e.who->way->find(problems_[(e.next + k) % problems_.size()], pairs_);
                found[k] = pairs_.count;
            }
            taken += seconds() - start;
            for (size_t k = 0; k < count; k++)
                agree(found_[(e.next + k) % problems_.size()], found[k], *e.who,
                      name_ + " of " + std::to_string(boxes_));
            e.next = (e.next + count) % problems_.size();
            done += count;
        }
        return taken;
    }

    std::string name_;
    std::vector<problem> problems_;
    std::vector<size_t> found_; // how many pairs each has
    effort spent_;
    size_t boxes_;
    std::vector<entrant> entrants_;
    pair_list pairs_;
};

} // namespace

std::vector<result> measure(const contenders &all, const std::string &name, oddity has,
                            const std::vector<size_t> &sizes, const maker &make, const effort &spent)
{
    std::vector<result> results;
    std::vector<double> foreseen(all.size(), 0); // seconds of a call
    for (size_t k = 0; k < sizes.size(); k++) {
        std::vector<two_sets> sets;
        for (size_t i = 0; i < sets_of(sizes[k]); i++)
            sets.push_back(make(sizes[k], i + 1));
        std::vector<problem> problems;
        for (const two_sets &s : sets)
            problems.push_back({&s.a, s.b.boxes.empty() ? nullptr : &s.b});
        race r(name, std::move(problems), spent);
        for (size_t i = 0; i < all.size(); i++)
            if (has <= all[i].survives && foreseen[i] <= spent.limit) {
                foreseen[i] = r.enter(all[i]);
                if (k + 1 < sizes.size()) // between linear and quadratic
                    foreseen[i] *= std::pow(ratio(sizes[k + 1], sizes[k]), 1.5);
            }
        results.push_back(r.run());
    }
    return results;
}

result measure_frames(const contenders &all, size_t count, int moving, const effort &spent)
{
    constexpr size_t FRAMES = 60;
    const size_t movers = std::max<size_t>(1, count * static_cast<size_t>(moving) / 100);
    box_set start = make_set(scenes[0], count, 1), resting;
    resting.boxes.assign(start.boxes.begin() + static_cast<std::ptrdiff_t>(movers), start.boxes.end());
    resting.make_columns();
    start.boxes.resize(movers);
    start.make_columns();
    const float edge = start.boxes[0].max[0] - start.boxes[0].min[0];
    std::vector<double> best(all.size(), INFINITY);
    std::vector<size_t> found(FRAMES, UNKNOWN);
    pair_list pairs;
    for (int round = 0; round < spent.rounds; round++) {
        box_set now = start;
        std::vector<double> time(all.size(), 0);
        for (size_t i = 0; i < all.size(); i++)
            if (round == 0 || best[i] < spent.limit) // else too slow to go on with
                all[i].way->keep(resting, start);
            else
                time[i] = INFINITY;
        for (size_t frame = 0; frame < FRAMES; frame++) {
            step(now, edge, 2, static_cast<int>(frame));
            for (size_t i = 0; i < all.size(); i++) {
                if (time[i] > spent.limit) {
                    time[i] = INFINITY;
                    continue;
                }
                pairs.count = 0;
                const double before = seconds();
                all[i].way->frame(now, pairs);
                time[i] += seconds() - before;
                agree(found[frame], pairs.count, all[i], "frame " + std::to_string(frame));
            }
        }
        for (size_t i = 0; i < all.size(); i++)
            best[i] = std::min(best[i], time[i]);
    }
    result r = {"frames", count, moving, ratio(found[0], count), {}};
    for (size_t i = 0; i < all.size(); i++)
        if (best[i] < INFINITY)
            r.timings.push_back({&all[i], best[i] * 1e9 / static_cast<double>(FRAMES * count)});
    return r;
}

} // namespace all_pairs
