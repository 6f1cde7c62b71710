/* Where a point is along the directions of a k-DOP, with what rounding leaves of it. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_PLACE_ALONG_H
#define LANEHIT_SRC_SCALAR_REFERENCE_PLACE_ALONG_H

#include "reference_exact_sum.h"
#include "vector3.h"

/* In the order of the slabs. */
static inline exact_sum place_along(vector3 p, int k)
{
    switch (k) {
    case 0:
        return (exact_sum){p.x, 0.0f};
    case 1:
        return (exact_sum){p.y, 0.0f};
    case 2:
        return (exact_sum){p.z, 0.0f};
    case 3:
        return sum_of_three(p.x, p.y, p.z);
    case 4:
        return sum_of_three(p.x, p.y, -p.z);
    case 5:
        return sum_of_three(p.x, -p.y, p.z);
    case 6:
        return sum_of_three(p.x, -p.y, -p.z);
    case 7:
        return sum_of_two(p.x, p.y);
    case 8:
        return sum_of_two(p.x, -p.y);
    case 9:
        return sum_of_two(p.x, p.z);
    case 10:
        return sum_of_two(p.x, -p.z);
    case 11:
        return sum_of_two(p.y, p.z);
    default:
        return sum_of_two(p.y, -p.z);
    }
}

#endif
