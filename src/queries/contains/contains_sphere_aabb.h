/* A box lies in a ball if its corner furthest from the centre does. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_SPHERE_AABB_H
#define LANEHIT_SRC_QUERIES_CONTAINS_SPHERE_AABB_H

#include "engine/operands.h"
#include "mathematics/shapes.h"
#include "mathematics/surely_within.h"

/* On each axis the larger of both distances, which is not negative unless the box is inverted. */
LH_INLINE v3 to_furthest_corner(v3 point, aabb box)
{
    return v3_max(v3_sub(box.max, point), v3_sub(point, box.min));
}

/* An inverted box, the empty one among them, lies in nothing; nor does one with a NaN. */
LH_INLINE mask sphere_contains_aabb(v3 centre, inner_reach reach_of_ball, aabb box)
{
    return mask_and(v3_is_surely_within(to_furthest_corner(centre, box), reach_of_ball),
                    v3_le(box.min, box.max));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask contains_sphere_aabb(inner_ball outer, aabb box)
{
    const aabb kept = {v3_keep(box.min), v3_keep(box.max)};
    return sphere_contains_aabb(outer.centre, outer.reach, kept);
}

LH_OPERANDS(contains_sphere_aabb, inner_ball, aabb)
LH_BLOCK_OF_HITS(contains_sphere_aabb)
LH_SHORT_QUERY(contains_sphere_aabb)

#endif
