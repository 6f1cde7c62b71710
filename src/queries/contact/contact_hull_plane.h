/* A hull is as far from what is behind a plane as its lowest vertex. Ericson, Real-Time Collision Detection, 5.2. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_HULL_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_HULL_PLANE_H

#include "mathematics/hulls/hull_over_plane.h"
#include "queries/hull_contact.h"

LH_INLINE uint32_t contact_hull_plane(const hull *hulls, pose a, unit_plane b, lanes margin,
                                      contact_places to, block at)
{
    const hull_over_plane over = hull_over_plane_of(hulls, a, b);
    const support lowest = support_of(hulls, over.down);
    const core_gap gap = gap_of_vertex(&over, lowest.vertex, lowest.height);
    return store_contact(&gap, b.inwards, margin, to, at);
}

LH_CONTACT_OF_HULLS(contact_hull_plane, pose, unit_plane)

#endif
