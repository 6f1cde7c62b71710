/* A moving capsule meets a box when its segment comes within the radius: an end of it, on its course; or a corner of
 * the box and the segment; or an edge and the segment, between two planes. If the segment is in the box at the start it
 * may be far from all of these. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_CAPSULE_AABB_H
#define LANEHIT_SRC_QUERIES_SWEEP_CAPSULE_AABB_H

#include "queries/capsule_box.h"
#include "engine/moving.h"
#include "mathematics/motion/box_passing_segment.h"
#include "mathematics/motion/brisk_motion.h"

/* Are they within the radius at the start? Where bounding boxes are apart ends and edges know. */
LH_INLINE mask is_there_at_start(capsule a, aabb box, mask exist)
{
    const mask may_be = mask_and(bounds_meet(a.axis, box), exist), never = mask_without(may_be, may_be);
    if (!mask_bits(may_be))
        return never;
    const moving_point past = moving_point_of_segment(a.axis, box);
    const padded_radius radius = {padded_radius_of(a.radius).reach, may_be};
    return approach_found(&past, radius).is_within;
}

/* As of a contact, but from b to a. */
LH_INLINE v3 normal_from_box(segment s, aabb box)
{
    const segment_box_gap gap = LH_OWN(gap_of_segment)(&s, &box);
    return direction_of(v3_negate(v3_select(gap.meet, gap.inwards, gap.way)));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_capsule_aabb, capsule, aabb)

LH_INLINE uint32_t sweep_capsule_aabb_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_capsule_aabb_arguments *const of = &((const sweep_capsule_aabb_setup *)setup)->of;
    const capsule a = sweep_capsule_aabb_a(setup, one, from);
    const aabb box = sweep_capsule_aabb_b(setup, one, from);
    const brisk_motion motion =
        brisk_motion_of(sweep_capsule_aabb_velocity(setup, one, from), latest_time_of(of->t_max));
    const interval within = {lanes_set1(0.0f), motion.end};
    moving_segment moving;
    find_moving_segment(&moving, a.axis, motion.velocity);
    const aabb seen = {v3_sub(box.min, a.axis.a), v3_sub(box.max, a.axis.a)};
    const lanes sizes = lanes_add(v3_sum_of_magnitudes(seen.min), v3_sum_of_magnitudes(seen.max));
    const mask box_is_there = mask_and(box_has_points(box), box_has_points(seen));
    const mask moves = mask_and(moving.side.axis.is_finite, is_finite_motion(&motion));
    const mask exist = mask_and(mask_and(box_is_there, moves), lanes_le(lanes_set1(0.0f), a.radius));
    const face_reach reach = face_reach_of(a.radius, lanes_add(sizes, moving.side.length), exist);
    const lanes first = entry_to_box(&moving, within, box, seen, &reach);
    const lanes entry = lanes_select(is_there_at_start(a, box, exist), lanes_set1(0.0f), first);
    const mask hit = lanes_lt(entry, lanes_set1(__builtin_inff()));
    if (of->toi)
        store_block(of->toi, lanes_or_infinity(hit, time_of_motion(&motion, entry)), to);
    if (is_wanted(of->normal)) {
        const v3 start = v3_scale(motion.velocity, entry);
        const segment moved = {start, v3_add(start, moving.side.axis.path.way)};
        store_if_hit(of->normal, hit, normal_from_box(moved, seen), to);
    }
    return mask_bits(hit);
}

LH_SWEEP_IN_ONE_COPY(sweep_capsule_aabb)

#endif
