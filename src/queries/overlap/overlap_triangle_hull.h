/* A triangle and a hull meet unless a direction is verified to separate them. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_HULL_H
#define LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_HULL_H

#include "queries/hull_query.h"

LH_INLINE uint32_t overlap_triangle_hull(const hull *hulls, triangle t, pose p, int by_middles, block at)
{
    const convex posed = convex_of_hull(&hulls[0], p), flat = convex_of_triangle(t);
    const convex_pair pair = convex_pair_of(&posed, &flat, NULL);
    return bits_that_meet(&pair, pair.is_sound, by_middles, at);
}

LH_MEETING_HULL(overlap_triangle_hull, triangle, pose)

#endif
