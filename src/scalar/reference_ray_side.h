/* The round side of a capsule, which is that of a cylinder, between the planes of its ends: the times at which a ray is
 * within it, by the chord of what of the ray is across the axis (Ericson, Real-Time Collision Detection, 5.3.7). */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_RAY_SIDE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_RAY_SIDE_H

#include "reference.h"
#include "reference_segment_pair.h"

/* Of the radius and of the way to the foot of the perpendicular, for the balls; of the way from a to the origin and of
 * the length, for the cylinder; and what underflows. */
static const float ball_pad = 16.0f * unit_roundoff;
static const float side_pad = 32.0f * unit_roundoff;
static const float capsule_absolute_pad = 0x1p-62f;

static const float latest_time = 0x1p127f;

typedef struct passage {
    int hit;
    float enter, exit;
} passage;

static inline passage passage_within(float enter, float exit, int is_near)
{
    return (passage){is_near & (enter <= exit), enter, exit};
}

static inline float padded_radius(float radius)
{
    return radius * (1.0f + ball_pad) + capsule_absolute_pad;
}

/* Radii here are padded. */
static inline passage through_ball(ray r, vector3 centre, float radius)
{
    float dir_squared = dot(r.dir, r.dir), inverse = 1.0f / dir_squared, speed = square_root(dir_squared);
    vector3 to_centre = subtract(centre, r.origin);
    float foot = dot(to_centre, r.dir) * (inverse < INFINITY ? inverse : 0.0f);
    vector3 perpendicular = subtract(to_centre, scale(r.dir, foot));
    float reach = radius + fabsf(foot) * (speed * ball_pad);
    float squared = dot(perpendicular, perpendicular), reach_squared = reach * reach;
    float half = square_root(reach_squared - squared) * (speed * inverse);
    return passage_within(max(foot - half, max(r.t_min, 0.0f)), min(foot + half, min(r.t_max, latest_time)),
                          squared <= reach_squared);
}

/* The planes of the ends, both further out by as much as places along the axis may be off. */
typedef struct crossing {
    float first, last;
} crossing;

static inline crossing cross_end_planes(ray r, vector3 to_a, vector3 along, float way, float radius)
{
    float inverse_squared = inverse_of_squared(along);
    float beyond = (way + radius) * side_pad * square_root(inverse_squared);
    float start = dot(to_a, along) * inverse_squared, pace = dot(r.dir, along) * inverse_squared;
    float at_a = (start - beyond) * (1.0f / pace), at_b = ((start + 1.0f) + beyond) * (1.0f / pace);
    return (crossing){min(at_a, at_b), max(at_a, at_b)};
}

static inline passage through_side_within(ray r, segment axis, float radius)
{
    vector3 along = subtract(axis.b, axis.a), to_a = subtract(axis.a, r.origin);
    vector3 ahead = across(to_a, along), moving = across(r.dir, along);
    float rate = dot(moving, moving), inverse = 1.0f / rate;
    float foot = dot(ahead, moving) * (inverse < INFINITY ? inverse : 0.0f);
    vector3 perpendicular = subtract(ahead, scale(moving, foot));

    float way = sum_of_magnitudes(to_a) + sum_of_magnitudes(along);
    float reach = radius + way * side_pad;
    float squared = dot(perpendicular, perpendicular), reach_squared = reach * reach;
    float half = square_root(reach_squared - squared) * (square_root(rate) * inverse);

    crossing planes = cross_end_planes(r, to_a, along, way, radius);
    float enter = max(planes.first, max(foot - half, max(r.t_min, 0.0f)));
    float exit = min(planes.last, min(foot + half, min(r.t_max, latest_time)));
    return passage_within(enter, exit, squared <= reach_squared);
}

static inline passage through_side(ray r, segment axis, float radius)
{
    return through_side_within(r, axis, padded_radius(radius));
}

#endif
