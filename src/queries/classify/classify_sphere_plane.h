/* A ball reaches as far to either side of its centre as its radius, r |n| along a normal n. Ericson, Real-Time
 * Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_SPHERE_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_SPHERE_PLANE_H

#include "engine/operands.h"
#include "mathematics/half_space.h"

/* A ball that is empty is on no side. */
LH_INLINE side side_of_sphere(sphere s, measured_plane behind)
{
    const padded_dot height = height_of_ball(s, behind);
    const mask is_there = lanes_le(lanes_set1(0.0f), s.radius);
    const mask hit = mask_and(is_there, may_be_behind(height, behind.p.d));
    return (side){hit, mask_and(hit, is_behind(height, behind.p.d))};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(classify_sphere_plane, sphere, measured_plane)

LH_INLINE uint32_t classify_sphere_plane_block(const void *setup, unsigned one, block at)
{
    const side of =
        side_of_sphere(classify_sphere_plane_a(setup, one, at), classify_sphere_plane_b(setup, one, at));
    return store_side(((const classify_sphere_plane_setup *)setup)->of.inside, of, at);
}

LH_SHORT_QUERY(classify_sphere_plane)

#endif
