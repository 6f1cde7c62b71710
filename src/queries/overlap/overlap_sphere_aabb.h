/* A ball and a box meet if the point of the box nearest to the centre is within reach.
 * Ericson, Real-Time Collision Detection, 5.1.3 and 5.2.5. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_AABB_H
#define LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_AABB_H

#include "engine/operands.h"
#include "mathematics/reach.h"

/* In this order a NaN of the centre or of max stays NaN, and is a miss. */
LH_INLINE v3 clamp_to_box(v3 point, aabb box)
{
    return v3_min(v3_max(point, box.min), box.max);
}

LH_INLINE mask sphere_meets_aabb(v3 centre, reach within, aabb box)
{
    const v3 d = v3_sub_by_fma(clamp_to_box(centre, box), centre);
    return is_within_reach(d, within);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A ball, with how far it reaches. */
typedef struct ball {
    v3 centre;
    reach within;
} ball;

LH_INLINE ball ball_load(view_columns from, block at)
{
    const sphere s = sphere_load(from, at);
    return (ball){s.centre, reach_of(s.radius)};
}

LH_INLINE mask overlap_sphere_aabb(ball b, aabb box)
{
    return sphere_meets_aabb(b.centre, b.within, box);
}

LH_OPERANDS(overlap_sphere_aabb, ball, aabb)
LH_BLOCK_OF_HITS(overlap_sphere_aabb)
LH_SHORT_QUERY(overlap_sphere_aabb)

#endif
