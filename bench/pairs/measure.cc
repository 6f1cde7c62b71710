#include "measure.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "program.h"

namespace all_pairs
{
namespace
{

constexpr size_t UNKNOWN = SIZE_MAX, FRAMES = 60;

double ratio(size_t a, size_t b)
{
    return static_cast<double>(a) / static_cast<double>(b);
}

std::string name_of(const std::string &scene, int moving, size_t boxes, const contender &c)
{
    return scene + "/" + std::to_string(moving) + "/" + std::to_string(boxes) + "/" + c.name;
}

bool is_wanted(const std::string &name, const effort &spent)
{
    return name.find(spent.filter) != std::string::npos;
}

bool any_is_wanted(const contenders &all, const std::string &scene, int moving, size_t boxes,
                   const effort &spent)
{
    return std::any_of(all.begin(), all.end(), [&](const contender &c) {
        return is_wanted(name_of(scene, moving, boxes, c), spent);
    });
}

size_t boxes_of(const two_sets &s)
{
    return s.a.boxes.size() + s.b.boxes.size();
}

// How many pairs there are: all must find as many as the first.
void agree(size_t &known, size_t found, const std::string &name)
{
    if (known == UNKNOWN)
        known = found;
    if (known != found)
        throw std::runtime_error(name + ": finds " + std::to_string(found) + " pairs, and others " +
                                 std::to_string(known));
}

// Data sets of one kind and size: so many that they are new to the branch predictor in every call.
struct data_sets {
    data_sets(const maker &make, size_t size)
    {
        for (size_t i = 0; i < std::clamp<size_t>(1300000 / size, 2, 1300); i++)
            sets.push_back(make(size, i + 1));
        found.resize(sets.size(), UNKNOWN);
        boxes = boxes_of(sets[0]);
    }

    void find(benchmark::State &state, const contender &c, const std::string &name)
    {
        for (auto _ : state) {
            const two_sets &s = sets[next];
            pairs.count = 0;
            c.way->find({&s.a, s.b.boxes.empty() ? nullptr : &s.b}, pairs);
            agree(found[next], pairs.count, name);
            next = (next + 1) % sets.size();
        }
        state.counters["pairs_a_box"] = ratio(found[0], boxes);
    }

    std::vector<two_sets> sets;
    std::vector<size_t> found;
    size_t boxes, next = 0;
    pair_list pairs;
};

// Boxes that move, and those that do not.
struct frames {
    frames(size_t boxes, int moving) : count(boxes)
    {
        const size_t movers = std::max<size_t>(1, count * static_cast<size_t>(moving) / 100);
        start = make_set(scenes[0], count, 1);
        resting.boxes.assign(start.boxes.begin() + static_cast<std::ptrdiff_t>(movers), start.boxes.end());
        resting.make_columns();
        start.boxes.resize(movers);
        start.make_columns();
        found.resize(FRAMES, UNKNOWN);
    }

    // Moving is no part of the time.
    void run(benchmark::State &state, const contender &c, const std::string &name, double limit)
    {
        const float edge = start.boxes[0].max[0] - start.boxes[0].min[0];
        box_set now = start;
        double all = 0;
        size_t frame = 0;
        c.way->keep(resting, start);
        for (auto _ : state) {
            step(now, edge, 2, static_cast<int>(frame));
            pairs.count = 0;
            const double before = seconds_now();
            c.way->frame(now, pairs);
            const double taken = seconds_now() - before;
            state.SetIterationTime(taken);
            agree(found[frame++], pairs.count, name);
            if ((all += taken) > limit) {
                state.SkipWithError("too slow");
                break;
            }
        }
        state.counters["pairs_a_box"] = ratio(found[0], count);
    }

    size_t count;
    box_set start, resting;
    std::vector<size_t> found;
    pair_list pairs;
};

} // namespace

void measure(const contenders &all, const std::string &name, oddity has, const std::vector<size_t> &sizes,
             const maker &make, const effort &spent, results &to)
{
    std::vector<double> foreseen(all.size(), 0); // seconds of a call
    for (size_t k = 0; k < sizes.size(); k++) {
        if (!any_is_wanted(all, name, 0, boxes_of(make(sizes[k], 1)), spent))
            continue;
        data_sets data(make, sizes[k]);
        for (int pass = 0; pass < spent.passes; pass++) {
            for (size_t i = 0; i < all.size(); i++) {
                const std::string full = name_of(name, 0, data.boxes, all[i]);
                const bool is_long = foreseen[i] * pass > 10 * spent.turn; // that is not repeated as often
                if (is_wanted(full, spent) && has <= all[i].survives && foreseen[i] <= spent.limit &&
                    !is_long)
                    benchmark::RegisterBenchmark(full.c_str(), [&, i, full](benchmark::State &state) {
                        data.find(state, all[i], full);
                    })->MinTime(spent.turn);
            }
            to.run();
            for (size_t i = 0; i < all.size(); i++)
                foreseen[i] = std::max(foreseen[i], to.seconds(name_of(name, 0, data.boxes, all[i])));
        }
        for (double &seconds : foreseen)
            if (k + 1 < sizes.size()) // between linear and quadratic
                seconds *= std::pow(ratio(sizes[k + 1], sizes[k]), 1.5);
    }
}

void measure_frames(const contenders &all, size_t count, int moving, const effort &spent, results &to)
{
    if (!any_is_wanted(all, "frames", moving, count, spent))
        return;
    frames data(count, moving);
    for (int pass = 0; pass < spent.passes; pass++) {
        for (const contender &c : all) {
            const std::string full = name_of("frames", moving, count, c);
            if (is_wanted(full, spent) && (pass == 0 || to.seconds(full) > 0))
                benchmark::RegisterBenchmark(
                    full.c_str(),
                    [&, full](benchmark::State &state) { data.run(state, c, full, spent.limit); })
                    ->UseManualTime()
                    ->Iterations(FRAMES);
        }
        to.run();
    }
}

} // namespace all_pairs
