/* A turned box and a hull meet unless a direction is verified to separate them. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_OBB_HULL_H
#define LANEHIT_SRC_QUERIES_OVERLAP_OBB_HULL_H

#include "queries/hull_query.h"

LH_INLINE uint32_t overlap_obb_hull(const hull *hulls, turned_box b, pose p, int by_middles, block at)
{
    const convex posed = convex_of_hull(&hulls[0], p), box = convex_of_box(b);
    const convex_pair pair = convex_pair_of(&posed, &box, NULL);
    return bits_that_meet(&pair, pair.is_sound, by_middles, at);
}

LH_MEETING_HULL(overlap_obb_hull, turned_box, pose)

#endif
