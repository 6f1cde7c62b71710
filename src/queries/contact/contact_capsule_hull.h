/* A capsule is as far from a hull as its segment, less the radius: along the best direction that was tried. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_HULL_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_HULL_H

#include "queries/hull_contact.h"

LH_HULL_OPERANDS_WITH_MARGIN(contact_capsule_hull, capsule, pose)

static LH_ONE_COPY uint32_t contact_capsule_hull_in_one_copy(const void *setup, unsigned one, size_t first,
                                                             size_t count)
{
    const block at = block_of(first, count);
    const contact_capsule_hull_setup *const from = setup;
    const contact_capsule_hull_shapes_setup *const shapes = &from->shapes;
    const contact_capsule_hull_arguments *const of = &shapes->operands.of;
    const capsule a = contact_capsule_hull_shapes_a(shapes, one, at);
    const convex posed = convex_of_hull(shapes->hulls, contact_capsule_hull_shapes_b(shapes, one, at));
    const convex axis = convex_of_segment(a.axis);
    const convex_pair pair = convex_pair_of(&posed, &axis, NULL);
    const lanes margin = margin_of(&from->margin, one, at);
    core_gap gap = gap_with_radii(a.radius, lanes_set1(0.0f));
    const best_gap best = find_gap_of_pair(&gap, &pair, margin, at);
    gap.on_b = v3_add(posed.origin, without_signs_of_zeros(best.on_a));
    gap.on_a = v3_add(gap.on_b, v3_scale(best.along, gap.distance));
    return store_contact(&gap, v3_negate(best.along), margin,
                         (contact_places){of->distance, of->normal, of->point}, at);
}

LH_INLINE uint32_t contact_capsule_hull_block(const void *setup, unsigned one, block at)
{
    return contact_capsule_hull_in_one_copy(setup, one | at.one, at.first, at.count);
}

LH_LONG_QUERY_OF_SETUP(contact_capsule_hull)

#endif
