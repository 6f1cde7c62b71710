/* A moving ball meets a turned box if, seen from the box, it does: when its centre, on its course, comes within reach
 * of it. What the box sees is rounded, so it grows by as much. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_SPHERE_OBB_H
#define LANEHIT_SRC_QUERIES_SWEEP_SPHERE_OBB_H

#include "engine/moving.h"
#include "mathematics/motion/brisk_motion.h"
#include "mathematics/direction.h"
#include "mathematics/motion/moving_point.h"
#include "mathematics/rotation.h"

/* 30u, of the way from the centre of the box to that of the ball, of the half extents, summed up, and of the radius;
 * 29.6u are needed (docs/guarantees.md). Until they touch, the ball goes no further than that, so the padding covers
 * what of its velocity is off, too. */
static const float SEEN_MOTION_PADDING = 0x1.ep-20f;

/* A course past a turned box, as that sees it. */
typedef struct seen_course {
    moving_point past; /* the box, grown */
    aabb box;          /* as it is, seen from where the point starts */
    mask is_there;
} seen_course;

LH_INLINE aabb box_seen_from(v3 start, v3 half)
{
    return (aabb){v3_sub(v3_negate(half), start), v3_sub(half, start)};
}

LH_INLINE seen_course course_seen_by(turned_box b, sphere a, v3 velocity, lanes end)
{
    const lanes zero = lanes_set1(0.0f);
    const v3 way = v3_sub(a.centre, b.centre), start = without_last_digits(v3_seen_from(way, b.axes));
    const lanes size = lanes_add(lanes_add(v3_sum_of_magnitudes(way), v3_sum(b.half)), a.radius);
    const lanes error = lanes_add(lanes_mul(size, lanes_set1(SEEN_MOTION_PADDING)), lanes_set1(0x1p-62f));
    const v3 grown = v3_plus_each(b.half, error);
    const moving_point past = moving_point_of(start, without_last_digits(v3_seen_from(velocity, b.axes)),
                                              (aabb){v3_negate(grown), grown}, end);
    const mask has_extents = v3_le((v3){zero, zero, zero}, b.half);
    return (seen_course){past, box_seen_from(start, b.half), mask_and(has_extents, box_has_points(past.box))};
}

/* From the nearest point of the box as it is, not as it has grown: a direction even where the ball is a point. */
LH_INLINE v3 way_from_box(const seen_course *c, lanes time)
{
    const v3 point = v3_scale(c->past.velocity, time);
    return v3_sub(point, nearest_in_box(point, c->box));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_sphere_obb, sphere, turned_box)

LH_INLINE uint32_t sweep_sphere_obb_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_sphere_obb_arguments *const of = &((const sweep_sphere_obb_setup *)setup)->of;
    const sphere a = sweep_sphere_obb_a(setup, one, from);
    const turned_box b = sweep_sphere_obb_b(setup, one, from);
    const brisk_motion motion =
        brisk_motion_of(sweep_sphere_obb_velocity(setup, one, from), latest_time_of(of->t_max));
    const seen_course c = course_seen_by(b, a, motion.velocity, motion.end);
    const nearest_approach nearest = approach_nearest(&c.past, c.is_there, padded_radius_of(a.radius));
    const mask hit = nearest.is_within;
    if (of->toi || is_wanted(of->normal)) {
        const lanes entry = first_time_within(&c.past, &nearest);
        if (of->toi)
            store_block(of->toi, lanes_or_infinity(hit, time_of_motion(&motion, entry)), to);
        if (is_wanted(of->normal)) {
            const v3 way = v3_turned_out(way_from_box(&c, entry), b.axes);
            store_if_hit(of->normal, hit, direction_of(way), to);
        }
    }
    return mask_bits(hit);
}

LH_SWEEP_IN_ONE_COPY(sweep_sphere_obb)

#endif
