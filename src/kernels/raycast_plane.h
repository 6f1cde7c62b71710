/* A ray meets a plane where its height over it is 0: gap / pace, the height at the origin by how fast it falls. Ericson,
 * Real-Time Collision Detection, 5.3.1. Both cancel, so each is taken for an interval, wide enough for what rounding
 * did; the times at which the ray may be in the plane are between the quotients of the ends. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_PLANE_H
#define LANEHIT_SRC_KERNELS_RAYCAST_PLANE_H

#include "pace.h"
#include "ray.h"

/* 4u, of the magnitudes that are summed up. */
static const float GAP_PADDING = 0x1p-22f;

typedef struct plane_meeting {
    mask hit;
    lanes t; /* +inf on a miss */
} plane_meeting;

/* A NaN of the plane, origin or direction ends up in one of both times, and there beats the limit. */
LH_INLINE plane_meeting meet_plane(ray line, plane p)
{
    const lanes zero = lanes_set1(0.0f), never = lanes_set1(__builtin_inff());
    const padded_dot height = dot_padded(p.n, line.origin, GAP_PADDING);
    const padded_dot fall = dot_padded(p.n, line.direction, PACE_PADDING);
    const lanes gap = lanes_sub(p.d, height.value), distance = lanes_abs(gap);
    const lanes pace = lanes_select(lanes_negative(gap), lanes_negate(fall.value), fall.value);

    const lanes near = lanes_sub(distance, height.padding), far = lanes_add(distance, height.padding);
    const lanes fast = lanes_add(pace, fall.padding), slow = lanes_sub(pace, fall.padding);
    const lanes near_time = lanes_div(near, fast), far_time = lanes_div(far, slow);
    const mask is_there = lanes_le(near, zero);

    /* From the plane, or from where it may be, the ray may only leave it, or never. */
    const lanes early = lanes_select(is_there, zero, lanes_sub(near_time, lanes_set1(TIME_PADDING)));
    const lanes leaving = lanes_select(lanes_lt(fast, zero), near_time, never);
    const lanes late =
        lanes_add(lanes_select(lanes_le(slow, zero), leaving, far_time), lanes_set1(TIME_PADDING));

    const lanes enter = lanes_max(line.limits.enter, early), exit = lanes_min(line.limits.exit, late);
    const mask comes = mask_or(is_there, lanes_lt(zero, fast));
    const mask hit = mask_and(comes, lanes_le(enter, exit));
    return (plane_meeting){hit, lanes_select(hit, enter, never)};
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct raycast_plane_once {
    ray_columns rays;
    plane_columns planes;
    ray line;        /* of one ray */
    plane one_plane; /* of one plane */
    float *t;
} raycast_plane_once;

LH_INLINE void raycast_plane_prepare(raycast_plane_once *once, unsigned one,
                                     const raycast_plane_arguments *of)
{
    once->rays = columns_of_rays(of->rays);
    once->planes = columns_of_planes(of->planes);
    once->t = of->t;
    if (one & ONE_FIRST)
        once->line = ray_load_one(once->rays);
    if (one & ONE_SECOND)
        once->one_plane = plane_load_one(once->planes);
}

LH_INLINE uint32_t raycast_plane_block(const raycast_plane_once *once, unsigned one, block at)
{
    const ray line = one & ONE_FIRST ? once->line : ray_load(once->rays, at);
    const plane p = one & ONE_SECOND ? once->one_plane : plane_load(once->planes, at);
    const plane_meeting meeting = meet_plane(line, p);
    if (once->t)
        store_block(once->t, meeting.t, at);
    return mask_bits(meeting.hit);
}

LH_QUERY_OF_TWO(raycast_plane)

#endif
