/* A ray meets a ball while it is within reach of the centre: half a chord before and after the foot of the
 * perpendicular from there. That is formed as a vector, so that no squares cancel: Haines, Guenther and
 * Akenine-Moeller, Precision Improvements for Ray/Sphere Intersection, Ray Tracing Gems, chapter 7. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_CHORD_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_CHORD_H

#include "passage.h"

/* 16u, of the radius and of the way to the foot. It covers the verdict and both times: the chord is longer by
 * what the times may be off. */
static const float SPHERE_PADDING = 0x1p-20f;

/* A ray, with what depends on its direction alone. */
typedef struct sphere_ray {
    v3 origin, direction;
    lanes inverse_squared; /* 1 / direction^2; 0 for a ray that stays at its origin */
    lanes time_per_length; /* the time that a length of 1 takes; infinite or NaN for a ray that stays */
    lanes padding;         /* of the reach, for a time of 1 to the foot */
} sphere_ray;

/* Of a ray that stays, the foot is at time 0, and half the chord takes forever or is NaN: the limits remain. */
LH_INLINE sphere_ray sphere_ray_of(v3 origin, v3 direction)
{
    const lanes squared = v3_dot(direction, direction), speed = lanes_sqrt(squared);
    const lanes inverse = lanes_div(lanes_set1(1.0f), squared);
    const mask moves = lanes_lt(inverse, lanes_set1(__builtin_inff()));
    return (sphere_ray){origin, direction, lanes_or_zero(moves, inverse), lanes_mul(speed, inverse),
                        lanes_mul(speed, lanes_set1(SPHERE_PADDING))};
}

typedef struct padded_radius {
    lanes reach;
    mask not_empty; /* a negative radius is the empty sphere; so is a NaN */
} padded_radius;

/* 2^-62 covers squares that underflow. */
LH_INLINE padded_radius padded_radius_of(lanes radius)
{
    const lanes padded = lanes_mul(radius, lanes_set1(1.0f + SPHERE_PADDING));
    return (padded_radius){lanes_add(padded, lanes_set1(0x1p-62f)), lanes_le(lanes_set1(0.0f), radius)};
}

/* Of two shapes that move. The sum is low by u, and so is each component of the relative velocity: the padding of a
 * chord has room for both. */
LH_INLINE padded_radius padded_sum_of(lanes a_radius, lanes b_radius)
{
    const mask a_is_not_empty = lanes_le(lanes_set1(0.0f), a_radius);
    padded_radius both = padded_radius_of(lanes_add(a_radius, b_radius));
    both.not_empty = mask_and(a_is_not_empty, lanes_le(lanes_set1(0.0f), b_radius));
    return both;
}

/* Unlike those of boxes the limits are not padded: the times are on the safe side by themselves. */
LH_INLINE ray_passage pass_sphere(sphere_ray line, interval limits, v3 centre, padded_radius radius)
{
    const v3 to_centre = v3_sub(centre, line.origin);
    const lanes foot = lanes_mul(v3_dot(to_centre, line.direction), line.inverse_squared);
    const v3 perpendicular = v3_sub(to_centre, v3_scale(line.direction, foot));
    const lanes padded_reach = lanes_add(radius.reach, lanes_mul(lanes_abs(foot), line.padding));

    const lanes squared_reach = lanes_mul(padded_reach, padded_reach);
    const lanes squared_distance = v3_dot(perpendicular, perpendicular);
    const lanes half =
        lanes_mul(lanes_sqrt(lanes_sub(squared_reach, squared_distance)), line.time_per_length);
    const interval inside = {lanes_max(lanes_sub(foot, half), limits.enter),
                             lanes_min(lanes_add(foot, half), limits.exit)};

    const mask near = mask_and(radius.not_empty, lanes_le(squared_distance, squared_reach));
    return (ray_passage){mask_and(near, lanes_le(inside.enter, inside.exit)), inside};
}

#endif
