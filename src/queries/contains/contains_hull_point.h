/* A point lies in a hull if it is behind all planes of its faces, as the hull's own axes see it. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_HULL_POINT_H
#define LANEHIT_SRC_QUERIES_CONTAINS_HULL_POINT_H

#include "engine/operands.h"
#include "mathematics/frustum.h"
#include "mathematics/hulls/convex.h"

/* The errors are added to heights: a point is in the hull if it is there whatever they are. */
LH_INLINE mask point_behind_all(const lh_planes *faces, v3 point, pose p)
{
    const v3 way = v3_sub(point, p.origin), seen = v3_seen_from(way, p.axes);
    const lanes error = error_of_sight(way);
    mask within = lanes_eq(error, error);
    for (size_t k = 0; k < faces->count; k++) {
        const plane face = plane_in_all_lanes(plane_of_set(faces, k));
        padded_dot height = dot_padded(face.n, seen, HEIGHT_PADDING);
        height.padding = lanes_add(lanes_mul(v3_sum_of_magnitudes(face.n), error), height.padding);
        within = mask_and(within, is_behind(height, face.d));
    }
    return within;
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(contains_hull_point, pose, v3)

LH_INLINE uint32_t contains_hull_point_block(const void *setup, unsigned one, block at)
{
    const pose p = contains_hull_point_a(setup, one, at);
    const lh_planes *const faces = ((const contains_hull_point_setup *)setup)->of.faces;
    return mask_bits(point_behind_all(faces, contains_hull_point_b(setup, one, at), p));
}

LH_QUERY_OF_ONE_LOOP_OF_SETUP(contains_hull_point)

#endif
