/* A ray meets a plane where its height over it is 0: gap / speed, the height at the origin by how fast it falls.
 * Ericson, Real-Time Collision Detection, 5.3.1. Both cancel, so each is taken for an interval, wide enough for what
 * rounding did; the times at which the ray may be in the plane are between the quotients of the ends. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_PLANE_H
#define LANEHIT_SRC_QUERIES_RAYCAST_PLANE_H

#include "engine/operands.h"
#include "mathematics/motion/approach_to_plane.h"
#include "mathematics/rays/ray.h"
#include "mathematics/roughly.h"

/* 4u, of the magnitudes that are summed up. */
static const float GAP_PADDING = 0x1p-22f;

/* How far the plane is away, near to far, and how fast it comes nearer, slow to fast, for all that is known after
 * rounding. */
typedef struct approach {
    lanes near, far, fast, slow;
} approach;

typedef struct plane_meeting {
    mask hit;
    lanes t; /* +inf on a miss */
} plane_meeting;

LH_INLINE approach approach_of(lanes distance, lanes speed, lanes gap_padding, lanes speed_padding)
{
    return (approach){lanes_sub(distance, gap_padding), lanes_add(distance, gap_padding),
                      lanes_add(speed, speed_padding), lanes_sub(speed, speed_padding)};
}

/* A NaN of the plane, origin or direction ends up in one of both times, and there beats the limit. */
LH_INLINE plane_meeting meet_plane(ray line, plane p)
{
    const lanes zero = lanes_set1(0.0f), never = lanes_set1(__builtin_inff());
    const padded_dot height = dot_padded(p.n, line.origin, GAP_PADDING);
    const padded_dot fall = dot_padded(p.n, line.direction, SPEED_PADDING);
    const lanes gap = lanes_sub(p.d, height.value);
    const lanes speed = lanes_select(lanes_negative(gap), lanes_negate(fall.value), fall.value);
    const approach to = approach_of(lanes_abs(gap), speed, height.padding, fall.padding);
    const lanes near_time = lanes_div(to.near, to.fast), far_time = lanes_div(to.far, to.slow);
    const mask is_there = lanes_le(to.near, zero);

    /* From the plane, or from where it may be, the ray may only leave it, or never. */
    const lanes early = lanes_select(is_there, zero, lanes_sub(near_time, lanes_set1(TIME_PADDING)));
    const lanes leaving = lanes_select(lanes_lt(to.fast, zero), near_time, never);
    const lanes late =
        lanes_add(lanes_select(lanes_le(to.slow, zero), leaving, far_time), lanes_set1(TIME_PADDING));

    const lanes enter = lanes_max(line.limits.enter, early), exit = lanes_min(line.limits.exit, late);
    const mask comes = mask_or(is_there, lanes_lt(zero, to.fast));
    const mask hit = mask_and(comes, lanes_le(enter, exit));
    return (plane_meeting){hit, lanes_select(hit, enter, never)};
}

/* Nearly all rays surely come nearer or surely do not, and begin before they may be in the plane. Then the last time at
 * which they may be decides nothing: it is no earlier than the first. */
typedef struct sure_meeting {
    mask sure;
    plane_meeting meeting; /* where all are sure */
} sure_meeting;

LH_INLINE sure_meeting meet_plane_surely(ray line, plane p, int is_timed)
{
    const padded_dot height = dot_padded(p.n, line.origin, GAP_PADDING);
    const padded_dot fall = dot_padded(p.n, line.direction, SPEED_PADDING);
    const lanes gap = lanes_sub(p.d, height.value), speed = lanes_abs(fall.value);
    const approach to = approach_of(lanes_abs(gap), speed, height.padding, fall.padding);
    const mask moves_away = lanes_negative(lanes_mul(gap, fall.value));

    if (is_timed) {
        const lanes early = lanes_sub(lanes_div(to.near, to.fast), lanes_set1(TIME_PADDING));
        const mask sure = mask_and(lanes_lt(fall.padding, speed), lanes_lt(line.limits.enter, early));
        const mask hit = mask_without(lanes_le(early, line.limits.exit), moves_away);
        return (sure_meeting){sure, {hit, lanes_select(hit, early, lanes_set1(__builtin_inff()))}};
    }
    /* No limit but the latest time, of which this is far from. */
    const lanes least_speed = lanes_max(lanes_mul(to.near, lanes_set1(0x1p-64f)), fall.padding);
    const mask is_beside = lanes_lt(lanes_set1(0.0f), to.near);
    return (sure_meeting){mask_and(is_beside, lanes_lt(least_speed, speed)),
                          {mask_without(is_beside, moves_away), speed}};
}

