#include <algorithm>
#include <stdexcept>

#include "measure.h"

namespace all_pairs
{
namespace
{

using sorted_pairs = std::vector<std::pair<size_t, size_t>>; // the lesser index first

sorted_pairs by_brute_force(const box_set &set)
{
    sorted_pairs found;
    for (size_t i = 0; i < set.boxes.size(); i++)
        for (size_t k = i + 1; k < set.boxes.size(); k++)
            if (overlap(set.boxes[i], set.boxes[k]))
                found.emplace_back(i, k);
    return found;
}

sorted_pairs by(const contender &c, const box_set &set)
{
    pair_list pairs;
    c.way->find(set, pairs);
    sorted_pairs found;
    for (size_t i = 0; i < pairs.count; i++)
        found.push_back(std::minmax<size_t>(pairs.room[i].a, pairs.room[i].b));
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace

void check(const contenders &all, const scene &s)
{
    for (const size_t count : std::initializer_list<size_t>{1, 2, 7, 17, 100, 1000}) {
        const box_set set = make_set(s, count, count + 1);
        const sorted_pairs right = by_brute_force(set);
        for (const contender &c : all)
            if (by(c, set) != right)
                throw std::runtime_error(c.name + " finds other pairs than brute force in " + s.name +
                                         " of " + std::to_string(count));
    }
}

} // namespace all_pairs
