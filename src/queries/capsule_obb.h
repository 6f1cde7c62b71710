/* A capsule and a turned box, which sees its segment. */
#ifndef LANEHIT_SRC_QUERIES_CAPSULE_OBB_H
#define LANEHIT_SRC_QUERIES_CAPSULE_OBB_H

#include "capsule_box.h"
#include "mathematics/rotation.h"

/* What is seen of an end is off by up to 14u of the way on each axis, which is less than twice that in all. */
typedef struct seen_capsule {
    segment axis;
    aabb box;
    lanes padding;
} seen_capsule;

LH_INLINE seen_capsule see_capsule(capsule a, turned_box b)
{
    const v3 to_a = v3_sub(a.axis.a, b.centre), to_b = v3_sub(a.axis.b, b.centre);
    const lanes error = lanes_max(error_of_sight(to_b), error_of_sight(to_a));
    return (seen_capsule){{v3_seen_from(to_a, b.axes), v3_seen_from(to_b, b.axes)},
                          box_in_its_frame(b),
                          lanes_add(error, error)};
}

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
