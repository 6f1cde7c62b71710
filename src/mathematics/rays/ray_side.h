/* The round side of a capsule, which is that of a cylinder, and the times at which a ray is within it, between the
 * planes of the ends. That is the chord of what is seen along the axis. What is seen of a ray nearly along the axis is
 * short, and its times are far off, but not the points of the ray: these are as near to the side as the padding is
 * wide, and the planes of the ends keep them beside it. Ericson, Real-Time Collision Detection, 5.3.7, with the chord
 * of chord.h. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_RAY_SIDE_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_RAY_SIDE_H

#include "limited_ray.h"
#include "mathematics/segment_pair.h"

/* 32u, of the way from the origin to a and of the length of the segment: of the reach of the side, and of
 * how far past the ends it counts. */
static const float SIDE_PADDING = 0x1p-19f;

typedef struct side_target {
    segment_side axis;
    lanes length;         /* of the segment, |x| + |y| + |z| */
    lanes inverse_length; /* of the true one; 0 for a point */
    padded_radius radius;
} side_target;

LH_INLINE side_target side_target_of(segment s, lanes of_side)
{
    const segment_side axis = side_of(s);
    padded_radius radius = padded_radius_of(of_side);
    radius.not_empty = mask_and(radius.not_empty, axis.is_finite);
    return (side_target){axis, v3_sum_of_magnitudes(axis.path.way), lanes_sqrt(axis.inverse_squared), radius};
}

/* What is seen of a ray along the axis. */
typedef struct ray_along_axis {
    lanes foot;       /* the time at which the ray is nearest to the axis */
    v3 perpendicular; /* from there */
    lanes rate;       /* the square of how fast the ray moves across the axis */
    lanes inverse;    /* of the rate; infinite where that is 0 */
} ray_along_axis;

LH_INLINE ray_along_axis see_along_axis(v3 to_start, v3 direction, const segment_side *axis)
{
    const v3 ahead = v3_across(to_start, *axis), moving = v3_across(direction, *axis);
    const lanes rate = v3_dot(moving, moving), inverse = lanes_div(lanes_set1(1.0f), rate);
    const lanes foot = lanes_mul(v3_dot(ahead, moving), inverse_or_zero(inverse));
    return (ray_along_axis){foot, v3_sub(ahead, v3_scale(moving, foot)), rate, inverse};
}

/* The times from one plane of the ends to the other, each moved outwards. Across the axis these are infinite, both of
 * one sign or not. */
LH_INLINE interval times_beside(v3 to_start, v3 direction, lanes way, const side_target *c, lanes radius)
{
    const lanes start = lanes_mul(v3_dot(to_start, c->axis.path.way), c->axis.inverse_squared);
    const lanes end = lanes_add(start, lanes_set1(1.0f));
    const lanes speed = lanes_mul(v3_dot(direction, c->axis.path.way), c->axis.inverse_squared);
    const lanes beyond =
        lanes_mul(lanes_mul(lanes_add(way, radius), lanes_set1(SIDE_PADDING)), c->inverse_length);
    const lanes inverse = lanes_div(lanes_set1(1.0f), speed);
    const lanes at_start = lanes_mul(lanes_sub(start, beyond), inverse);
    const lanes at_end = lanes_mul(lanes_add(end, beyond), inverse);
    return (interval){lanes_min(at_start, at_end), lanes_max(at_start, at_end)};
}

/* Whatever its own radius is. */
LH_INLINE ray_passage pass_side_within(sphere_ray line, interval limits, const side_target *c,
                                       padded_radius radius)
{
    const v3 to_start = v3_sub(c->axis.path.start, line.origin);
    const ray_along_axis seen = see_along_axis(to_start, line.direction, &c->axis);
    const lanes way = lanes_add(v3_sum_of_magnitudes(to_start), c->length);
    const lanes reach = lanes_add(radius.reach, lanes_mul(way, lanes_set1(SIDE_PADDING)));
    const lanes squared_reach = lanes_mul(reach, reach),
                squared = v3_dot(seen.perpendicular, seen.perpendicular);
    const lanes half = lanes_mul(lanes_sqrt(lanes_sub(squared_reach, squared)),
                                 lanes_mul(lanes_sqrt(seen.rate), seen.inverse));
    const interval beside = times_beside(to_start, line.direction, way, c, radius.reach);
    const interval inside = {lanes_max(beside.enter, lanes_max(lanes_sub(seen.foot, half), limits.enter)),
                             lanes_min(beside.exit, lanes_min(lanes_add(seen.foot, half), limits.exit))};
    const mask near = mask_and(radius.not_empty, lanes_le(squared, squared_reach));
    return (ray_passage){mask_and(near, lanes_le(inside.enter, inside.exit)), inside};
}

LH_INLINE ray_passage pass_side(sphere_ray line, interval limits, const side_target *c)
{
    return pass_side_within(line, limits, c, c->radius);
}

#endif
