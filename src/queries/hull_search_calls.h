/* What queries of hulls share: functions of an object of its own, hull_search.h. They are called once a block. */
#ifndef LANEHIT_SRC_QUERIES_HULL_SEARCH_CALLS_H
#define LANEHIT_SRC_QUERIES_HULL_SEARCH_CALLS_H

#include "engine/own.h"
#include "mathematics/hulls/best_gap.h"
#include "mathematics/hulls/moving_pair.h"
#include "mathematics/hulls/near_convex.h"

void LH_OWN(measure_hull)(hull *h, const lh_vectors *vertices);

/* Of the lanes in `asked` those whose shapes are apart; and those whose middles alone show it. */
uint32_t LH_OWN(shapes_apart)(const convex_pair *p, uint32_t asked);
uint32_t LH_OWN(middles_apart)(const convex_pair *p);

/* The same of either, of which the directions `along` are asked first, in place of the middles where one is not 0. They
 * become those that separate the shapes, and 0 of the rest. */
uint32_t LH_OWN(shapes_apart_along)(const convex_pair *p, uint32_t asked, int by_first_alone, v3 *along);

/* Where both are nearest to each other, in these lanes. */
void LH_OWN(find_nearest)(near_convex *to, const convex_pair *p, uint32_t asked);

/* When they first touch, of which one moves, up to the end, in these lanes, which `are_there`. */
void LH_OWN(find_meeting)(meeting_search *to, const moving_pair *m, mask are_there, lanes end,
                          uint32_t asked);

/* The gap along the way between the middles; and then the best that is found, in these lanes. */
void LH_OWN(gap_of_middles)(best_gap *to, const convex_pair *p);
void LH_OWN(improve_gap)(best_gap *of, const convex_pair *p, uint32_t asked);

#endif
