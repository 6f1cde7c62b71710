#include "measure.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace all_pairs
{
namespace
{

constexpr size_t UNKNOWN = SIZE_MAX;

std::string name_of(const scene &s, size_t boxes, const contender &c)
{
    return std::string(s.name) + "/" + std::to_string(boxes) + "/" + c.name;
}

bool is_wanted(const std::string &name, const effort &spent)
{
    return name.find(spent.filter) != std::string::npos;
}

// Sets of one scene and size: so many that they are new to the branch predictor in every call.
struct data_sets {
    data_sets(const scene &s, size_t boxes)
    {
        for (size_t i = 0; i < std::clamp<size_t>(1300000 / boxes, 2, 1300); i++)
            sets.push_back(make_set(s, boxes, i + 1));
        known.resize(sets.size(), UNKNOWN);
    }

    void find(benchmark::State &state, const contender &c, const std::string &name)
    {
        for (auto _ : state) {
            pairs.count = 0;
            c.way->find(sets[next], pairs);
            if (known[next] == UNKNOWN)
                known[next] = pairs.count;
            if (known[next] != pairs.count)
                throw std::runtime_error(name + ": finds another number of pairs than others");
            next = (next + 1) % sets.size();
        }
        state.counters["pairs_a_box"] =
            static_cast<double>(known[0]) / static_cast<double>(sets[0].boxes.size());
    }

    std::vector<box_set> sets;
    std::vector<size_t> known; // how many pairs there are: all must find as many as the first
    size_t next = 0;
    pair_list pairs;
};

} // namespace

void measure(const contenders &all, const scene &s, const effort &spent, results &to)
{
    std::vector<double> foreseen(all.size(), 0); // seconds of a call
    for (size_t boxes = 100; boxes <= std::min(s.most, spent.most); boxes *= 10) {
        if (std::none_of(all.begin(), all.end(),
                         [&](const contender &c) { return is_wanted(name_of(s, boxes, c), spent); }))
            continue;
        for (double &seconds : foreseen)
            seconds *= std::pow(10, 1.5); // between linear and quadratic
        data_sets data(s, boxes);
        for (int pass = 0; pass < spent.passes; pass++) {
            for (size_t i = 0; i < all.size(); i++) {
                const std::string name = name_of(s, boxes, all[i]);
                const bool is_long = foreseen[i] * pass > 10 * spent.turn; // that is not repeated as often
                if (is_wanted(name, spent) && foreseen[i] <= spent.limit && !is_long)
                    benchmark::RegisterBenchmark(name.c_str(), [&, i, name](benchmark::State &state) {
                        data.find(state, all[i], name);
                    })->MinTime(spent.turn);
            }
            to.run();
            for (size_t i = 0; i < all.size(); i++)
                foreseen[i] = std::max(foreseen[i], to.seconds(name_of(s, boxes, all[i])));
        }
    }
}

} // namespace all_pairs
