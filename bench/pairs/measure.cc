#include "measure.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>
#include <stdexcept>

namespace all_pairs
{
namespace
{

// Of this thread, as others on the machine take none of it.
double seconds()
{
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

constexpr size_t UNKNOWN = std::numeric_limits<size_t>::max();

void agree(size_t &known, size_t found, const contender &c, const std::string &where)
{
    if (known == UNKNOWN)
        known = found;
    if (known != found)
        throw std::runtime_error(c.name + " finds " + std::to_string(found) + " pairs in " + where +
                                 ", and others " + std::to_string(known));
}

// Problems of one kind and size, with a count of pairs each, and the contenders that take turns in solving them.
class race
{
  public:
    race(std::string where, std::vector<problem> problems, const effort &spent)
        : where_(std::move(where)), problems_(std::move(problems)), found_(problems_.size(), UNKNOWN), spent_(spent)
    {
    }

    // Seconds of a call, which is the first and makes its lists as long as they must be.
    double enter(contender &c)
    {
        entrant e = {&c, 0, 1, 0, std::numeric_limits<double>::infinity()};
        e.once = turn(e);
        const double all = spent_.turn / std::max(e.once, 1e-9);
        e.calls = std::max<size_t>(1, std::min(problems_.size(), static_cast<size_t>(std::min(all, 1e9))));
        if (e.calls == 1 && e.once > spent_.turn)
            e.best = nanoseconds(e.once, 1); // too long for the first call to matter
        entrants_.push_back(e);
        return e.once;
    }

    void run()
    {
        for (int round = 0; round < spent_.rounds; round++)
            for (entrant &e : entrants_)
                // What takes seconds is not repeated as often.
                if (round == 0 || e.once * round < 10 * spent_.turn * spent_.rounds)
                    e.best = std::min(e.best, nanoseconds(turn(e), e.calls));
    }

    [[nodiscard]] result results(const std::string &scene) const
    {
        result r = {scene, problems_[0].boxes(), 0, 0, {}};
        if (found_[0] != UNKNOWN)
            r.pairs_a_box = static_cast<double>(found_[0]) / static_cast<double>(problems_[0].boxes());
        for (const entrant &e : entrants_)
            r.timings.push_back({e.who->name, e.who->is_lanehit, e.best});
        return r;
    }

  private:
    struct entrant {
        contender *who;
        size_t next, calls;
        double once, best;
    };

    // Seconds of as many calls as a turn has.
    double turn(entrant &e)
    {
        double spent = 0;
        for (size_t call = 0; call < e.calls;) {
            // The clock takes as long as some ten boxes: it is read once in sixteen calls.
            const size_t count = std::min<size_t>(16, e.calls - call);
            size_t found[16];
            const double start = seconds();
            for (size_t k = 0; k < count; k++) {
                pairs_.clear();
                e.who->way->find(problems_[(e.next + k) % problems_.size()], pairs_);
                found[k] = pairs_.size();
            }
            spent += seconds() - start;
            for (size_t k = 0; k < count; k++)
                agree(found_[(e.next + k) % problems_.size()], found[k], *e.who, where_);
            e.next = (e.next + count) % problems_.size();
            call += count;
        }
        return spent;
    }

    [[nodiscard]] double nanoseconds(double time, size_t calls) const
    {
        return time * 1e9 / static_cast<double>(calls * problems_[0].boxes());
    }

    std::string where_;
    std::vector<problem> problems_;
    std::vector<size_t> found_;
    effort spent_;
    std::vector<entrant> entrants_;
    pair_list pairs_;
};

// How long a call takes with the next size, as it grew from the last two; at first as the square.
class forecast
{
  public:
    [[nodiscard]] double at(size_t count) const
    {
        if (last_.count == 0)
            return 0;
        double power = 2;
        if (before_.count)
            power = std::log(last_.time / before_.time) / std::log(ratio(last_.count, before_.count));
        return last_.time * std::pow(ratio(count, last_.count), std::clamp(power, 1.0, 2.0));
    }

    void learn(size_t count, double time)
    {
        before_ = last_;
        last_ = {count, std::max(time, 1e-9)};
    }

  private:
    struct seen {
        size_t count;
        double time;
    };

    static double ratio(size_t a, size_t b)
    {
        return static_cast<double>(a) / static_cast<double>(b);
    }

    seen last_ = {}, before_ = {};
};

} // namespace

std::vector<result> measure_scene(contenders &all, const scene &s, const std::vector<size_t> &sizes,
                                  const effort &spent)
{
    std::vector<result> results;
    std::vector<forecast> foreseen(all.size());
    for (const size_t count : sizes) {
        if (count > s.most)
            continue;
        std::vector<box_set> sets(std::max<size_t>(2, std::min<size_t>(spent.boxes / count, 1300)));
        std::vector<problem> problems;
        for (size_t i = 0; i < sets.size(); i++) {
            s.make(sets[i].boxes, count, i + 1);
            sets[i].make_columns();
            problems.push_back({&sets[i], nullptr});
        }
        race r(std::string(s.name) + " of " + std::to_string(count), problems, spent);
        for (size_t i = 0; i < all.size(); i++)
            if ((!s.is_odd || all[i].takes_odd) && foreseen[i].at(count) <= spent.limit)
                foreseen[i].learn(count, r.enter(all[i]));
        r.run();
        results.push_back(r.results(s.name));
    }
    return results;
}

result measure_mesh(contenders &all, const std::string &name, const std::vector<box> &boxes, const effort &spent)
{
    box_set mesh;
    mesh.boxes = boxes;
    mesh.make_columns();
    std::vector<box_set> copies(std::max<size_t>(2, spent.boxes / 2 / boxes.size()));
    std::vector<problem> problems;
    for (size_t i = 0; i < copies.size(); i++) {
        copies[i].boxes = moved_copy(boxes, i + 1);
        copies[i].make_columns();
        problems.push_back({&mesh, &copies[i]});
    }
    race r(name, problems, spent);
    for (contender &c : all)
        // Brute force is the only one that needs to be foreseen: some 0.2 ns a pair.
        if (c.name != "one_with_many" || 2e-10 * std::pow(static_cast<double>(boxes.size()), 2) < spent.limit)
            r.enter(c);
    r.run();
    return r.results(name);
}

result measure_frames(contenders &all, size_t count, int moving, const effort &spent)
{
    constexpr int FRAMES = 60;
    box_set start, resting;
    scenes[0].make(start.boxes, count, 1);
    const size_t movers = std::max<size_t>(1, count * static_cast<size_t>(moving) / 100);
    resting.boxes.assign(start.boxes.begin() + static_cast<std::ptrdiff_t>(movers), start.boxes.end());
    start.boxes.resize(movers);
    start.make_columns();
    resting.make_columns();
    const float edge = start.boxes[0].max[0] - start.boxes[0].min[0];
    std::vector<double> best(all.size(), std::numeric_limits<double>::infinity());
    std::vector<size_t> found(FRAMES, UNKNOWN);
    pair_list pairs;
    for (int round = 0; round < spent.rounds; round++) {
        box_set now = start;
        std::vector<double> time(all.size(), 0);
        for (size_t i = 0; i < all.size(); i++)
            if (round == 0 || best[i] < std::numeric_limits<double>::infinity())
                all[i].way->keep(resting, start);
        for (int frame = 0; frame < FRAMES; frame++) {
            step(now.boxes, edge, 2, frame);
            now.make_columns();
            for (size_t i = 0; i < all.size(); i++) {
                if (time[i] > spent.limit || (round > 0 && best[i] == std::numeric_limits<double>::infinity())) {
                    time[i] = std::numeric_limits<double>::infinity(); // too slow to go on with
                    continue;
                }
                pairs.clear();
                const double before = seconds();
                all[i].way->frame(now, pairs);
                time[i] += seconds() - before;
                agree(found[static_cast<size_t>(frame)], pairs.size(), all[i], "frame " + std::to_string(frame));
            }
        }
        for (size_t i = 0; i < all.size(); i++)
            best[i] = std::min(best[i], time[i]);
    }
    result r = {"frames", count, moving, static_cast<double>(found[0]) / static_cast<double>(count), {}};
    for (size_t i = 0; i < all.size(); i++)
        if (best[i] < std::numeric_limits<double>::infinity())
            r.timings.push_back({all[i].name, all[i].is_lanehit,
                                 best[i] * 1e9 / static_cast<double>(FRAMES) / static_cast<double>(count)});
    return r;
}

} // namespace all_pairs
