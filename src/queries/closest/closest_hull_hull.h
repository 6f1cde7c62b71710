/* The points of two hulls that are closest to each other. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_HULL_HULL_H
#define LANEHIT_SRC_QUERIES_CLOSEST_HULL_HULL_H

#include "queries/hull_nearness.h"

LH_HULL_OPERANDS(closest_hull_hull, closest_hull_hull, pose, pose)

LH_INLINE uint32_t closest_hull_hull_block(const void *setup, unsigned one, block at)
{
    const closest_hull_hull_setup *const from = setup;
    const pose a = closest_hull_hull_a(setup, one, at), b = closest_hull_hull_b(setup, one, at);
    const convex first = convex_of_hull(&from->hulls[0], a), second = convex_of_hull(&from->hulls[1], b);
    const convex_pair pair = convex_pair_of(&first, &second, NULL);
    const closest_hull_hull_arguments *const of = &from->operands.of;
    store_nearness(&pair, of->distance2, of->on_a, of->on_b, at);
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP_OF_SETUP(closest_hull_hull)

#endif
