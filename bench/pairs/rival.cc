#include "rival.h"

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
    pairs_.resize(2 * (count_ + more) + 64);
}

rival::~rival() = default;

void rival::keep(const box_set &resting, const box_set &)
{
    resting_ = &resting;
}

void rival::frame(const box_set &moving, pair_list &pairs)
{
    find({&moving, nullptr}, pairs);
    if (resting_->boxes.empty())
        return;
    beside_.clear();
    find({&moving, resting_}, beside_);
    for (size_t i = 0; i < beside_.size(); i++)
        pairs.add(beside_[i].a, beside_[i].b + static_cast<uint32_t>(moving.boxes.size()));
}

} // namespace all_pairs
