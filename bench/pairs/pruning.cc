// Box pruning, from its author's description (Terdiman, Box pruning revisited, 2017): sort by where boxes begin in x,
// and sweep. From version 17 on, boxes are first put into five buckets, of which most pairs are apart: the quadrants of
// the plane of y and z, and one for the boxes that cross between them. Compiled for several instruction sets.
#include <algorithm>
#include <cstring>
#include <functional>

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

cross middle_of(const box_set &set)
{
    float low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    for (const box &b : set.boxes)
        for (int k = 0; k < 2; k++) {
            low[k] = std::min(low[k], b.min[k + 1]);
            high[k] = std::max(high[k], b.max[k + 1]);
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
template <int BUCKETS> struct sorted_set {
    store boxes;
    range bucket[BUCKETS] = {};
    buffer<keyed> keys, spare;
    buffer<uint8_t> bucket_of_box;

    void fill(const box_set &set)
    {
        const cross at = BUCKETS == 1 ? cross{} : middle_of(set);
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
            slot = (bucket[k].last + store::SENTINELS + store::WIDTH - 1) / store::WIDTH * store::WIDTH;
        }
        boxes.reserve(slot);
        // Short lists do not pay for long histograms.
        const keyed *in_order =
            count < 3000 ? sort<8, 4>(keys.at, spare.at, count) : sort<11, 3>(keys.at, spare.at, count);
        for (size_t i = 0; i < count; i++) {
            const uint32_t id = in_order[i].index;
            boxes.put(next[BUCKETS == 1 ? 0 : bucket_of_box.at[id]]++, set.boxes[id], id);
        }
        for (const range &r : bucket)
            boxes.end(r.last);
    }
};

// Each with those after it.
void within(const store &s, range r, pair_list &pairs)
{
    for (size_t i = r.first; i < r.last; i++)
        s.sweep(i, i + 1, pairs);
}

// Of two boxes, the one that begins first sweeps over the other.
void between(const store &s, range a, range b, pair_list &pairs)
{
    const auto sweep = [&](range of, range over, const auto &is_before) {
        size_t from = over.first;
        for (size_t i = of.first; i < of.last; i++) {
            while (from < over.last && is_before(s.min_x(from), s.min_x(i)))
                from++;
            s.sweep(i, from, pairs);
        }
    };
    sweep(a, b, std::less<>());
    sweep(b, a, std::less_equal<>()); // where both begin together, a did
}

template <int BUCKETS> class pruning : public rival
{
  public:
    void find(const box_set &set, pair_list &pairs) override
    {
        set_.fill(set);
        for (const range &r : set_.bucket)
            within(set_.boxes, r, pairs);
        for (int k = 0; k < BUCKETS - 1; k++)
            between(set_.boxes, set_.bucket[k], set_.bucket[BUCKETS - 1], pairs);
    }

  private:
    sorted_set<BUCKETS> set_;
};

rival *make_pruning(bool buckets)
{
    if (buckets)
        return new pruning<5>;
    return new pruning<1>;
}

} // namespace

#ifdef __AVX512F__
rival *make_pruning_v4(bool buckets)
#else
rival *make_pruning_v3(bool buckets)
#endif
{
    return make_pruning(buckets);
}

} // namespace all_pairs
