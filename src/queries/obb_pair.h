/* The gap of two turned boxes, its normal and its point: an object of their own. */
#ifndef LANEHIT_SRC_QUERIES_OBB_PAIR_H
#define LANEHIT_SRC_QUERIES_OBB_PAIR_H

#include "obb_pair_calls.h"

void LH_OWN(find_obb_gap)(const obb *a, const obb *b, obb_pair_gap *to)
{
    find_gap_of_obbs(to, *a, *b);
}

v3 LH_OWN(obb_gap_normal)(obb_pair_gap *gap)
{
    return normal_of_obb_gap(gap);
}

v3 LH_OWN(obb_gap_point)(obb_pair_gap *gap, const v3 *normal)
{
    return point_of_obb_gap(gap, *normal);
}

#endif
