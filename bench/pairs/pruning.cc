// Box pruning, from its author's description (Terdiman, Box pruning revisited, 2017): sort by where boxes begin in x,
// and sweep. From version 17 on, boxes are first put into five buckets, of which most pairs are apart: the quadrants of
// the plane of y and z, and one for the boxes that cross between them. Compiled for several instruction sets.
#include <algorithm>
#include <cstring>

#include "sweeps.h"

namespace all_pairs
{
namespace
{

// ---- Radix sort of floats (Terdiman, Radix Sort Revisited, 2000): by bits, of which those of negative numbers are
// turned round.

struct keyed {
    uint32_t key, index;
};

inline uint32_t sortable(float x)
{
    uint32_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    return bits ^ (bits >> 31 ? 0xffffffffu : 0x80000000u);
}

// Sorted by their keys, in one of the two arrays.
template <int BITS, int DIGITS> const keyed *sort(keyed *from, keyed *to, size_t count)
{
    constexpr uint32_t VALUES = 1u << BITS, MASK = VALUES - 1;
    uint32_t counts[DIGITS][VALUES] = {};
    for (size_t i = 0; i < count; i++)
        for (int d = 0; d < DIGITS; d++)
            counts[d][from[i].key >> d * BITS & MASK]++;
    for (int d = 0; d < DIGITS; d++) {
        if (count == 0 || counts[d][from[0].key >> d * BITS & MASK] == count)
            continue; // all have the same digit
        uint32_t place = 0;
        for (uint32_t &start : counts[d]) {
            const uint32_t next = place + start;
            start = place;
            place = next;
        }
        for (size_t i = 0; i < count; i++)
            to[counts[d][from[i].key >> d * BITS & MASK]++] = from[i];
        std::swap(from, to);
    }
    return from;
}

// ---- Buckets

// Where the quadrants meet: half-way between the outermost sides of all boxes.
struct cross {
    float y, z;
};

cross middle_of(const box_set &a, const box_set *b)
{
    float low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    for (const box_set *set : {&a, b})
        for (size_t i = 0; set && i < set->boxes.size(); i++)
            for (int k = 0; k < 2; k++) {
                low[k] = std::min(low[k], set->boxes[i].min[k + 1]);
                high[k] = std::max(high[k], set->boxes[i].max[k + 1]);
            }
    return {(low[0] + high[0]) / 2, (low[1] + high[1]) / 2};
}

constexpr int CROSSING = 4;

// 0 to 3 or CROSSING. What is in one quadrant touches nothing in another.
int bucket_of(const box &b, cross at)
{
    const bool above_y = b.min[1] >= at.y, above_z = b.min[2] >= at.z;
    const bool crosses = (!above_y & !(b.max[1] < at.y)) | (!above_z & !(b.max[2] < at.z));
    return crosses ? CROSSING : above_y + 2 * above_z;
}

struct range {
    size_t first, last;
};

// A set, sorted, and in buckets if there are any.
template <class STORE, int BUCKETS> struct sorted_set {
    STORE store;
    range bucket[BUCKETS] = {};
    buffer<keyed> keys, spare;
    buffer<uint8_t> bucket_of_box;

    void fill(const box_set &set, cross at)
    {
        const size_t count = set.boxes.size();
        keys.reserve(count);
        spare.reserve(count);
        bucket_of_box.reserve(count);
        size_t sizes[BUCKETS] = {};
        for (size_t i = 0; i < count; i++) {
            const int k = BUCKETS == 1 ? 0 : bucket_of(set.boxes[i], at);
            keys.at[i] = {sortable(set.boxes[i].min[0]), static_cast<uint32_t>(i)};
            bucket_of_box.at[i] = static_cast<uint8_t>(k);
            sizes[k]++;
        }
        size_t next[BUCKETS], slot = 0;
        for (int k = 0; k < BUCKETS; k++) {
            next[k] = slot;
            bucket[k] = {slot, slot + sizes[k]};
            slot = (bucket[k].last + STORE::SENTINELS + STORE::WIDTH - 1) / STORE::WIDTH * STORE::WIDTH;
        }
        store.reserve(slot);
        // Short lists do not pay for long histograms.
        const keyed *in_order =
            count < 3000 ? sort<8, 4>(keys.at, spare.at, count) : sort<11, 3>(keys.at, spare.at, count);
        for (size_t i = 0; i < count; i++) {
            const uint32_t id = in_order[i].index;
            store.put(next[BUCKETS == 1 ? 0 : bucket_of_box.at[id]]++, set.boxes[id], id);
        }
        for (const range &r : bucket)
            store.end(r.last);
    }
};

template <class STORE> void within(const STORE &s, range r, pair_list &pairs)
{
    for (size_t i = r.first; i < r.last; i++)
        s.template sweep<false>(i, s, i + 1, pairs);
}

// Of two boxes, the one that begins first sweeps over the other; a where both begin together.
template <class STORE> void between(const STORE &a, range in_a, const STORE &b, range in_b, pair_list &pairs)
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
        const cross at = BUCKETS == 1 ? cross{} : middle_of(*p.a, p.b);
        a_.fill(*p.a, at);
        if (p.b)
            b_.fill(*p.b, at);
        p.b ? between_sets(pairs) : within_set(pairs);
    }

    void keep(const box_set &resting, const box_set &moving) override
    {
        resting_ = &resting;
        at_ = middle_of(resting, &moving);
        b_.fill(resting, at_);
    }

    void frame(const box_set &moving, pair_list &pairs) override
    {
        a_.fill(moving, resting_->boxes.empty() ? middle_of(moving, nullptr) : at_);
        between_sets(pairs);
        for (size_t i = 0; i < pairs.count; i++)
            pairs.room[i].b += static_cast<uint32_t>(moving.boxes.size());
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

rival *make_columns(bool buckets)
{
    if (buckets)
        return new pruning<store_columns, 5>;
    return new pruning<store_columns, 1>;
}

} // namespace

#ifdef __AVX512F__
rival *make_pruning_v4(bool buckets)
{
    return make_columns(buckets);
}
#else
rival *make_pruning_v3(bool buckets)
{
    return make_columns(buckets);
}

rival *make_pruning_sse()
{
    return new pruning<store_sse, 5>;
}
#endif

} // namespace all_pairs
