/* A ball and a turned box meet if, seen from the box, they do: Ericson, Real-Time Collision Detection, 5.1.4. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_OBB_H
#define LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_OBB_H

#include "engine/stages.h"
#include "mathematics/reach.h"
#include "mathematics/rotation.h"

/* By how much what is seen there lies beyond the box on an axis. In this order NaN stays NaN, and is a miss. */
LH_INLINE lanes beyond(lanes seen, lanes extent)
{
    return lanes_max(lanes_set1(0.0f), lanes_sub(lanes_abs(seen), extent));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A ball, with the square of how far it reaches; less than any square where it is empty. */
typedef struct reaching_ball {
    v3 centre;
    lanes squared;
} reaching_ball;

LH_INLINE reaching_ball reaching_ball_load(view_columns from, block at)
{
    const sphere s = sphere_load(from, at);
    const reach within = reach_of(s.radius);
    return (reaching_ball){s.centre, squared_unless_empty(within.not_empty, within.squared)};
}

LH_INLINE mask seen_ball_meets_box(v3 seen, v3 extent, lanes squared)
{
    const v3 d = {beyond(seen.x, extent.x), beyond(seen.y, extent.y), beyond(seen.z, extent.z)};
    return lanes_le(v3_dot(d, d), squared);
}

/* What the one box sees is soon found. */
LH_OPERANDS_OF(overlap_sphere_obb, spheres_with_obb, reaching_ball, turned_box)

LH_INLINE uint32_t spheres_with_obb_block(const void *setup, unsigned one, block at)
{
    const reaching_ball ball = spheres_with_obb_a(setup, one, at);
    const turned_box b = spheres_with_obb_b(setup, one, at);
    const v3 way = v3_sub(ball.centre, b.centre);
    return mask_bits(seen_ball_meets_box(v3_seen_from(way, b.axes), v3_plus_each(b.half, error_of_sight(way)),
                                         ball.squared));
}

/* In stages otherwise: what a box sees is long in coming. */
LH_OPERANDS(overlap_sphere_obb, reaching_ball, turned_box)

typedef struct overlap_sphere_obb_left {
    v3 seen;   /* the centre */
    v3 extent; /* of the box, padded */
    lanes squared;
} overlap_sphere_obb_left;

LH_INLINE void overlap_sphere_obb_begin(const void *setup, unsigned one, block at, void *left)
{
    overlap_sphere_obb_left *const to = left;
    const turned_box b = overlap_sphere_obb_b(setup, one, at);
    const reaching_ball ball = overlap_sphere_obb_a(setup, one, at);
    const v3 way = v3_sub(ball.centre, b.centre);
    to->squared = ball.squared;
    to->seen = v3_seen_from(way, b.axes);
    to->extent = v3_plus_each(b.half, error_of_sight(way));
}

LH_INLINE uint32_t overlap_sphere_obb_finish(const void *setup, unsigned one, block at, const void *left)
{
    (void)setup;
    (void)one;
    (void)at;
    const overlap_sphere_obb_left *const from = left;
    return mask_bits(seen_ball_meets_box(from->seen, from->extent, from->squared));
}

LH_STAGED_QUERY_UNLESS_SECOND(overlap_sphere_obb, spheres_with_obb, .steps = 0)

#endif
