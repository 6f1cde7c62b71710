/* What contacts and manifolds of two turned boxes share: functions of an object of its own, obb_pair.h. */
#ifndef LANEHIT_SRC_QUERIES_OBB_PAIR_CALLS_H
#define LANEHIT_SRC_QUERIES_OBB_PAIR_CALLS_H

#include "engine/filter.h"
#include "mathematics/obb_gap.h"

void LH_OWN(find_obb_gap)(const obb *a, const obb *b, obb_pair_gap *to);

/* By the axis that is best then; the point comes after the normal. */
v3 LH_OWN(obb_gap_normal)(obb_pair_gap *gap);
v3 LH_OWN(obb_gap_point)(obb_pair_gap *gap, const v3 *normal);

/* Filters: by the balls around both boxes, and by the gap, which leaves nothing but hits. */
partial_loop LH_OWN(near_obbs), LH_OWN(touching_obbs);

#endif
