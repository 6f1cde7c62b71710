// What has changed in a list of pairs: lh_pairs_difference beside what engines do. Two frames of the same boxes take
// turns; of each way the fastest of several passes is shown, in nanoseconds a pair of the list.
#include <algorithm>
#include <cmath>
#include <functional>
#include <unordered_map>

#include "dice.h"
#include "problem.h"
#include "program.h"

const char *const program = "pair_changes";

using namespace all_pairs;

namespace
{

using pair_vector = std::vector<lh_pair>;

// How many were added and removed, which all ways have to agree about; and the sum of the values that were carried from
// the last frame's pairs to this one's, so that none is left out.
struct outcome {
    size_t added = 0, removed = 0;
    uint64_t carried = 0;
    bool operator==(const outcome &other) const
    {
        return added == other.added && removed == other.removed && carried == other.carried;
    }
};

class way
{
  public:
    virtual ~way() = default;
    virtual outcome next(const pair_vector &now) = 0; // a frame's list, after that of the frame before
};

// An engine's manifold of a pair is a number here.
uint64_t value_of(lh_pair pair)
{
    return pair.a * 31u + pair.b;
}

class lists : public way
{
  public:
    outcome next(const pair_vector &now) override
    {
        outcome found;
        added_.resize(now.size());
        removed_.resize(before_.size());
        previous_.resize(now.size());
        fresh_.resize(now.size());
        scratch_.resize(lh_pairs_difference_scratch_size(before_.size()));
        lh_pair_changes added = {added_.data(), added_.size(), 0},
                        removed = {removed_.data(), removed_.size(), 0};
        must(lh_pairs_difference(before_.data(), before_.size(), now.data(), now.size(), &added, &removed,
                                 previous_.data(), scratch_.data(), scratch_.size()));
        for (size_t i = 0; i < now.size(); i++)
            if (previous_[i] != UINT32_MAX)
                found.carried += fresh_[i] = values_[previous_[i]];
            else
                fresh_[i] = value_of(now[i]);
        values_.swap(fresh_);
        before_ = now; // an engine exchanges two lists
        found.added = added.found;
        found.removed = removed.found;
        return found;
    }

  private:
    pair_vector before_;
    std::vector<uint64_t> values_, fresh_;
    std::vector<lh_changed_pair> added_, removed_;
    std::vector<uint32_t> previous_;
    std::vector<unsigned char> scratch_;
};

uint64_t key_of(lh_pair pair)
{
    return static_cast<uint64_t>(pair.a) << 32 | pair.b;
}

// Both lists sorted, and merged.
class sorted : public way
{
  public:
    outcome next(const pair_vector &now) override
    {
        outcome found;
        fresh_.clear();
        for (const lh_pair pair : now)
            fresh_.push_back({key_of(pair), value_of(pair)});
        std::sort(fresh_.begin(), fresh_.end(), [](const entry &a, const entry &b) { return a.key < b.key; });
        auto old = before_.begin();
        for (entry &e : fresh_) {
            for (; old != before_.end() && old->key < e.key; ++old)
                found.removed++;
            if (old != before_.end() && old->key == e.key)
                found.carried += e.value = (old++)->value;
            else
                found.added++;
        }
        found.removed += static_cast<size_t>(before_.end() - old);
        before_.swap(fresh_);
        return found;
    }

  private:
    struct entry {
        uint64_t key, value;
    };
    std::vector<entry> before_, fresh_;
};

// A map that stays, in which each pair says in which frame it was last.
class map : public way
{
  public:
    outcome next(const pair_vector &now) override
    {
        outcome found;
        frame_++;
        for (const lh_pair pair : now) {
            const auto [place, is_new] = all_.try_emplace(key_of(pair), entry{value_of(pair), frame_});
            place->second.frame = frame_;
            found.added += is_new;
            found.carried += is_new ? 0 : place->second.value;
        }
        for (auto place = all_.begin(); place != all_.end();)
            if (place->second.frame == frame_)
                ++place;
            else
                place = all_.erase(place), found.removed++;
        return found;
    }

