// CGAL: box_intersection_d and box_self_intersection_d, a hybrid of sweeps and segment trees (Zomorodian, Edelsbrunner,
// Fast Software for Box Intersections, 2002), on boxes of floats in place.
#include <CGAL/Box_intersection_d/Box_with_info_d.h>
#include <CGAL/box_intersection_d.h>

#include "problem.h"

namespace all_pairs
{
namespace
{

using their_box =
    CGAL::Box_intersection_d::Box_with_info_d<float, 3, uint32_t, CGAL::Box_intersection_d::ID_EXPLICIT>;

void copy(const box_set &set, std::vector<their_box> &boxes)
{
    boxes.clear();
    for (size_t i = 0; i < set.boxes.size(); i++) {
        box b = set.boxes[i]; // its constructor wants what is not constant
        boxes.emplace_back(b.min, b.max, static_cast<uint32_t>(i));
    }
}

class cgal : public rival
{
  public:
    void find(const problem &p, pair_list &pairs) override
    {
        const auto add = [&](const their_box &a, const their_box &b) { pairs.add(a.info(), b.info()); };
        copy(*p.a, a_);
        if (p.b) {
            copy(*p.b, b_);
            CGAL::box_intersection_d(a_.begin(), a_.end(), b_.begin(), b_.end(), add);
        } else {
            CGAL::box_self_intersection_d(a_.begin(), a_.end(), add);
        }
    }

  private:
    std::vector<their_box> a_, b_;
};

} // namespace

void add_cgal(contenders &all)
{
    all.push_back({"cgal", std::make_unique<cgal>(), oddity::infinite});
}

} // namespace all_pairs
