// What is asked: boxes of one set that overlap each other, or those of another; and the list that receives them.
#ifndef LANEHIT_BENCH_PAIRS_PROBLEM_H
#define LANEHIT_BENCH_PAIRS_PROBLEM_H

#include <cstddef>
#include <cstdint>
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

// a with b, or with itself where b is null.
struct problem {
    const box_set *a, *b;

    [[nodiscard]] size_t boxes() const
    {
        return a->boxes.size() + (b ? b->boxes.size() : 0);
    }
};

class pair_list
{
  public:
    void clear()
    {
        count_ = 0;
    }

    [[nodiscard]] size_t size() const
    {
        return count_;
    }

    [[nodiscard]] size_t room() const
    {
        return pairs_.size() - count_;
    }

    // Room for so many more, which the caller writes at end() and then counts by grow().
    void reserve(size_t more)
    {
        if (count_ + more > pairs_.size())
            enlarge(more);
    }

    lh_pair *end()
    {
        return pairs_.data() + count_;
    }

    void grow(size_t more)
    {
        count_ += more;
    }

    void add(uint32_t a, uint32_t b)
    {
        reserve(1);
        pairs_[count_++] = {a, b};
    }

    lh_pair &operator[](size_t i)
    {
        return pairs_[i];
    }

  private:
    void enlarge(size_t more);

    std::vector<lh_pair> pairs_;
    size_t count_ = 0;
};

} // namespace all_pairs

#endif
