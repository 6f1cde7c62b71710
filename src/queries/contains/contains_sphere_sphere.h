/* A ball lies in another if its centre is no further from that one's than the radius exceeds its own. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_SPHERE_SPHERE_H
#define LANEHIT_SRC_QUERIES_CONTAINS_SPHERE_SPHERE_H

#include "engine/operands.h"
#include "mathematics/shapes.h"
#include "mathematics/surely_within.h"

/* An inner ball that is empty lies in nothing; an empty outer one leaves less than no room. Kept: compilers otherwise
 * leave the subtraction out where there are no inner radii, and with it the flush of a mode that flushes denormals. */
LH_INLINE mask sphere_contains_sphere(sphere outer, sphere inner)
{
    const inner_reach room = inner_reach_of(lanes_sub(outer.radius, lanes_keep(inner.radius)));
    return mask_and(lanes_le(lanes_set1(0.0f), inner.radius),
                    v3_is_surely_within(v3_sub(inner.centre, outer.centre), room));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask contains_sphere_sphere(sphere outer, sphere inner)
{
    return sphere_contains_sphere(outer, inner);
}

LH_OPERANDS(contains_sphere_sphere, sphere, sphere)
LH_BLOCK_OF_HITS(contains_sphere_sphere)
LH_SHORT_QUERY(contains_sphere_sphere)

#endif
