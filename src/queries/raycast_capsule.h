/* The times at which a ray is in a capsule: from the first to the last at which it is in either ball, or in the round
 * side between the planes of the ends. That is the chord of what is seen along the axis. What is seen of a ray nearly
 * along the axis is short, and its times are far off, but not the points of the ray: these are as near to the side as
 * the padding is wide, and the planes of the ends keep them beside it. Ericson, Real-Time Collision Detection, 5.3.7,
 * with the chord of chord.h. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_CAPSULE_H
#define LANEHIT_SRC_QUERIES_RAYCAST_CAPSULE_H

#include "engine/operands.h"
#include "mathematics/limited_ray.h"
#include "mathematics/segment_pair.h"

/* 32u, of the way from the origin to the capsule's a and of the length of the segment: of the reach of the side, and of
 * how far past the ends it counts. */
static const float SIDE_PADDING = 0x1p-19f;

typedef struct capsule_target {
    segment_side axis;
    lanes length;         /* of the segment, |x| + |y| + |z| */
    lanes inverse_length; /* of the true one; 0 for a point */
    padded_radius radius;
} capsule_target;

LH_INLINE capsule_target target_of(capsule c)
{
    const segment_side axis = side_of(c.axis);
    padded_radius radius = padded_radius_of(c.radius);
    radius.not_empty = mask_and(radius.not_empty, axis.is_finite);
    return (capsule_target){axis, v3_sum_of_magnitudes(axis.path.way), lanes_sqrt(axis.inverse_squared),
                            radius};
}

/* The times from one plane of the ends to the other, each moved outwards. Across the axis these are infinite, both of
 * one sign or not. */
LH_INLINE interval times_beside(v3 to_start, v3 direction, lanes way, const capsule_target *c)
{
    const lanes start = lanes_mul(v3_dot(to_start, c->axis.path.way), c->axis.inverse_squared);
    const lanes end = lanes_add(start, lanes_set1(1.0f));
    const lanes speed = lanes_mul(v3_dot(direction, c->axis.path.way), c->axis.inverse_squared);
    const lanes beyond =
        lanes_mul(lanes_mul(lanes_add(way, c->radius.reach), lanes_set1(SIDE_PADDING)), c->inverse_length);
    const lanes inverse = lanes_div(lanes_set1(1.0f), speed);
    const lanes at_start = lanes_mul(lanes_sub(start, beyond), inverse);
    const lanes at_end = lanes_mul(lanes_add(end, beyond), inverse);
    return (interval){lanes_min(at_start, at_end), lanes_max(at_start, at_end)};
}

LH_INLINE ray_passage pass_side(sphere_ray line, interval limits, const capsule_target *c)
{
    const v3 to_start = v3_sub(c->axis.path.start, line.origin);
    const v3 ahead = v3_across(to_start, c->axis), moving = v3_across(line.direction, c->axis);
    const lanes rate = v3_dot(moving, moving), inverse = lanes_div(lanes_set1(1.0f), rate);
    const mask moves = lanes_lt(inverse, lanes_set1(__builtin_inff()));
    const lanes foot = lanes_mul(v3_dot(ahead, moving), lanes_or_zero(moves, inverse));
    const v3 perpendicular = v3_sub(ahead, v3_scale(moving, foot));

    const lanes way = lanes_add(v3_sum_of_magnitudes(to_start), c->length);
    const lanes reach = lanes_add(c->radius.reach, lanes_mul(way, lanes_set1(SIDE_PADDING)));
    const lanes squared_reach = lanes_mul(reach, reach), squared = v3_dot(perpendicular, perpendicular);
    const lanes half =
        lanes_mul(lanes_sqrt(lanes_sub(squared_reach, squared)), lanes_mul(lanes_sqrt(rate), inverse));
    const interval beside = times_beside(to_start, line.direction, way, c);
    const interval inside = {lanes_max(beside.enter, lanes_max(lanes_sub(foot, half), limits.enter)),
                             lanes_min(beside.exit, lanes_min(lanes_add(foot, half), limits.exit))};
    const mask near = mask_and(c->radius.not_empty, lanes_le(squared, squared_reach));
    return (ray_passage){mask_and(near, lanes_le(inside.enter, inside.exit)), inside};
}

/* From the first to the last time of both. */
LH_INLINE ray_passage join(ray_passage a, ray_passage b)
{
    const lanes enter = lanes_min(a.inside.enter, b.inside.enter);
    const lanes exit = lanes_max(a.inside.exit, b.inside.exit);
    const interval of_either = {lanes_select(a.hit, a.inside.enter, b.inside.enter),
                                lanes_select(a.hit, a.inside.exit, b.inside.exit)};
    const mask both = mask_and(a.hit, b.hit);
    return (ray_passage){
        mask_or(a.hit, b.hit),
        {lanes_select(both, enter, of_either.enter), lanes_select(both, exit, of_either.exit)}};
}

LH_INLINE ray_passage pass_capsule(sphere_ray line, interval limits, const capsule_target *c)
{
    const ray_passage start = pass_sphere(line, limits, c->axis.path.start, c->radius);
    const ray_passage end = pass_sphere(line, limits, c->axis.end, c->radius);
    return join(join(start, end), pass_side(line, limits, c));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE capsule_target capsule_target_load(view_columns from, block at)
{
    return target_of(capsule_load(from, at));
}

LH_OPERANDS(raycast_capsule, limited_ray, capsule_target)

LH_INLINE uint32_t raycast_capsule_block(const void *setup, unsigned one, block at)
{
    const raycast_capsule_arguments *const of = &((const raycast_capsule_setup *)setup)->of;
    const limited_ray c = raycast_capsule_a(setup, one, at);
    const capsule_target target = raycast_capsule_b(setup, one, at);
    const ray_passage passage = pass_capsule(c.line, c.limits, &target);
    return store_passage(passage, of->t_enter, of->t_exit, at);
}

LH_LONG_QUERY_OR_SECOND(raycast_capsule)

#endif
