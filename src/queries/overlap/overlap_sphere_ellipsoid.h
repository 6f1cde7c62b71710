/* Ball and ellipsoid are apart if an axis separates them. It is the one from the nearest point of the ellipsoid to the
 * centre of the ball, or nearly. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_OVERLAP_SPHERE_ELLIPSOID_H
#define LANEHIT_SRC_QUERIES_OVERLAP_OVERLAP_SPHERE_ELLIPSOID_H

#include "engine/operands.h"
#include "mathematics/ellipsoid_gap.h"
#include "mathematics/half_space.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A NaN separates nothing, but where one shape has it. */
LH_INLINE mask overlap_sphere_ellipsoid(sphere s, wide_ellipsoid e)
{
    const v3 way = v3_sub(s.centre, e.of.centre), axis = direction_off_ellipsoid(e.of, way);
    const padded_dot height = dot_padded(axis, way, HEIGHT_PADDING);
    const ellipsoid_reach reach = reach_of_ellipsoid(e, axis);
    const lanes both = lanes_add(lanes_add(reach.length, reach.padding),
                                 lanes_mul(s.radius, lanes_mul(length_of(axis), lanes_set1(REACH_PADDING))));
    const mask is_apart = lanes_lt(both, lanes_sub(height.value, height.padding));
    const lanes all = lanes_add(lanes_add(v3_sum(way), v3_sum(e.width)), s.radius);
    const mask is_there = mask_and(lanes_le(lanes_set1(0.0f), s.radius), lanes_eq(all, all));
    return mask_without(is_there, is_apart);
}

LH_OPERANDS(overlap_sphere_ellipsoid, sphere, wide_ellipsoid)
LH_BLOCK_OF_HITS(overlap_sphere_ellipsoid)
LH_QUERY_OF_ONE_LOOP(overlap_sphere_ellipsoid)

#endif
