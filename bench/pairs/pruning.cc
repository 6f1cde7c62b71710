// Box pruning, from its author's description (Terdiman, Box pruning revisited, 2017): sort by where boxes begin in x, and sweep.
// From version 17 on, boxes are first put into five buckets, of which most pairs are apart: the quadrants of the plane of y
// and z, and one for the boxes that cross between them. Compiled for several instruction sets.
#include <algorithm>
#include <cmath>

#include "buffer.h"
#include "pruning.h"
#include "radix.h"
#include "sweeps.h"

namespace all_pairs
{
namespace
{

// Where the quadrants meet: half-way between the outermost sides.
struct cross {
    float y, z;
};

class bounds
{
  public:
    void include(const box_set &set)
    {
        for (const box &b : set.boxes)
            for (int k = 0; k < 2; k++) {
                low_[k] = std::min(low_[k], b.min[k + 1]);
                high_[k] = std::max(high_[k], b.max[k + 1]);
            }
    }

    [[nodiscard]] cross middle() const
    {
        return {(low_[0] + high_[0]) / 2, (low_[1] + high_[1]) / 2};
    }

  private:
    float low_[2] = {INFINITY, INFINITY}, high_[2] = {-INFINITY, -INFINITY};
};

struct range {
    size_t first, last;
};

constexpr int CROSSING = 4;

// 0 to 3 or CROSSING. What is in one quadrant touches nothing in another.
int bucket_of(const box &b, cross at)
{
    const bool above_y = b.min[1] >= at.y, above_z = b.min[2] >= at.z;
    const bool crosses = (!above_y & !(b.max[1] < at.y)) | (!above_z & !(b.max[2] < at.z));
    return crosses ? CROSSING : above_y + 2 * above_z;
}

// A set, sorted, and in buckets if there are any.
template <class STORE, int BUCKETS> class sorted_set
{
  public:
    void fill(const box_set &set, cross at)
    {
        const size_t count = set.boxes.size();
        keys_.resize(count);
        bucket_of_.resize(count);
        size_t sizes[BUCKETS] = {};
        for (size_t i = 0; i < count; i++) {
            keys_[i] = {sortable(set.boxes[i].min[0]), static_cast<uint32_t>(i)};
            if (BUCKETS > 1) {
                bucket_of_[i] = static_cast<uint8_t>(bucket_of(set.boxes[i], at));
                sizes[bucket_of_[i]]++;
            }
        }
        if (BUCKETS == 1)
            sizes[0] = count;
        size_t next[BUCKETS], slot = 0;
        for (int k = 0; k < BUCKETS; k++) {
            next[k] = slot;
            bucket[k] = {slot, slot + sizes[k]};
            slot += sizes[k] + STORE::SENTINELS;
        }
        store.reserve(slot);
        const keyed *in_order = sorter_.sort(keys_);
        for (size_t i = 0; i < count; i++) {
            const uint32_t id = in_order[i].index;
            store.put(next[BUCKETS > 1 ? bucket_of_[id] : 0]++, set.boxes[id], id);
        }
        for (const range &r : bucket)
            store.end(r.last);
    }

    STORE store;
    range bucket[BUCKETS] = {};

  private:
    buffer<keyed> keys_;
    buffer<uint8_t> bucket_of_;
    radix_sorter sorter_;
};

template <class STORE> void within(const STORE &s, range r, pair_list &pairs)
{
    for (size_t i = r.first; i < r.last; i++)
        s.template sweep<false>(i, s, i + 1, pairs);
}

// Of two boxes, the one that begins first sweeps over the other; a where both begin together.
template <class STORE>
void between(const STORE &a, range in_a, const STORE &b, range in_b, pair_list &pairs)
{
    size_t from = in_b.first;
    for (size_t i = in_a.first; i < in_a.last; i++) {
        while (from < in_b.last && b.min_x(from) < a.min_x(i))
            from++;
        a.template sweep<false>(i, b, from, pairs);
    }
    from = in_a.first;
    for (size_t i = in_b.first; i < in_b.last; i++) {
        while (from < in_a.last && a.min_x(from) <= b.min_x(i))
            from++;
        b.template sweep<true>(i, a, from, pairs);
    }
}

template <class STORE, int BUCKETS> class pruning : public rival
{
  public:
    void find(const problem &p, pair_list &pairs) override
    {
        bounds around;
        if (BUCKETS > 1) {
            around.include(*p.a);
            if (p.b)
                around.include(*p.b);
        }
        a_.fill(*p.a, around.middle());
        if (p.b)
            b_.fill(*p.b, around.middle());
        p.b ? between_sets(pairs) : within_set(pairs);
    }

    void keep(const box_set &resting, const box_set &) override
    {
        bounds around;
        around.include(resting);
        resting_ = &resting;
        at_ = around.middle();
        b_.fill(resting, at_);
    }

    void frame(const box_set &moving, pair_list &pairs) override
    {
        if (resting_->boxes.empty()) {
            find({&moving, nullptr}, pairs);
            return;
        }
        a_.fill(moving, at_);
        between_sets(pairs);
        const auto after = static_cast<uint32_t>(moving.boxes.size());
        for (lh_pair *p = pairs.end() - pairs.size(); p != pairs.end(); p++)
            p->b += after;
        within_set(pairs);
    }

  private:
    void within_set(pair_list &pairs)
    {
        for (const range &r : a_.bucket)
            within(a_.store, r, pairs);
        for (int k = 0; k < BUCKETS - 1; k++)
            between(a_.store, a_.bucket[k], a_.store, a_.bucket[BUCKETS - 1], pairs);
    }

    void between_sets(pair_list &pairs)
    {
        for (int i = 0; i < BUCKETS; i++)
            for (int k = 0; k < BUCKETS; k++)
                if (i == k || i == BUCKETS - 1 || k == BUCKETS - 1)
                    between(a_.store, a_.bucket[i], b_.store, b_.bucket[k], pairs);
    }

    sorted_set<STORE, BUCKETS> a_, b_;
    cross at_ = {};
};

} // namespace

#if defined __AVX512F__
rival *make_pruning_v4(bool buckets)
{
    if (buckets)
        return new pruning<store_columns<lanes16>, 5>;
    return new pruning<store_columns<lanes16>, 1>;
}
#else
rival *make_pruning_v3(bool buckets)
{
    if (buckets)
        return new pruning<store_columns<lanes8>, 5>;
    return new pruning<store_columns<lanes8>, 1>;
}

rival *make_pruning_sse()
{
    return new pruning<store_sse, 5>;
}
#endif

} // namespace all_pairs
