// CGAL: box_self_intersection_d, a hybrid of sweeps and segment trees (Zomorodian, Edelsbrunner, Fast Software for Box
// Intersections, 2002), on boxes of floats in place.
#include <CGAL/Box_intersection_d/Box_with_info_d.h>
#include <CGAL/box_intersection_d.h>

#include "problem.h"

namespace all_pairs
{
namespace
{

using their_box =
    CGAL::Box_intersection_d::Box_with_info_d<float, 3, uint32_t, CGAL::Box_intersection_d::ID_EXPLICIT>;

class cgal : public rival
{
  public:
    void find(const box_set &set, pair_list &pairs) override
    {
        boxes_.clear();
        for (box b : set.boxes) // copied, since their constructor wants what is not constant
            boxes_.emplace_back(b.min, b.max, static_cast<uint32_t>(boxes_.size()));
        CGAL::box_self_intersection_d(
            boxes_.begin(), boxes_.end(),
            [&](const their_box &a, const their_box &b) { pairs.add(a.info(), b.info()); });
    }

  private:
    std::vector<their_box> boxes_;
};

} // namespace

void add_cgal(contenders &all)
{
    all.push_back({"cgal", std::make_unique<cgal>()});
}

} // namespace all_pairs
