/* Of the vertices of a hull one is the lowest along a normal, and one the highest. Ericson, Real-Time Collision
 * Detection, 5.2. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_HULL_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_HULL_PLANE_H

#include "mathematics/half_space.h"
#include "queries/hull_query.h"

typedef struct height_range {
    lanes lowest, highest;
} height_range;

LH_INLINE height_range heights_of_hull(const hull *h, v3 along)
{
    const lanes first = v3_dot(in_all_lanes(vertex_floats_of(h->vertices, 0)), along);
    height_range of = {first, first};
    for (size_t k = 1; k < h->vertices->count; k++) {
        const lanes height = v3_dot(in_all_lanes(vertex_floats_of(h->vertices, k)), along);
        of = (height_range){lanes_min(height, of.lowest), lanes_max(height, of.highest)};
    }
    return of;
}

/* 6u, of the magnitudes that are summed up for the height of the origin: it is in one sum more than that of a point. */
static const float ORIGIN_PADDING = 0x1.8p-22f;

/* The padding of the vertices is what that of gaps is, which are made of such heights. */
LH_INLINE side side_of_hull(const hull *h, pose at, plane p)
{
    const height_range of = heights_of_hull(h, v3_seen_from(p.n, at.axes));
    const lanes reach = lanes_mul(lanes_set1(h->reach), lanes_set1(HULL_PADDING));
    const padded_dot origin = dot_padded(p.n, at.origin, ORIGIN_PADDING);
    const lanes padding = lanes_add(lanes_mul(reach, v3_sum_of_magnitudes(p.n)), origin.padding);
    const mask hit = may_be_behind((padded_dot){lanes_add(origin.value, of.lowest), padding}, p.d);
    const mask inside = is_behind((padded_dot){lanes_add(origin.value, of.highest), padding}, p.d);
    return (side){hit, mask_and(hit, inside)};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_HULL_OPERANDS(classify_hull_plane, classify_hull_plane, pose, plane)

LH_INLINE uint32_t classify_hull_plane_block(const void *setup, unsigned one, block at)
{
    const classify_hull_plane_setup *const from = setup;
    const side of = side_of_hull(from->hulls, classify_hull_plane_a(setup, one, at),
                                 classify_hull_plane_b(setup, one, at));
    return store_side(from->operands.of.inside, of, at);
}

LH_LONG_QUERY_OF_SETUP(classify_hull_plane)

#endif
