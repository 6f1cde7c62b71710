/* The point of a hull that is closest to a point. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_HULL_POINT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_HULL_POINT_H

#include "queries/hull_nearness.h"

LH_HULL_OPERANDS(closest_hull_point, closest_hull_point, pose, v3)

LH_INLINE uint32_t closest_hull_point_block(const void *setup, unsigned one, block at)
{
    const closest_hull_point_setup *const from = setup;
    const lh_xyz unwanted = {NULL, NULL, NULL};
    const convex posed = convex_of_hull(from->hulls, closest_hull_point_a(setup, one, at));
    const convex point = convex_of_point(closest_hull_point_b(setup, one, at));
    const convex_pair pair = convex_pair_of(&posed, &point, NULL);
    const closest_hull_point_arguments *const of = &from->operands.of;
    store_nearness(&pair, of->distance2, of->on_hull, unwanted, at);
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP_OF_SETUP(closest_hull_point)

#endif
