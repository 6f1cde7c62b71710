/* A turned box reaches as far along a normal as its half extents do along what the box sees of it. Ericson, Real-Time
 * Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_OBB_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_OBB_PLANE_H

#include "engine/operands.h"
#include "mathematics/half_space.h"
#include "mathematics/rotation.h"

LH_INLINE lanes reach_along(v3 n, turned_box b)
{
    return v3_dot(v3_plus_each(v3_abs(v3_seen_from(n, b.axes)), error_of_reach(n)), b.half);
}

LH_INLINE side side_of_obb(turned_box b, plane p)
{
    padded_dot height = dot_padded(p.n, b.centre, HEIGHT_PADDING);
    height.padding = lanes_add(reach_along(p.n, b), height.padding);
    const mask hit = may_be_behind(height, p.d);
    return (side){hit, mask_and(hit, is_behind(height, p.d))};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(classify_obb_plane, turned_box, plane)

LH_INLINE uint32_t classify_obb_plane_block(const void *setup, unsigned one, block at)
{
    const side of = side_of_obb(classify_obb_plane_a(setup, one, at), classify_obb_plane_b(setup, one, at));
    return store_side(((const classify_obb_plane_setup *)setup)->of.inside, of, at);
}

LH_LONG_QUERY_OR_FIRST(classify_obb_plane)

#endif
