/* A hull is as far from what is behind a plane as its lowest vertex. Ericson, Real-Time Collision Detection, 5.2. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_HULL_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_HULL_PLANE_H

#include "mathematics/plane_gap.h"
#include "queries/hull_contact.h"

/* Heights of vertices are off as those of the corners of a box. */
LH_INLINE core_gap contact_hull_plane(const hull *h, pose a, unit_plane b)
{
    const support lowest = support_of(h, v3_negate(v3_seen_from(b.p.n, a.axes)));
    const padded_dot of_origin = rise_over(b, a.origin);
    const lanes off = lanes_mul(error_of_reach(b.p.n), lanes_set1(h->reach));
    const padded_dot rise = {lanes_sub(of_origin.value, lowest.height), lanes_add(of_origin.padding, off)};
    const high_point at = {v3_add(a.origin, v3_turned_out(lowest.vertex, a.axes)), height_of_rise(b, rise)};
    return gap_over_plane(at, lanes_set1(0.0f), b);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_HULL_OPERANDS_WITH_MARGIN(contact_hull_plane, pose, unit_plane)

static LH_ONE_COPY uint32_t contact_hull_plane_in_one_copy(const void *setup, unsigned one, size_t first,
                                                           size_t count)
{
    const block at = block_of(first, count);
    const contact_hull_plane_setup *const from = setup;
    const contact_hull_plane_shapes_setup *const shapes = &from->shapes;
    const contact_hull_plane_arguments *const of = &shapes->operands.of;
    const unit_plane b = contact_hull_plane_shapes_b(shapes, one, at);
    const core_gap gap = contact_hull_plane(shapes->hulls, contact_hull_plane_shapes_a(shapes, one, at), b);
    return store_contact(&gap, b.inwards, margin_of(&from->margin, one, at),
                         (contact_places){of->distance, of->normal, of->point}, at);
}

LH_INLINE uint32_t contact_hull_plane_block(const void *setup, unsigned one, block at)
{
    return contact_hull_plane_in_one_copy(setup, one | at.one, at.first, at.count);
}

LH_LONG_QUERY_OF_SETUP(contact_hull_plane)

#endif
