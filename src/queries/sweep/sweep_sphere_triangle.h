/* A moving ball meets a triangle when its centre, on its way, comes within the radius of it: of an edge, as a ray meets
 * a capsule, or over the inside, between two planes. The time of the planes counts if the centre is near the triangle
 * then. If it is not, though it meets the triangle over the inside later, then it gets there over an edge, between
 * planes as far away. So edges reach further by what planes do, and by what is rounded. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_SPHERE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_SWEEP_SPHERE_TRIANGLE_H

#include "engine/moving.h"
#include "mathematics/motion/brisk_motion.h"
#include "mathematics/motion/edged_triangle.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_sphere_triangle, sphere, triangle)

LH_INLINE uint32_t sweep_sphere_triangle_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_sphere_triangle_setup *const of = setup;
    const sphere a = sweep_sphere_triangle_a(setup, one, from);
    const triangle t = sweep_sphere_triangle_b(setup, one, from);
    edged_triangle b;
    find_edged_triangle(&b, &t);
    const brisk_motion motion =
        brisk_motion_of(sweep_sphere_triangle_velocity(setup, one, from), latest_time_of(of->of.t_max));
    const sphere_ray line = sphere_ray_of(a.centre, motion.velocity);
    const v3 from_a = v3_sub(a.centre, b.frame.a);
    const interval within = {lanes_set1(0.0f), motion.end};
    const lanes far = lanes_add(v3_sum_of_magnitudes(from_a), b.frame.size);
    const mask exists = mask_and(b.is_finite, lanes_le(lanes_set1(0.0f), a.radius));
    const face_reach reach = face_reach_of(a.radius, far, exists);
    const lanes entry = entry_to_triangle(line, within, from_a, &b, &reach);
    const mask hit = lanes_lt(entry, lanes_set1(__builtin_inff()));
    if (of->of.toi)
        store_block(of->of.toi, lanes_or_infinity(hit, time_of_motion(&motion, entry)), to);
    if (is_wanted(of->of.normal)) {
        const v3 moved = v3_add(from_a, v3_scale(motion.velocity, entry));
        const v3 way = closest_seen(&b.frame, moved, v3_sub(moved, b.frame.ab)).way;
        store_if_hit(of->of.normal, hit, direction_of(way), to);
    }
    return mask_bits(hit);
}

LH_SWEEP_IN_ONE_COPY(sweep_sphere_triangle)

#endif
