/* Two capsules meet if their segments are no further apart than the sum of the radii. Ericson, Real-Time Collision
 * Detection, 4.5.1. Bounding boxes show most that do not.
 *
 * The distance is found starting from one segment, and starting from the other it may be rounded differently. Where the
 * verdict could depend on that, which is rare, both are computed: in range, and below, it is the same with the capsules
 * exchanged. There the boxes are asked, too, so that no pair hits whose boxes are apart; where the distance decides by
 * more than that, the boxes of a hit cannot be apart. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_CAPSULE_H
#define LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_CAPSULE_H

#include "bounds.h"
#include "segment_pair.h"
#include "sift.h"
#include "stages.h"

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

LH_INLINE mask capsules_meet_closely(capsule_side a, capsule_side b)
{
    const lanes radii = lanes_add(a.it.radius, b.it.radius);
    const lanes reach = lanes_add(radii, lanes_mul(doubt_of(radii, a, b), lanes_set1(0.25f)));
    const lanes squared = lanes_min(squared_distance_from(b, a), squared_distance_from(a, b));
    return mask_and(bounds_are_within(bounds_of_segment(a.it.axis), bounds_of_segment(b.it.axis), radii),
                    lanes_le(squared, lanes_mul(reach, reach)));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_capsule_capsule_once {
    capsule_columns a, b;
    capsule_side one_a, one_b; /* of those in `one` */
} overlap_capsule_capsule_once;

LH_INLINE void overlap_capsule_capsule_prepare(overlap_capsule_capsule_once *once, unsigned one,
                                               const overlap_capsule_capsule_arguments *of)
{
    once->a = columns_of_capsules(of->a);
    once->b = columns_of_capsules(of->b);
    if (one & ONE_FIRST)
        once->one_a = capsule_side_of(capsule_load_one(once->a));
    if (one & ONE_SECOND)
        once->one_b = capsule_side_of(capsule_load_one(once->b));
}

LH_INLINE capsule_side first_capsule(const overlap_capsule_capsule_once *once, unsigned one, block at)
{
    return one & ONE_FIRST ? once->one_a : capsule_side_of(capsule_load(once->a, at));
}

LH_INLINE capsule_side second_capsule(const overlap_capsule_capsule_once *once, unsigned one, block at)
{
    return one & ONE_SECOND ? once->one_b : capsule_side_of(capsule_load(once->b, at));
}

static LH_ONE_COPY uint32_t overlap_capsule_capsule_closely(const overlap_capsule_capsule_once *once,
                                                            unsigned one, size_t first, size_t count)
{
    const block at = {first, count, 0};
    return mask_bits(capsules_meet_closely(first_capsule(once, one, at), second_capsule(once, one, at)));
}

enum { overlap_capsule_capsule_steps = 1 };

typedef struct overlap_capsule_capsule_begun {
    segment_ways ways; /* of those that are not in `one` */
    segments_seen seen;
    lanes crossing;
    lanes inner_squared,
        outer_squared; /* a distance below the first surely hits, one above the second surely does not */
} overlap_capsule_capsule_begun;

LH_INLINE void overlap_capsule_capsule_begin(const overlap_capsule_capsule_once *once, unsigned one, block at,
                                             overlap_capsule_capsule_begun *begun)
{
    const capsule_side a = first_capsule(once, one, at), b = second_capsule(once, one, at);
    const lanes zero = lanes_set1(0.0f);
    const lanes radii = lanes_add(a.it.radius, b.it.radius), doubt = doubt_of(radii, a, b);
    const lanes inner = lanes_max(lanes_sub(radii, doubt), zero), outer = lanes_add(radii, doubt);
    const mask not_empty = neither_is_empty(a.it.radius, b.it.radius);
    begun->inner_squared = lanes_mul(inner, inner);
    begun->outer_squared = squared_unless_empty(not_empty, lanes_mul(outer, outer));
    begun->seen = see_segments(a.axis, b.axis);
    leave_ways(&begun->ways, one, a.axis, b.axis);
}

LH_INLINE segment_ways ways_of_capsules(const overlap_capsule_capsule_once *once, unsigned one,
                                        const overlap_capsule_capsule_begun *begun)
{
    return ways_left(&begun->ways, one, &once->one_a.axis, &once->one_b.axis);
}

LH_INLINE void overlap_capsule_capsule_step(const overlap_capsule_capsule_once *once, unsigned one,
                                            unsigned step, overlap_capsule_capsule_begun *begun)
{
    (void)step;
    begun->crossing = crossing_of(ways_of_capsules(once, one, begun), begun->seen);
}

LH_INLINE uint32_t overlap_capsule_capsule_finish(const overlap_capsule_capsule_once *once, unsigned one,
                                                  block at, const overlap_capsule_capsule_begun *begun)
{
    const v3 apart = nearest_pair_by(ways_of_capsules(once, one, begun), begun->seen, begun->crossing).apart;
    const lanes squared = v3_dot(apart, apart);
    const mask near = lanes_le(squared, begun->outer_squared);
    const mask sure = mask_and(near, lanes_lt(squared, begun->inner_squared));
    const uint32_t hits = mask_bits(sure), doubtful = bits_of_block(mask_bits(near) ^ hits, at);
    if (doubtful == 0)
        return hits;
    return hits | (doubtful & overlap_capsule_capsule_closely(once, one, at.first, at.count));
}

/* The sieve: bounding boxes. */
typedef struct overlap_capsule_capsule_sieve_once {
    capsule_columns a, b;
    aabb box; /* of the one capsule */
    lanes radius;
} overlap_capsule_capsule_sieve_once;

LH_SIEVE(overlap_capsule_capsule, sieve)

LH_INLINE void overlap_capsule_capsule_sieve_prepare(overlap_capsule_capsule_sieve_once *once, unsigned one,
                                                     const overlap_capsule_capsule_arguments *of)
{
    once->a = columns_of_capsules(of->a);
    once->b = columns_of_capsules(of->b);
    if (one) {
        const capsule c = capsule_load_one(one & ONE_FIRST ? once->a : once->b);
        once->box = bounds_of_segment(c.axis);
        once->radius = c.radius;
    }
}

LH_INLINE uint32_t overlap_capsule_capsule_sieve_block(const overlap_capsule_capsule_sieve_once *once,
                                                       unsigned one, block at)
{
    const aabb a = one & ONE_FIRST ? once->box : bounds_load_segment(once->a.axis, at);
    const aabb b = one & ONE_SECOND ? once->box : bounds_load_segment(once->b.axis, at);
    const lanes a_radius = one & ONE_FIRST ? once->radius : radius_load(once->a.radius, at);
    const lanes b_radius = one & ONE_SECOND ? once->radius : radius_load(once->b.radius, at);
    return mask_bits(bounds_are_within(a, b, lanes_add(a_radius, b_radius)));
}

/* 16 lanes decide three or four pairs in stages in the time that it takes to gather one. */
enum { overlap_capsule_capsule_rare = LANES < 16 ? RARE : MANY / 10 };

LH_QUERY_OF_TWO_BY(LH_SIFTED_STEPPED_LOOP, overlap_capsule_capsule)

#endif
