// What is asked, boxes of one set that overlap each other or those of another; who answers; and the list that receives
// the pairs.
#ifndef LANEHIT_BENCH_PAIRS_PROBLEM_H
#define LANEHIT_BENCH_PAIRS_PROBLEM_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "lanehit/lanehit.h"

namespace all_pairs
{

struct box {
    float min[3], max[3];
};

inline bool overlap(const box &a, const box &b)
{
    for (int axis = 0; axis < 3; axis++)
        if (!(a.min[axis] <= b.max[axis] && b.min[axis] <= a.max[axis]))
            return false;
    return true;
}

// The same boxes as an array of structs, which others take, and as columns, for which this library is made.
struct box_set {
    std::vector<box> boxes;
    std::vector<float> column[6];

    void make_columns();
    [[nodiscard]] lh_aabbs view() const;
};

// a with b, or with itself where b is null: then each pair once, whichever index comes first.
struct problem {
    const box_set *a, *b;
};

// Grows as needed and never shrinks.
struct pair_list {
    std::vector<lh_pair> room;
    size_t count = 0;

    void enlarge(
        size_t
            more); // in rival.cc, which is not compiled for an instruction set of its own, as some callers are

    // Returns where the caller may write so many pairs; the caller then adds their number to count.
    lh_pair *end(size_t more)
    {
        if (count + more > room.size())
            enlarge(more);
        return room.data() + count;
    }

    void add(size_t a, size_t b)
    {
        *end(1) = {static_cast<uint32_t>(a), static_cast<uint32_t>(b)};
        count++;
    }
};

class rival
{
  public:
    virtual ~rival();

    // From scratch, the pairs in any order.
    virtual void find(const problem &p, pair_list &pairs) = 0;

    // Boxes that stay, for the frames to come, and those that will move, the same in every frame.
    virtual void keep(const box_set &resting, const box_set &moving);

    // All pairs of moving boxes, and of moving with resting ones, which are numbered after them.
    virtual void frame(const box_set &moving, pair_list &pairs);

  protected:
    const box_set *resting_ = nullptr;
};

// What boxes may be: touching without more; or also with infinite sides; or also empty, inverted, or with a NaN.
enum class oddity { none, touching, infinite, any };

struct contender {
    std::string name;
    std::unique_ptr<rival> way;
    oddity survives; // the worst that it answers rightly
};

using contenders = std::vector<contender>;

void add_ours(contenders &all);

// Box pruning; the processor must have AVX2 for the first two, which are compiled for x86-64-v3, and AVX-512 for the
// last.
rival *make_pruning_sse();
rival *make_pruning_v3(bool buckets);
rival *make_pruning_v4(bool buckets);

} // namespace all_pairs

#endif
