/* A point lies in a turned box if the box sees it no further out than its half extents: Ericson, Real-Time Collision
 * Detection, 4.4. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_OBB_POINT_H
#define LANEHIT_SRC_QUERIES_CONTAINS_OBB_POINT_H

#include "engine/operands.h"
#include "mathematics/rotation.h"

/* The errors are added to what is seen: a point is in the box if it is there whatever they are. */
LH_INLINE mask point_in_obb(v3 point, turned_box b)
{
    const v3 way = v3_sub(point, b.centre), seen = v3_abs(v3_seen_from(way, b.axes));
    const lanes error = error_of_sight(way);
    return v3_le((v3){lanes_add(seen.x, error), lanes_add(seen.y, error), lanes_add(seen.z, error)}, b.half);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(contains_obb_point, turned_box, v3)

/* The box first: what is read of it is more than there are registers. */
LH_INLINE uint32_t contains_obb_point_block(const void *setup, unsigned one, block at)
{
    const turned_box b = contains_obb_point_a(setup, one, at);
    return mask_bits(point_in_obb(contains_obb_point_b(setup, one, at), b));
}

LH_LONG_QUERY_OR_FIRST(contains_obb_point)

#endif
