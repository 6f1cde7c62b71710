/* A capsule and a hull meet unless a direction is verified to take all of the hull further from the axis than the
 * radius. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_HULL_H
#define LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_HULL_H

#include "queries/hull_query.h"

LH_INLINE uint32_t overlap_capsule_hull(const hull *hulls, capsule c, pose p, int by_middles, block at)
{
    const convex posed = convex_of_hull(&hulls[0], p), axis = convex_of_segment(c.axis);
    const convex_pair pair = convex_pair_of(&posed, &axis, &c.radius);
    return bits_that_meet(&pair, lanes_le(lanes_set1(0.0f), c.radius), by_middles, at);
}

LH_MEETING_HULL(overlap_capsule_hull, capsule, pose)

#endif
