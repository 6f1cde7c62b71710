/* A ball and a hull meet unless a direction is verified to take all of the hull further from the centre than the
 * radius. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_HULL_H
#define LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_HULL_H

#include "queries/hull_query.h"

LH_INLINE uint32_t overlap_sphere_hull(const hull *hulls, sphere s, pose p, int by_middles, block at)
{
    const convex posed = convex_of_hull(&hulls[0], p), centre = convex_of_point(s.centre);
    const convex_pair pair = convex_pair_of(&posed, &centre, &s.radius);
    return bits_that_meet(&pair, lanes_le(lanes_set1(0.0f), s.radius), by_middles, at);
}

LH_MEETING_HULL(overlap_sphere_hull, sphere, pose)

#endif
