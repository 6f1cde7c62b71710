/* The height of the centre, against how far the box reaches along the normal. Ericson, Real-Time Collision Detection,
 * 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_OBB_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_OBB_PLANE_H

#include "engine/operands.h"
#include "mathematics/obb_half_space.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(classify_obb_plane, turned_box, plane)

LH_INLINE uint32_t classify_obb_plane_block(const void *setup, unsigned one, block at)
{
    const side of = side_of_obb(classify_obb_plane_a(setup, one, at), classify_obb_plane_b(setup, one, at));
    return store_side(((const classify_obb_plane_setup *)setup)->of.inside, of, at);
}

LH_LONG_QUERY_OR_FIRST(classify_obb_plane)

#endif
