/* Two hulls are as far apart, or as deep in each other, as the best direction says that was tried. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_HULL_HULL_H
#define LANEHIT_SRC_QUERIES_CONTACT_HULL_HULL_H

#include "queries/hull_contact.h"

LH_INLINE uint32_t contact_hull_hull(const hull *hulls, pose a, pose b, lanes margin, contact_places to,
                                     block at)
{
    const convex first = convex_of_hull(&hulls[0], a), second = convex_of_hull(&hulls[1], b);
    const convex_pair pair = convex_pair_of(&first, &second, NULL);
    core_gap gap;
    const best_gap best = find_gap_of_hulls(&gap, &pair, margin, at);
    return store_contact(&gap, best.along, margin, to, at);
}

LH_CONTACT_OF_HULLS(contact_hull_hull, pose, pose)

#endif
