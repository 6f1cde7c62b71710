/* Whether a hull and another shape are apart, of whatever kind that is, where they are nearest to each other, and when
 * they first touch: an object of its own. */
#ifndef LANEHIT_SRC_PARTS_HULL_SEARCH_H
#define LANEHIT_SRC_PARTS_HULL_SEARCH_H

#include "queries/hull_search_calls.h"
#include "mathematics/hulls/first_meeting.h"
#include "mathematics/hulls/gap_search.h"
#include "mathematics/hulls/measured_hull.h"

void LH_OWN(measure_hull)(hull *h, const lh_vectors *vertices)
{
    measure_hull(h, vertices);
}

uint32_t LH_OWN(shapes_apart)(const convex_pair *p, uint32_t asked)
{
    return lanes_apart(p, asked, NULL);
}

uint32_t LH_OWN(middles_apart)(const convex_pair *p)
{
    return mask_bits(middles_are_apart(p));
}

uint32_t LH_OWN(shapes_apart_along)(const convex_pair *p, uint32_t asked, int by_first_alone, v3 *along)
{
    return lanes_apart_along(p, asked, by_first_alone, along);
}

void LH_OWN(find_nearest)(near_convex *to, const convex_pair *p, uint32_t asked)
{
    near_search last;
    *to = nearest_of_pair(p, asked, &last);
}

void LH_OWN(gap_of_middles)(best_gap *to, const convex_pair *p)
{
    *to = gap_of_middles(p);
}

void LH_OWN(improve_gap)(best_gap *of, const convex_pair *p, uint32_t asked)
{
    improve_gap(of, p, asked);
}

void LH_OWN(find_meeting)(meeting_search *to, const moving_pair *m, mask are_there, lanes end, uint32_t asked)
{
    search_first_meeting(to, m, are_there, end, asked);
}

#endif
