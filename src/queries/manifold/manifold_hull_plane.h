/* Of a hull up to four vertices touch what is behind a plane: those on which it rests as on all. Ericson, Real-Time
 * Collision Detection, 5.2; and which of them, as of other manifolds. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_HULL_PLANE_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_HULL_PLANE_H

#include "engine/manifold.h"
#include "mathematics/hulls/four_vertices.h"
#include "queries/hull_contact.h"

/* Points are found in order of choice. Of equal features, which only hulls of more than 16,384 vertices have, none
 * passes the other. */
LH_INLINE void put_vertices_in_order(manifold_point point[LH_POINTS_OF_MANIFOLDS])
{
    static const signed char first[] = {0, 1, 2, 0, 1, 0};
    LH_ROLLED
    for (int k = 0; k < 6; k++)
        put_in_order_of_features(&point[first[k]], &point[first[k] + 1]);
}

LH_INLINE uint32_t manifold_hull_plane(const hull *hulls, pose a, unit_plane b, lanes margin,
                                       const lh_argument *manifolds, block at)
{
    const hull_over_plane over = hull_over_plane_of(hulls, a, b);
    manifold found = {.normal = b.inwards};
    find_four_vertices(&over, margin, &found);
    put_vertices_in_order(found.point);
    return LH_OWN(give_4_points)(&found, manifolds, at);
}

LH_QUERY_OF_HULLS(manifold_hull_plane, pose, unit_plane, of->manifolds)

#endif
