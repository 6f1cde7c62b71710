/* A ball and a cylinder meet if the centre is no further from the cylinder than the radius: as it sees it, a point from
 * a rectangle. Ericson, Real-Time Collision Detection, 5.1.3 has that of a box. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_CYLINDER_H
#define LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_CYLINDER_H

#include "engine/operands.h"
#include "mathematics/cylinder.h"

/* 28u of the radius: what is padded of the cylinder covers a point that is no further than that. */
static const float BALL_BY_CYLINDER_PADDING = 1.0f + 0x1.cp-20f;

LH_INLINE mask overlap_sphere_cylinder(sphere s, measured_cylinder c)
{
    const lanes reach = lanes_add(lanes_mul(s.radius, lanes_set1(BALL_BY_CYLINDER_PADDING)), c.padding);
    const lanes squared = squared_gap(seen_by_cylinder(s.centre, c));
    return mask_and(lanes_le(lanes_set1(0.0f), s.radius), lanes_le(squared, lanes_mul(reach, reach)));
}

LH_OPERANDS(overlap_sphere_cylinder, sphere, measured_cylinder)
LH_BLOCK_OF_HITS(overlap_sphere_cylinder)
LH_SHORT_QUERY(overlap_sphere_cylinder)

#endif
