/* A ball and a capsule meet if the centre is no further from the segment than the sum of the radii. Ericson, Real-Time
 * Collision Detection, 4.5.1. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_CAPSULE_H
#define LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_CAPSULE_H

#include "engine/operands.h"
#include "mathematics/capsule_path.h"

/* 10u of the radii. */
static const float CAPSULE_PADDING = 1.0f + 0x1.4p-21f;

LH_INLINE mask sphere_meets_capsule(sphere s, capsule_path c)
{
    const v3 apart = foot_on_path(c.axis, s.centre).from;
    const lanes radius = lanes_add(s.radius, c.radius);
    const lanes reach = lanes_add(lanes_mul(radius, lanes_set1(CAPSULE_PADDING)), c.padding);
    const mask not_empty = neither_is_empty(s.radius, c.radius);
    return mask_and(not_empty, lanes_le(v3_dot(apart, apart), lanes_mul(reach, reach)));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask overlap_sphere_capsule(sphere s, capsule_path c)
{
    return sphere_meets_capsule(s, c);
}

LH_OPERANDS(overlap_sphere_capsule, sphere, capsule_path)
LH_BLOCK_OF_HITS(overlap_sphere_capsule)
LH_SHORT_QUERY(overlap_sphere_capsule)

#endif
