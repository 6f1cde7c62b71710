/* The heights of both ends, against the radius. Ericson, Real-Time Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_CAPSULE_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_CAPSULE_PLANE_H

#include "engine/operands.h"
#include "mathematics/half_space.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(classify_capsule_plane, capsule, measured_plane)

LH_INLINE uint32_t classify_capsule_plane_block(const void *setup, unsigned one, block at)
{
    const side of =
        side_of_capsule(classify_capsule_plane_a(setup, one, at), classify_capsule_plane_b(setup, one, at));
    return store_side(((const classify_capsule_plane_setup *)setup)->of.inside, of, at);
}

LH_SHORT_QUERY(classify_capsule_plane)

#endif
