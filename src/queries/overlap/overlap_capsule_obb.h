/* A capsule and a turned box meet if, seen from the box, they do. What the box sees is rounded, so it grows by as
 * much. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_OBB_H
#define LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_OBB_H

#include "engine/filter.h"
#include "mathematics/apart_from_obb.h"
#include "mathematics/motion/moving_point.h"
#include "mathematics/rotation.h"

/* 16u of the longer way to an end, and 2^-62: 15.1u are needed and 2^-63, as for triangles. */
LH_INLINE mask capsule_meets_obb(capsule c, turned_box b)
{
    const v3 to_a = v3_sub(c.axis.a, b.centre), to_b = v3_sub(c.axis.b, b.centre);
    const lanes longest = lanes_max(v3_sum_of_magnitudes(to_b), v3_sum_of_magnitudes(to_a));
    const lanes error = lanes_add(lanes_mul(longest, lanes_set1(0x1p-20f)), lanes_set1(0x1p-62f));
    const v3 grown = v3_plus_each(b.half, error);
    const segment seen = {without_last_digits(v3_seen_from(to_a, b.axes)),
                          without_last_digits(v3_seen_from(to_b, b.axes))};
    const moving_point past = moving_point_of_segment(seen, (aabb){v3_negate(grown), grown});
    return approach_nearest(&past, box_has_points(past.box), padded_radius_of(c.radius)).is_within;
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask overlap_capsule_obb(capsule c, turned_box b)
{
    return capsule_meets_obb(c, b);
}

LH_OPERANDS(overlap_capsule_obb, capsule, turned_box)
LH_BLOCK_OF_HITS(overlap_capsule_obb)

/* Candidates are those that the ball around the box does not rule out. */
LH_OPERANDS_OF(overlap_capsule_obb, capsules_near_obbs, capsule_bounds, ball_around_obb)

LH_INLINE uint32_t capsules_near_obbs_block(const void *setup, unsigned one, block at)
{
    const mask apart =
        capsule_is_surely_apart(capsules_near_obbs_a(setup, one, at), capsules_near_obbs_b(setup, one, at));
    return mask_bits(apart) ^ ALL_LANES;
}

LH_FILTER_OF_ONE_LOOP(overlap_capsule_obb, capsules_near_obbs)
LH_WHOLE_IN_ONE_LOOP(overlap_capsule_obb)
LH_FILTERED_QUERY(overlap_capsule_obb, capsules_near_obbs, RARE)

#endif
