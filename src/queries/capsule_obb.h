/* A capsule and a turned box, which sees its segment. */
#ifndef LANEHIT_SRC_QUERIES_CAPSULE_OBB_H
#define LANEHIT_SRC_QUERIES_CAPSULE_OBB_H

#include "beside_obb_calls.h"
#include "capsule_box.h"
#include "mathematics/segment_in_frame.h"

/* Of the gap that the box sees. */
LH_INLINE core_gap gap_of_seen_capsule(capsule a, turned_box b, segment_box_gap seen, lanes padding)
{
    seen.way = v3_turned_out(seen.way, b.axes);
    seen.inwards = v3_turned_out(seen.inwards, b.axes);
    return gap_of_capsule(a, &seen, padding);
}

LH_INLINE v3 normal_of_turned_gap(const core_gap *gap)
{
    const gap_direction along = direction_of_gap(gap);
    return all_exist(along) ? along.unit : v3_select(along.exists, along.unit, direction_of(gap->way));
}

#endif
