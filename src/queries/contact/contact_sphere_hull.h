/* A ball is as far from a hull as its centre, less the radius: along the best direction that was tried. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_SPHERE_HULL_H
#define LANEHIT_SRC_QUERIES_CONTACT_SPHERE_HULL_H

#include "queries/hull_contact.h"

LH_HULL_OPERANDS_WITH_MARGIN(contact_sphere_hull, sphere, pose)

static LH_ONE_COPY uint32_t contact_sphere_hull_in_one_copy(const void *setup, unsigned one, size_t first,
                                                            size_t count)
{
    const block at = block_of(first, count);
    const contact_sphere_hull_setup *const from = setup;
    const contact_sphere_hull_shapes_setup *const shapes = &from->shapes;
    const contact_sphere_hull_arguments *const of = &shapes->operands.of;
    const sphere a = contact_sphere_hull_shapes_a(shapes, one, at);
    const convex posed = convex_of_hull(shapes->hulls, contact_sphere_hull_shapes_b(shapes, one, at));
    const convex centre = convex_of_point(a.centre);
    const convex_pair pair = convex_pair_of(&posed, &centre, NULL);
    const lanes margin = margin_of(&from->margin, one, at);
    core_gap gap = gap_with_radii(a.radius, lanes_set1(0.0f));
    const v3 normal = v3_negate(find_gap_of_pair(&gap, &pair, margin, at).along);
    gap.on_a = a.centre;
    gap.on_b = v3_add(a.centre, v3_scale(normal, gap.distance));
    return store_contact(&gap, normal, margin, (contact_places){of->distance, of->normal, of->point}, at);
}

LH_INLINE uint32_t contact_sphere_hull_block(const void *setup, unsigned one, block at)
{
    return contact_sphere_hull_in_one_copy(setup, one | at.one, at.first, at.count);
}

LH_LONG_QUERY_OF_SETUP(contact_sphere_hull)

#endif
