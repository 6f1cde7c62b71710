/* Two hulls touch where those parts of both lie over each other that face along the normal of their contact. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_HULL_HULL_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_HULL_HULL_H

#include "queries/hull_contact.h"
#include "queries/hull_manifold_calls.h"

LH_INLINE uint32_t manifold_hull_hull(const hull *hulls, pose a, pose b, lanes margin,
                                      const lh_argument *manifolds, block at)
{
    const convex first = convex_of_hull(&hulls[0], a), second = convex_of_hull(&hulls[1], b);
    const convex_pair pair = convex_pair_of(&first, &second, NULL);
    core_gap gap;
    const best_gap best = find_gap_of_hulls(&gap, &pair, margin, at);
    manifold found;
    LH_OWN(find_hull_manifold)(&pair, &gap, best.along, best.on_a, margin, &found);
    return LH_OWN(give_4_points)(&found, manifolds, at);
}

LH_QUERY_OF_HULLS(manifold_hull_hull, pose, pose, of->manifolds)

#endif
