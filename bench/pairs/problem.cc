#include "problem.h"

namespace all_pairs
{

box_set::box_set(std::vector<box> of) : boxes(std::move(of))
{
    for (size_t k = 0; k < 6; k++) {
        column[k].reserve(boxes.size());
        for (const box &b : boxes)
            column[k].push_back(k < 3 ? b.min[k] : b.max[k - 3]);
    }
}

lh_aabbs box_set::view() const
{
    return lh_aabbs_soa(boxes.size(), column[0].data(), column[1].data(), column[2].data(), column[3].data(),
                        column[4].data(), column[5].data());
}

void pair_list::enlarge(size_t more)
{
    room.resize(2 * (count + more) + 64);
}

rival::~rival() = default;

} // namespace all_pairs
