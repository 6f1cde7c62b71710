/* A ball is as far from a hull as its centre, less the radius: along the best direction that was tried. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_HULL_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_HULL_H

#include "queries/hull_contact.h"

/* The point is where the normal leads from the centre. */
LH_INLINE uint32_t contact_sphere_hull(const hull *hulls, sphere s, pose p, lanes margin, contact_places to,
                                       block at)
{
    const convex posed = convex_of_hull(hulls, p), centre = convex_of_point(s.centre);
    const convex_pair pair = convex_pair_of(&posed, &centre, NULL);
    core_gap gap = gap_with_radii(s.radius, lanes_set1(0.0f));
    const v3 normal = v3_negate(find_gap_of_pair(&gap, &pair, margin, at).along);
    gap.on_a = s.centre;
    gap.on_b = v3_add(s.centre, v3_scale(normal, gap.distance));
    return store_contact(&gap, normal, margin, to, at);
}

LH_CONTACT_OF_HULLS(contact_sphere_hull, sphere, pose)

#endif
