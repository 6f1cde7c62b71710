#include <algorithm>
#include <stdexcept>

#include "measure.h"

namespace all_pairs
{
namespace
{

using packed = std::vector<uint64_t>; // pairs, sorted; of one set the lesser index first

uint64_t pack(size_t a, size_t b)
{
    return a << 32 | b;
}

// Pairs of a with itself, or with b, which is numbered from first_of_b on.
void by_brute_force(const box_set &a, const box_set *b, size_t first_of_b, packed &found)
{
    const std::vector<box> &others = b ? b->boxes : a.boxes;
    for (size_t i = 0; i < a.boxes.size(); i++)
        for (size_t k = b ? 0 : i + 1; k < others.size(); k++)
            if (overlap(a.boxes[i], others[k]))
                found.push_back(pack(i, first_of_b + k));
    std::sort(found.begin(), found.end());
}

void expect(const packed &right, const pair_list &pairs, bool one_set, const contender &c,
            const std::string &where)
{
    packed found;
    for (size_t i = 0; i < pairs.count; i++) {
        const lh_pair p = pairs.room[i];
        found.push_back(one_set ? pack(std::min(p.a, p.b), std::max(p.a, p.b)) : pack(p.a, p.b));
    }
    std::sort(found.begin(), found.end());
    if (found != right)
        throw std::runtime_error(c.name + " finds " + std::to_string(found.size()) + " pairs in " + where +
                                 ", and brute force " + std::to_string(right.size()) +
                                 (found.size() == right.size() ? " others" : ""));
}

void check_size(const contenders &all, const scene &s, size_t count)
{
    const box_set a = make_set(s, count, count + 1), b = make_set(s, count / 2 + 1, count + 2);
    const std::string where = std::string(s.name) + " of " + std::to_string(count);
    packed own, both;
    by_brute_force(a, nullptr, 0, own);
    by_brute_force(a, &b, 0, both);
    for (const contender &c : all)
        if (s.has <= c.survives) {
            pair_list pairs, pairs_of_both;
            c.way->find({&a, nullptr}, pairs);
            expect(own, pairs, true, c, where);
            c.way->find({&a, &b}, pairs_of_both);
            expect(both, pairs_of_both, false, c, where + " with another");
        }
}

void check_frames(const contenders &all, const scene &s, size_t resting_count, size_t moving_count)
{
    const box_set resting = make_set(s, resting_count, 7);
    for (const contender &c : all) {
        box_set moving = make_set(s, moving_count, 8);
        c.way->keep(resting, moving);
        for (int frame = 0; frame < 3; frame++) {
            pair_list pairs;
            packed right;
            step(moving, 0.1f, 9, frame);
            by_brute_force(moving, nullptr, 0, right);
            by_brute_force(moving, &resting, moving_count, right);
            c.way->frame(moving, pairs);
            expect(right, pairs, true, c, std::string(s.name) + " in frame " + std::to_string(frame));
        }
    }
}

} // namespace

void check(const contenders &all, const scene &s)
{
    for (const int count : {1, 2, 7, 17, 100, 1000})
        check_size(all, s, static_cast<size_t>(count));
    if (!s.is_hard) {
        check_frames(all, s, 500, 100);
        check_frames(all, s, 0, 300);
    }
}

} // namespace all_pairs
