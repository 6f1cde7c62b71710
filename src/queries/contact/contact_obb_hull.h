/* A turned box is as far from a hull, or as deep in it, as the best direction says that was tried. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_OBB_HULL_H
#define LANEHIT_SRC_QUERIES_CONTACT_OBB_HULL_H

#include "queries/hull_contact.h"

/* What is below 0 among the half extents is in the place of a radius, and nothing touches such. */
LH_INLINE uint32_t contact_obb_hull(const hull *hulls, turned_box b, pose p, lanes margin, contact_places to,
                                    block at)
{
    const convex posed = convex_of_hull(hulls, p), box = convex_of_box(b);
    const lanes least = lanes_min(lanes_min(b.half.x, b.half.y), b.half.z);
    return store_contact_beside_hull(&posed, &box, lanes_min(least, lanes_set1(0.0f)), margin, to, at);
}

LH_CONTACT_OF_HULLS(contact_obb_hull, turned_box, pose)

#endif
