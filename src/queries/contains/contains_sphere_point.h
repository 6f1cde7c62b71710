/* A point lies in a ball if it is no further from the centre than the radius. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_SPHERE_POINT_H
#define LANEHIT_SRC_QUERIES_CONTAINS_SPHERE_POINT_H

#include "engine/operands.h"
#include "mathematics/shapes.h"
#include "mathematics/surely_within.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask contains_sphere_point(inner_ball outer, v3 p)
{
    return v3_is_surely_within(v3_sub(p, outer.centre), outer.reach);
}

LH_OPERANDS(contains_sphere_point, inner_ball, v3)
LH_BLOCK_OF_HITS(contains_sphere_point)
LH_SHORT_QUERY(contains_sphere_point)

#endif
