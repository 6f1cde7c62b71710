/* A triangle is as far from a hull, or as deep in it, as the best direction says that was tried. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_HULL_H
#define LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_HULL_H

#include "queries/hull_contact.h"

LH_INLINE uint32_t contact_triangle_hull(const hull *hulls, triangle t, pose p, lanes margin,
                                         contact_places to, block at)
{
    const convex posed = convex_of_hull(hulls, p), flat = convex_of_triangle(t);
    return store_contact_beside_hull(&posed, &flat, lanes_set1(0.0f), margin, to, at);
}

LH_CONTACT_OF_HULLS(contact_triangle_hull, triangle, pose)

#endif
