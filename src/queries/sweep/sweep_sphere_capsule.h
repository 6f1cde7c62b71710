/* A moving ball meets a capsule when its centre, on its way, comes within both radii of the segment: a ray against a
 * capsule of both. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_SPHERE_CAPSULE_H
#define LANEHIT_SRC_QUERIES_SWEEP_SPHERE_CAPSULE_H

#include "engine/moving.h"
#include "mathematics/motion/brisk_motion.h"
#include "mathematics/direction.h"
#include "mathematics/motion/first_touch.h"

typedef struct swept_capsule {
    side_target side;
    lanes radius;
} swept_capsule;

LH_INLINE swept_capsule swept_capsule_load(view_columns from, block at)
{
    const capsule c = capsule_load(from, at);
    return (swept_capsule){side_target_of(c.axis, c.radius), c.radius};
}

LH_INLINE padded_radius radius_of_both(sphere a, const swept_capsule *b)
{
    padded_radius both = padded_sum_of(a.radius, b->radius);
    both.not_empty = mask_and(both.not_empty, b->side.axis.is_finite);
    return both;
}

/* From the nearest point of the segment. */
LH_INLINE v3 way_from_segment(v3 point, v3 moved, const segment_path *path)
{
    return foot_seen_from_start(*path, v3_add(v3_sub(point, path->start), moved)).from;
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_sphere_capsule, sphere, swept_capsule)

LH_INLINE uint32_t sweep_sphere_capsule_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_sphere_capsule_arguments *const of = &((const sweep_sphere_capsule_setup *)setup)->of;
    const sphere a = sweep_sphere_capsule_a(setup, one, from);
    const swept_capsule b = sweep_sphere_capsule_b(setup, one, from);
    const brisk_motion motion =
        brisk_motion_of(sweep_sphere_capsule_velocity(setup, one, from), latest_time_of(of->t_max));
    const sphere_ray line = sphere_ray_of(a.centre, motion.velocity);
    const interval within = {lanes_set1(0.0f), motion.end};
    const lanes entry = entry_to_capsule(line, within, &b.side, radius_of_both(a, &b));
    const mask hit = lanes_lt(entry, lanes_set1(__builtin_inff()));
    if (of->toi)
        store_block(of->toi, lanes_or_infinity(hit, time_of_motion(&motion, entry)), to);
    if (is_wanted(of->normal)) {
        const v3 way = way_from_segment(a.centre, v3_scale(motion.velocity, entry), &b.side.axis.path);
        store_if_hit(of->normal, hit, direction_of(way), to);
    }
    return mask_bits(hit);
}

LH_SWEEP_IN_ONE_COPY(sweep_sphere_capsule)

#endif
