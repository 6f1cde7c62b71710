#include <algorithm>
#include <stdexcept>

#include "measure.h"

namespace all_pairs
{
namespace
{

using packed = std::vector<uint64_t>; // pairs, sorted; of one set the lesser index first

uint64_t pack(uint32_t a, uint32_t b)
{
    return static_cast<uint64_t>(a) << 32 | b;
}

packed of_brute_force(const problem &p)
{
    packed found;
    const std::vector<box> &a = p.a->boxes, &b = p.b ? p.b->boxes : a;
    for (size_t i = 0; i < a.size(); i++)
        for (size_t k = p.b ? 0 : i + 1; k < b.size(); k++)
            if (overlap(a[i], b[k]))
                found.push_back(pack(static_cast<uint32_t>(i), static_cast<uint32_t>(k)));
    return found;
}

// Where a set has been put after another, every pair has its lesser index first.
packed of_list(pair_list &pairs, bool one_set)
{
    packed found;
    for (size_t i = 0; i < pairs.size(); i++) {
        const lh_pair p = pairs[i];
        found.push_back(one_set ? pack(std::min(p.a, p.b), std::max(p.a, p.b)) : pack(p.a, p.b));
    }
    std::sort(found.begin(), found.end());
    return found;
}

void expect(const packed &right, pair_list &pairs, bool one_set, const contender &c, const std::string &where)
{
    if (of_list(pairs, one_set) != right)
        throw std::runtime_error(c.name + " finds " + std::to_string(pairs.size()) + " pairs in " + where +
                                 ", and brute force " + std::to_string(right.size()) +
                                 (pairs.size() == right.size() ? " others" : ""));
    pairs.clear();
}

box_set make_set(const scene &s, size_t count, uint64_t seed)
{
    box_set set;
    s.make(set.boxes, count, seed);
    set.make_columns();
    return set;
}

void check_size(contenders &all, const scene &s, size_t count)
{
    const box_set a = make_set(s, count, count + 1), b = make_set(s, count / 2 + 1, count + 2);
    const std::string where = std::string(s.name) + " of " + std::to_string(count);
    const packed own = of_brute_force({&a, nullptr}), both = of_brute_force({&a, &b});
    pair_list pairs;
    for (const contender &c : all) {
        if (s.is_odd && !c.takes_odd)
            continue;
        c.way->find({&a, nullptr}, pairs);
        expect(own, pairs, true, c, where);
        c.way->find({&a, &b}, pairs);
        expect(both, pairs, false, c, where + " with another");
    }
}

// Three frames; the moving set comes before the resting one.
void check_frames(contenders &all, const scene &s, size_t count)
{
    const box_set resting = make_set(s, count, 7);
    pair_list pairs;
    for (const contender &c : all) {
        box_set moving = make_set(s, count / 4 + 1, 8);
        c.way->keep(resting, moving);
        for (int frame = 0; frame < 3; frame++) {
            step(moving.boxes, 0.1f, 9, frame);
            moving.make_columns();
            packed right = of_brute_force({&moving, nullptr});
            for (const uint64_t pair : of_brute_force({&moving, &resting}))
                right.push_back(pair + moving.boxes.size());
            std::sort(right.begin(), right.end());
            c.way->frame(moving, pairs);
            expect(right, pairs, true, c, std::string(s.name) + " in frame " + std::to_string(frame));
        }
    }
}

} // namespace

size_t check(contenders &all, const std::vector<const scene *> &which)
{
    size_t scenes_checked = 0;
    for (const scene *s : which) {
        for (const size_t count : {1, 2, 7, 17, 100, 1000})
            check_size(all, *s, count);
        if (!s->is_hard)
            check_frames(all, *s, 500);
        scenes_checked++;
    }
    return scenes_checked;
}

} // namespace all_pairs
