/* An oriented box lies in a box if it reaches no further along any axis of the world than the faces, padded as a box is
 * over a plane. Ericson, Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_AABB_OBB_H
#define LANEHIT_SRC_QUERIES_CONTAINS_AABB_OBB_H

#include "engine/operands.h"
#include "mathematics/half_space.h"
#include "mathematics/rotation.h"

/* How far an oriented box reaches along the axes of the world, at least. */
typedef struct world_reach {
    v3 centre, to_either_side;
} world_reach;

/* Along the axis of the world that the axes of the box have these components of. */
LH_INLINE lanes reach_along_world(v3 components, v3 half, lanes centre)
{
    const v3 along = v3_plus_each(v3_abs(components), lanes_set1(NORMAL_PADDING));
    return lanes_add(v3_dot(along, half), lanes_mul(lanes_abs(centre), lanes_set1(HEIGHT_PADDING)));
}

/* Of a box that is inside out, NaN, which is within nothing. */
LH_INLINE v3 v3_or_nan_unless(mask is_box, v3 reach)
{
    return (v3){lanes_select(is_box, reach.x, lanes_set1(__builtin_nanf(""))), reach.y, reach.z};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE world_reach world_reach_load(view_columns from, block at)
{
    const turned_box b = turned_box_load(from, at);
    const frame f = b.axes;
    const v3 zero = {lanes_set1(0.0f), lanes_set1(0.0f), lanes_set1(0.0f)};
    const v3 reach = {reach_along_world((v3){f.x.x, f.y.x, f.z.x}, b.half, b.centre.x),
                      reach_along_world((v3){f.x.y, f.y.y, f.z.y}, b.half, b.centre.y),
                      reach_along_world((v3){f.x.z, f.y.z, f.z.z}, b.half, b.centre.z)};
    return (world_reach){b.centre, v3_or_nan_unless(v3_le(zero, b.half), reach)};
}

LH_INLINE mask contains_aabb_obb(aabb outer, world_reach inner)
{
    return mask_and(v3_le(outer.min, v3_sub(inner.centre, inner.to_either_side)),
                    v3_le(v3_add(inner.centre, inner.to_either_side), outer.max));
}

LH_OPERANDS(contains_aabb_obb, aabb, world_reach)
LH_BLOCK_OF_HITS(contains_aabb_obb)
LH_LONG_QUERY(contains_aabb_obb)

#endif
