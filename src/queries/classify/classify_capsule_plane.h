/* A capsule is what lies between the balls at its ends, so its lowest point along a normal is one of these, and so is
 * its highest. Ericson, Real-Time Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_CAPSULE_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_CAPSULE_PLANE_H

#include "engine/operands.h"
#include "mathematics/half_space.h"

/* A capsule that is empty is on no side. */
LH_INLINE side side_of_capsule(capsule c, measured_plane behind)
{
    const padded_dot a = height_of_ball((sphere){c.axis.a, c.radius}, behind);
    const padded_dot b = height_of_ball((sphere){c.axis.b, c.radius}, behind);
    const mask is_there = lanes_le(lanes_set1(0.0f), c.radius);
    const mask some = mask_or(may_be_behind(a, behind.p.d), may_be_behind(b, behind.p.d));
    const mask all = mask_and(is_behind(a, behind.p.d), is_behind(b, behind.p.d));
    const mask hit = mask_and(is_there, some);
    return (side){hit, mask_and(hit, all)};
}

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