/* The gap by which the ray is away from the plane and its speed along the normal, as estimates. Without limits, their
 * signs tell which rays hit, where both are clear of 0; and where the time is not about the latest, it being below
 * 2^50: SOON is the square of its reciprocal. That pays where the squares of one operand are known before the loop;
 * else AMD's cores, which multiply and add on ports of their own, would wait for the multipliers. */
static const float SOON = 0x1p-100f;

typedef struct rough_approach {
    lanes gap, fall;
    mask sure;
} rough_approach;

LH_INLINE rough_approach approach_roughly(ray line, plane p)
{
    const lanes gap = dot_roughly(p.n, line.origin, lanes_negate(p.d));
    const lanes fall = dot_roughly(p.n, line.direction, lanes_set1(0.0f));
    const lanes doubt = lanes_mul(squares_roughly(p.n), lanes_set1(CLEAR_OF_PLANE));
    const lanes of_gap = lanes_mul(squares_roughly(line.origin), doubt);
    const lanes of_fall = lanes_mul(squares_roughly(line.direction), doubt);
    const lanes least_fall = lanes_roughly_madd(lanes_mul(gap, gap), lanes_set1(SOON), of_fall);
    return (rough_approach){
        gap, fall,
        mask_and(lanes_lt(of_gap, square_of_height(gap)), lanes_lt(least_fall, square_of_height(fall)))};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* Rays by their directions and without limits, and what is wanted of them. */
enum { HITS_ALONE = FIRST_CASE, TIMES = SECOND_CASE };

LH_OPERANDS(raycast_plane, ray, plane)

LH_INLINE unsigned raycast_plane_case(const void *setup, unsigned one)
{
    const raycast_plane_setup *const of = setup;
    if (!are_unlimited(of->a_columns) || (one & ONE_FIRST && of->of.t))
        return OTHER_CASE;
    return of->of.t ? TIMES : HITS_ALONE;
}

LH_INLINE uint32_t store_meeting(float *t, plane_meeting meeting, block at)
{
    store_block_if_wanted(t, meeting.t, at);
    return mask_bits(meeting.hit);
}

/* Of a block with rays that are not sure. */
static LH_ONE_COPY uint32_t meet_doubtful_planes(const lh_call *call, unsigned one, size_t first,
                                                 size_t count)
{
    const block at = whole_if_small((block){first, count, 0, one});
    raycast_plane_setup of;
    raycast_plane_prepare(&of, 0, call);
    return store_meeting(of.of.t, meet_plane(raycast_plane_a(&of, 0, at), raycast_plane_b(&of, 0, at)), at);
}

LH_INLINE uint32_t raycast_plane_block(const void *setup, unsigned one, block at)
{
    const raycast_plane_setup *const of = setup;
    const int is_usual = (one & (HITS_ALONE | TIMES)) != 0;
    const ray line = is_usual && !(one & ONE_FIRST)
                         ? ray_load_unlimited(of->a_columns, block_of_operand(at, ONE_FIRST))
                         : raycast_plane_a(setup, one, at);
    const plane p = raycast_plane_b(setup, one, at);
    if (one & HITS_ALONE && one & ONE_OF_TWO) {
        const rough_approach to = approach_roughly(line, p);
        if (LH_LIKELY(all_are(to.sure, at)))
            return mask_bits(lanes_negative(lanes_mul(to.gap, to.fall)));
        return meet_doubtful_planes(of->call, (one & ONE_OF_TWO) | at.one, at.first, at.count);
    }
    const sure_meeting seen = meet_plane_surely(line, p, !(one & HITS_ALONE));
    if (!LH_LIKELY(all_are(seen.sure, at)))
        return meet_doubtful_planes(of->call, (one & ONE_OF_TWO) | at.one, at.first, at.count);
    if (!(one & HITS_ALONE))
        store_block_if_wanted(of->of.t, seen.meeting.t, at);
    return mask_bits(seen.meeting.hit);
}

static const kernel raycast_plane_kernel = {.query = LH_QUERY_raycast_plane,
                                            .prepare = raycast_plane_prepare,
                                            .block = raycast_plane_block,
                                            .case_of = raycast_plane_case};

LH_FORMS(raycast_plane, decide_few, decide_short)

#endif
