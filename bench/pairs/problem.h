// What is asked, boxes of one set that overlap each other; who answers; and the list that receives the pairs.
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
    explicit box_set(std::vector<box> of);
    [[nodiscard]] lh_aabbs view() const;

    std::vector<box> boxes;
    std::vector<float> column[6];
};

// Grows as needed and never shrinks.
struct pair_list {
    std::vector<lh_pair> room;
    size_t count = 0;

    // In problem.cc, which is not compiled for an instruction set of its own, as some callers are.
    void enlarge(size_t more);

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

    // From scratch: each pair once, in any order, whichever index comes first.
    virtual void find(const box_set &set, pair_list &pairs) = 0;
};

struct contender {
    std::string name;
    std::unique_ptr<rival> way;
};

using contenders = std::vector<contender>;

void add_ours(contenders &all);

// Box pruning; with buckets, or without. The processor must have AVX2 or AVX-512, for which they are compiled.
rival *make_pruning_v3(bool buckets);
rival *make_pruning_v4(bool buckets);

} // namespace all_pairs

#endif
