/* A moving ball meets a box when its centre, on its course, comes within reach of it. Ericson, Real-Time Collision
 * Detection, 5.5.7, without its cases of faces, edges and corners. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_SPHERE_AABB_H
#define LANEHIT_SRC_QUERIES_SWEEP_SPHERE_AABB_H

#include "engine/moving.h"
#include "mathematics/motion/moving_point.h"
#include "mathematics/direction.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_sphere_aabb, sphere, aabb)

LH_INLINE uint32_t sweep_sphere_aabb_block(const void *setup, unsigned one, block at)
{
    const sweep_sphere_aabb_arguments *const of = &((const sweep_sphere_aabb_setup *)setup)->of;
    const sphere s = sweep_sphere_aabb_a(setup, one, at);
    const aabb box = sweep_sphere_aabb_b(setup, one, at);
    const moving_point past =
        moving_point_of(s.centre, sweep_sphere_aabb_velocity(setup, one, at), box, latest_time_of(of->t_max));
    /* As seen, too: a min may be NaN there, the difference of two infinities. */
    const mask box_is_there = mask_and(box_has_points(box), box_has_points(past.box));
    const nearest_approach nearest = approach_nearest(&past, box_is_there, padded_radius_of(s.radius));
    const mask hit = nearest.is_within;
    if (of->toi || is_wanted(of->normal)) {
        const lanes toi = first_time_within(&past, &nearest);
        if (of->toi)
            store_block(of->toi, lanes_or_infinity(hit, toi), at);
        if (is_wanted(of->normal))
            store_if_hit(of->normal, hit, direction_of(approach_at(&past, toi).between), at);
    }
    return mask_bits(hit);
}

LH_SWEEP_KERNEL(sweep_sphere_aabb)
LH_SWEEP_OF_ONE_LOOP(sweep_sphere_aabb)

#endif
