#include "problem.h"

namespace all_pairs
{

void box_set::make_columns()
{
    for (size_t k = 0; k < 6; k++) {
        column[k].resize(boxes.size());
        for (size_t i = 0; i < boxes.size(); i++)
            column[k][i] = k < 3 ? boxes[i].min[k] : boxes[i].max[k - 3];
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

void rival::keep(const box_set &resting, const box_set &)
{
    resting_ = &resting;
}

void rival::frame(const box_set &moving, pair_list &pairs)
{
    find({&moving, nullptr}, pairs);
    const size_t first = pairs.count;
    if (!resting_->boxes.empty())
        find({&moving, resting_}, pairs);
    for (size_t i = first; i < pairs.count; i++)
        pairs.room[i].b += static_cast<uint32_t>(moving.boxes.size());
}

} // namespace all_pairs
