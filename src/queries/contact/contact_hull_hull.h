/* Two hulls are as far apart, or as deep in each other, as the best direction says that was tried. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_HULL_HULL_H
#define LANEHIT_SRC_QUERIES_CONTACT_HULL_HULL_H

#include "queries/hull_contact.h"

LH_HULL_OPERANDS_WITH_MARGIN(contact_hull_hull, pose, pose)

static LH_ONE_COPY uint32_t contact_hull_hull_in_one_copy(const void *setup, unsigned one, size_t first,
                                                          size_t count)
{
    const block at = block_of(first, count);
    const contact_hull_hull_setup *const from = setup;
    const contact_hull_hull_shapes_setup *const shapes = &from->shapes;
    const contact_hull_hull_arguments *const of = &shapes->operands.of;
    const convex a = convex_of_hull(&shapes->hulls[0], contact_hull_hull_shapes_a(shapes, one, at));
    const convex b = convex_of_hull(&shapes->hulls[1], contact_hull_hull_shapes_b(shapes, one, at));
    const convex_pair pair = convex_pair_of(&a, &b, NULL);
    const lanes margin = margin_of(&from->margin, one, at);
    core_gap gap = gap_with_radii(lanes_set1(0.0f), lanes_set1(0.0f));
    const best_gap best = find_gap_of_pair(&gap, &pair, margin, at);
    gap.on_a = v3_add(a.origin, without_signs_of_zeros(best.on_a));
    gap.on_b = v3_add(gap.on_a, v3_scale(best.along, gap.distance));
    return store_contact(&gap, best.along, margin, (contact_places){of->distance, of->normal, of->point}, at);
}

LH_INLINE uint32_t contact_hull_hull_block(const void *setup, unsigned one, block at)
{
    return contact_hull_hull_in_one_copy(setup, one | at.one, at.first, at.count);
}

LH_LONG_QUERY_OF_SETUP(contact_hull_hull)

#endif
