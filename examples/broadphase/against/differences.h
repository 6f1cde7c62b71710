// Where the two trees do not give the same answers, who is right?
#ifndef BROADPHASE_AGAINST_DIFFERENCES_H
#define BROADPHASE_AGAINST_DIFFERENCES_H

#include <algorithm>
#include <iterator>

#include "contenders.h"

// A time, as a fraction with a denominator above 0.
struct fraction {
    long double above, below;
};

inline bool is_less(const fraction &a, const fraction &b)
{
    return a.above * b.below < b.above * a.below;
}

// Whether ray and box meet: exact, for coordinates of like size and 64 bits of precision. Differences of floats, and
// products of these with floats, fit.
inline bool meet(const ray &r, const tree_box &b)
{
    fraction enter = {0, 1}, leave = {1, 1};
    for (int axis = 0; axis < 3; axis++) {
        const long double origin = r.origin[axis], d = r.direction[axis];
        const long double low = b.min[axis] - origin, high = b.max[axis] - origin;
        if (d == 0 && (low > 0 || high < 0))
            return false;
        if (d == 0)
            continue;
        const fraction first = d > 0 ? fraction{low, d} : fraction{-high, -d};
        const fraction last = d > 0 ? fraction{high, d} : fraction{-low, -d};
        enter = is_less(enter, first) ? first : enter;
        leave = is_less(last, leave) ? last : leave;
    }
    return !is_less(leave, enter);
}

// Comparisons of floats are exact.
inline bool meet(const tree_box &a, const tree_box &b)
{
    for (int axis = 0; axis < 3; axis++)
        if (a.max[axis] < b.min[axis] || b.max[axis] < a.min[axis])
            return false;
    return true;
}

// Counts for one of two trees: contacts that it did not report although the other one did, and reports of its own that
// are no contacts and that the other one did not make.
struct difference {
    size_t missed, extra;
    difference &operator+=(const difference &d)
    {
        missed += d.missed;
        extra += d.extra;
        return *this;
    }
};

// What only the other tree reports was missed, if it is a contact; what only this one reports is extra, if it is none.
template <class truth>
difference difference_of(const answers &mine, const answers &theirs, const truth &is_contact)
{
    answers only_mine, only_theirs;
    std::set_difference(mine.begin(), mine.end(), theirs.begin(), theirs.end(),
                        std::back_inserter(only_mine));
    std::set_difference(theirs.begin(), theirs.end(), mine.begin(), mine.end(),
                        std::back_inserter(only_theirs));
    const size_t right = (size_t)std::count_if(only_mine.begin(), only_mine.end(), is_contact);
    return {(size_t)std::count_if(only_theirs.begin(), only_theirs.end(), is_contact),
            only_mine.size() - right};
}

#endif
