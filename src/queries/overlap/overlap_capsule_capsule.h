/* Two capsules meet if their segments are no further apart than the sum of the radii. Ericson, Real-Time Collision
 * Detection, 4.5.1. Bounding boxes show most that do not.
 *
 * The distance is found starting from one segment, and starting from the other it may be rounded differently. Where the
 * verdict could depend on that, which is rare, both are computed: in range, and below, it is the same with the capsules
 * exchanged. There the boxes are asked, too, so that no pair hits whose boxes are apart; where the distance decides by
 * more than that, the boxes of a hit cannot be apart. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_CAPSULE_H
#define LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_CAPSULE_H

#include "engine/filter.h"
#include "mathematics/bounds.h"
#include "mathematics/segment_pair.h"

/* 128u, of the radii and of the lengths of both segments: up to where the distance alone does not decide. A quarter of
 * it is padded. */
static const float PAIR_DOUBT = 0x1p-17f;

/* A capsule with what depends on it alone. */
typedef struct capsule_side {
    capsule it;
    segment_side axis;
    lanes way; /* |x| + |y| + |z| */
} capsule_side;

LH_INLINE capsule_side capsule_side_of(capsule c)
{
    const segment_side axis = side_of(c.axis);
    return (capsule_side){c, axis, v3_sum_of_magnitudes(axis.path.way)};
}

LH_INLINE lanes squared_distance_from(capsule_side a, capsule_side b)
{
    const v3 apart = nearest_pair_of(a.axis, b.axis).apart;
    return v3_dot(apart, apart);
}

/* 2^-60 covers squares that underflow. */
LH_INLINE lanes doubt_of(lanes radii, capsule_side a, capsule_side b)
{
    const lanes size = lanes_add(radii, lanes_add(a.way, b.way));
    return lanes_add(lanes_mul(size, lanes_set1(PAIR_DOUBT)), lanes_set1(0x1p-60f));
}

LH_INLINE mask doubtful_capsules_meet(capsule_side a, capsule_side b)
{
    const lanes radii = lanes_add(a.it.radius, b.it.radius);
    const lanes reach = lanes_add(radii, lanes_mul(doubt_of(radii, a, b), lanes_set1(0.25f)));
    const lanes squared = lanes_min(squared_distance_from(b, a), squared_distance_from(a, b));
    return mask_and(bounds_are_within(bounds_of_segment(a.it.axis), bounds_of_segment(b.it.axis), radii),
                    lanes_le(squared, lanes_mul(reach, reach)));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE capsule_side capsule_side_load(view_columns from, block at)
{
    return capsule_side_of(capsule_load(from, at));
}

LH_OPERANDS(overlap_capsule_capsule, capsule_side, capsule_side)

/* Of a block in which the distance alone does not decide. */
static LH_ONE_COPY uint32_t overlap_capsule_capsule_doubtful(const lh_call *call, unsigned one, size_t first,
                                                             size_t count)
{
    const block at = whole_if_small((block){first, count, 0, one});
    overlap_capsule_capsule_setup of;
    overlap_capsule_capsule_prepare(&of, 0, call);
    return mask_bits(
        doubtful_capsules_meet(overlap_capsule_capsule_a(&of, 0, at), overlap_capsule_capsule_b(&of, 0, at)));
}

typedef struct overlap_capsule_capsule_left {
    segment_ways ways;
    segments_seen seen;
    lanes crossing;
    lanes inner_squared,
        outer_squared; /* a distance below the first surely hits, one above the second surely does not */
} overlap_capsule_capsule_left;

LH_INLINE segment_ways overlap_capsule_capsule_ways(const void *setup, unsigned one,
                                                    const overlap_capsule_capsule_left *left)
{
    const overlap_capsule_capsule_setup *const of = setup;
    return ways_left(&left->ways, one, &of->a.axis, &of->b.axis);
}

LH_INLINE void overlap_capsule_capsule_begin(const void *setup, unsigned one, block at, void *left)
{
    overlap_capsule_capsule_left *const to = left;
    const capsule_side a = overlap_capsule_capsule_a(setup, one, at),
                       b = overlap_capsule_capsule_b(setup, one, at);
    const lanes zero = lanes_set1(0.0f);
    const lanes radii = lanes_add(a.it.radius, b.it.radius), doubt = doubt_of(radii, a, b);
    const lanes inner = lanes_max(lanes_sub(radii, doubt), zero), outer = lanes_add(radii, doubt);
    const mask not_empty = neither_is_empty(a.it.radius, b.it.radius);
    to->inner_squared = lanes_mul(inner, inner);
    to->outer_squared = squared_unless_empty(not_empty, lanes_mul(outer, outer));
    to->seen = see_segments(a.axis, b.axis);
    leave_ways(&to->ways, one, a.axis, b.axis);
}

LH_INLINE void overlap_capsule_capsule_step(const void *setup, unsigned one, unsigned step, void *left)
{
    (void)step;
    overlap_capsule_capsule_left *const of = left;
    of->crossing = crossing_of(overlap_capsule_capsule_ways(setup, one, of), of->seen);
}

LH_INLINE uint32_t overlap_capsule_capsule_finish(const void *setup, unsigned one, block at, const void *left)
{
    const overlap_capsule_capsule_left *const from = left;
    const segment_ways ways = overlap_capsule_capsule_ways(setup, one, from);
    const v3 apart = nearest_pair_by(ways, from->seen, from->crossing).apart;
    const lanes squared = v3_dot(apart, apart);
    const mask near = lanes_le(squared, from->outer_squared);
    const mask sure = mask_and(near, lanes_lt(squared, from->inner_squared));
    const uint32_t hits = mask_bits(sure), doubtful = bits_of_block(mask_bits(near) ^ hits, at);
    if (doubtful == 0)
        return hits;
    const lh_call *const call = ((const overlap_capsule_capsule_setup *)setup)->call;
    return hits | (doubtful & overlap_capsule_capsule_doubtful(call, one | at.one, at.first, at.count));
}

/* Candidates are those whose bounding boxes are close enough. */
LH_OPERANDS_OF(overlap_capsule_capsule, near_capsules, capsule_bounds, capsule_bounds)

LH_INLINE uint32_t near_capsules_block(const void *setup, unsigned one, block at)
{
    const capsule_bounds a = near_capsules_a(setup, one, at), b = near_capsules_b(setup, one, at);
    return mask_bits(bounds_are_within(a.box, b.box, lanes_add(a.radius, b.radius)));
}

/* 16 lanes decide three or four pairs in stages in the time that it takes to gather one. */
LH_FILTER(overlap_capsule_capsule, near_capsules)
LH_WHOLE_IN_STAGES(overlap_capsule_capsule, .steps = 1, .step = overlap_capsule_capsule_step)
LH_FILTERED_QUERY(overlap_capsule_capsule, near_capsules, LANES < 16 ? RARE : MANY / 10)

#endif