  private:
    struct entry {
        uint64_t value, frame;
    };
    struct hash {
        size_t operator()(uint64_t key) const
        {
            return (key ^ key >> 32) * 0x9e3779b97f4a7c15u;
        }
    };
    std::unordered_map<uint64_t, entry, hash> all_;
    uint64_t frame_ = 0;
};

// ---- Frames -----------------------------------------------------------------------------------------------

// Boxes of size 1, about two pairs each, which have moved by up to `step` on each axis.
std::vector<box> boxes_after(size_t count, float step)
{
    const float edge = std::cbrt(static_cast<float>(count) * 2);
    std::vector<box> boxes(count);
    dice d = {1}, way = {2};
    for (box &b : boxes)
        for (int axis = 0; axis < 3; axis++) {
            b.min[axis] = dice_between(&d, 0, edge) + dice_between(&way, -step, step);
            b.max[axis] = b.min[axis] + 1;
        }
    return boxes;
}

pair_vector pairs_after(size_t count, float step)
{
    const box_set set(boxes_after(count, step));
    const lh_aabbs boxes = set.view();
    std::vector<unsigned char> scratch(lh_pairs_scratch_size(count, 0));
    pair_vector pairs(20 * count);
    size_t found = 0;
    must(lh_pairs_aabb_aabb(&boxes, nullptr, pairs.data(), pairs.size(), &found, scratch.data(),
                            scratch.size()));
    if (found > pairs.size())
        fail("more pairs than room");
    pairs.resize(found);
    return pairs;
}

// Of the call alone, again and again, so that the lists are in the cache if they fit there.
double seconds_of_call(const pair_vector &before, const pair_vector &now, int passes)
{
    std::vector<lh_changed_pair> rows(before.size() + now.size());
    std::vector<uint32_t> previous(now.size());
    std::vector<unsigned char> scratch(lh_pairs_difference_scratch_size(before.size()));
    lh_pair_changes added = {rows.data(), now.size(), 0},
                    removed = {rows.data() + now.size(), before.size(), 0};
    double seconds = 1e9;
    for (int pass = 0; pass < passes; pass++) {
        const double begin = seconds_now();
        must(lh_pairs_difference(before.data(), before.size(), now.data(), now.size(), &added, &removed,
                                 previous.data(), scratch.data(), scratch.size()));
        seconds = std::min(seconds, seconds_now() - begin);
    }
    return seconds;
}

struct contestant {
    const char *name;
    std::unique_ptr<way> by;
    double seconds = 1e9;
};

std::vector<contestant> all_ways()
{
    std::vector<contestant> all;
    all.push_back({"lh_pairs_difference", std::make_unique<lists>()});
    all.push_back({"sorted vectors", std::make_unique<sorted>()});
    all.push_back({"std::unordered_map", std::make_unique<map>()});
    return all;
}

void measure(size_t count, float step, int passes)
{
    const pair_vector frame[2] = {pairs_after(count, 0), pairs_after(count, step)};
    std::vector<contestant> all = all_ways();
    outcome expected;
    for (contestant &c : all)
        c.by->next(frame[0]);
    for (int pass = 1; pass <= passes; pass++)
        for (contestant &c : all) {
            const double begin = seconds_now();
            const outcome found = c.by->next(frame[pass % 2]);
            c.seconds = std::min(c.seconds, seconds_now() - begin);
            if (&c == &all[0])
                expected = found;
            if (!(found == expected))
                fail(c.name);
        }
    const auto pairs = static_cast<double>(std::min(frame[0].size(), frame[1].size()));
    std::printf("| %zu | %.1f%% | %.1f", frame[1].size(), 100 * static_cast<double>(expected.added) / pairs,
                1e9 * seconds_of_call(frame[0], frame[1], passes) / pairs);
    for (const contestant &c : all)
        std::printf(" | %.1f", c.seconds / pairs * 1e9);
    std::printf(" |\n");
}

} // namespace

int main(int argc, char **argv)
{
    const bool is_check = argc == 2 && std::string(argv[1]) == "--check";
    if (argc > 1 && !is_check)
        fail("usage: pair_changes [--check]");
    std::printf("| pairs | new | the call alone");
    for (const contestant &c : all_ways())
        std::printf(" | %s", c.name);
    std::printf(" |\n");
    for (const size_t boxes : std::initializer_list<size_t>{500, 5000, 50000, 500000})
        for (const float step : {0.001f, 0.05f})
            if (!is_check || boxes <= 5000)
                measure(boxes, step, is_check ? 4 : boxes > 100000 ? 10 : 100);
    return 0;
}
