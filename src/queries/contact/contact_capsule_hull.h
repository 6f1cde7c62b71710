/* A capsule is as far from a hull as its segment, less the radius: along the best direction that was tried. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_HULL_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_HULL_H

#include "queries/hull_contact.h"

LH_INLINE uint32_t contact_capsule_hull(const hull *hulls, capsule c, pose p, lanes margin, contact_places to,
                                        block at)
{
    const convex posed = convex_of_hull(hulls, p), axis = convex_of_segment(c.axis);
    return store_contact_beside_hull(&posed, &axis, c.radius, margin, to, at);
}

LH_CONTACT_OF_HULLS(contact_capsule_hull, capsule, pose)

#endif
