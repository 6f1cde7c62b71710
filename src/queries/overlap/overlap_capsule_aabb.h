/* A capsule and a box meet if the segment, as the course of a point from one end to the other, comes within the radius
 * of the box. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_AABB_H
#define LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_AABB_H

#include "engine/operands.h"
#include "mathematics/motion/moving_point.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A plane that is NaN as seen from the start, the difference of two infinities, needs no question: the way from there
 * is infinite, so that the distance is NaN. */
LH_INLINE mask overlap_capsule_aabb(capsule c, aabb box)
{
    const moving_point past = moving_point_of_segment(c.axis, box);
    return approach_nearest(&past, box_has_points(box), padded_radius_of(c.radius)).is_within;
}

LH_OPERANDS(overlap_capsule_aabb, capsule, aabb)
LH_BLOCK_OF_HITS(overlap_capsule_aabb)
LH_QUERY_OF_ONE_LOOP(overlap_capsule_aabb)

#endif
