/* Two hulls meet unless a direction is verified to separate them. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_HULL_HULL_H
#define LANEHIT_SRC_QUERIES_OVERLAP_HULL_HULL_H

#include "queries/hull_query.h"

LH_INLINE uint32_t overlap_hull_hull(const hull *hulls, pose a, pose b, int by_middles, block at)
{
    const convex first = convex_of_hull(&hulls[0], a), second = convex_of_hull(&hulls[1], b);
    const convex_pair pair = convex_pair_of(&first, &second, NULL);
    return bits_that_meet(&pair, pair.is_sound, by_middles, at);
}

LH_MEETING_HULL(overlap_hull_hull, pose, pose)

#endif
