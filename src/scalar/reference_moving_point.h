/* A point on its course past a box. The square of its distance is convex, and quadratic between the times at which it
 * crosses planes of the box. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_MOVING_POINT_H
#define LANEHIT_SRC_SCALAR_REFERENCE_MOVING_POINT_H

#include "reference.h"

/* Covers every rounding before the verdict and the time, so that the time is never late. */
static const float course_pad = 16.0f * unit_roundoff;

/* Covers squares that underflow. */
static const float course_absolute_pad = 0x1p-62f;

enum { CROSSINGS = 6 };

typedef struct course {
    vector3 velocity, low, high; /* the planes as seen from the start */
    float crossing[CROSSINGS];   /* times */
    float end;
} course;

static inline vector3 clamp_each(vector3 a, vector3 low, vector3 high)
{
    return min_each(max_each(a, low), high);
}

static inline course course_past(vector3 start, vector3 velocity, box b, float end)
{
    vector3 inverse = reciprocal_each(velocity);
    vector3 low = subtract(b.min, start), high = subtract(b.max, start);
    const float times[CROSSINGS] = {low.x * inverse.x,  low.y * inverse.y,  low.z * inverse.z,
                                    high.x * inverse.x, high.y * inverse.y, high.z * inverse.z};
    course c = {.velocity = velocity, .low = low, .high = high, .end = end};
    for (int i = 0; i < CROSSINGS; i++)
        c.crossing[i] = min(max(times[i], 0.0f), end);
    return c;
}

static inline vector3 point_at(const course *c, float t)
{
    return scale(c->velocity, t);
}

/* From the nearest point of the box. */
static inline vector3 outside_at(const course *c, float t)
{
    vector3 point = point_at(c, t);
    return subtract(point, clamp_each(point, c->low, c->high));
}

static inline float distance_squared_at(const course *c, float t)
{
    vector3 outside = outside_at(c, t);
    return dot(outside, outside);
}

/* On the axes on which the point is outside in the middle between two times: what the square of its distance is
 * then. */
typedef struct quadratic {
    vector3 velocity, planes;
    float vertex, rate;
} quadratic;

static inline float unless_inside(float outside, float a)
{
    return fabsf(outside) > 0.0f ? a : 0.0f;
}

static inline quadratic quadratic_between(const course *c, float from, float to)
{
    float middle = from * 0.5f + to * 0.5f;
    vector3 point = point_at(c, middle), on_box = clamp_each(point, c->low, c->high);
    vector3 e = subtract(point, on_box), v = c->velocity;
    quadratic q = {
        .velocity = {unless_inside(e.x, v.x), unless_inside(e.y, v.y), unless_inside(e.z, v.z)},
        .planes = {unless_inside(e.x, on_box.x), unless_inside(e.y, on_box.y), unless_inside(e.z, on_box.z)}};
    q.rate = dot(q.velocity, q.velocity);
    q.vertex = dot(q.velocity, q.planes) / q.rate;
    return q;
}

static inline float nearest_time(const course *c)
{
    float from = 0.0f, to = c->end;
    for (int i = 0; i < CROSSINGS; i++) {
        float t = c->crossing[i], slope = dot(c->velocity, outside_at(c, t));
        if (slope < 0.0f)
            from = max(t, from);
        if (slope >= 0.0f)
            to = min(t, to);
    }
    return min(max(quadratic_between(c, from, to).vertex, from), to);
}

/* Of a radius that is padded. */
static inline float reach_beyond(const course *c, float t, float radius)
{
    vector3 point = point_at(c, t), on_box = clamp_each(point, c->low, c->high);
    float far = sum_of_magnitudes(point) + sum_of_magnitudes(on_box);
    return radius + far * course_pad;
}

static inline float reach_at(const course *c, float t, float radius)
{
    return reach_beyond(c, t, radius * (1.0f + course_pad) + course_absolute_pad);
}

static inline int has_no_points(const course *c)
{
    return !all_at_most(c->low, c->high);
}

static inline int comes_within(const course *c, float radius)
{
    float t_nearest = nearest_time(c), reach = reach_at(c, t_nearest, radius);
    return !has_no_points(c) && radius >= 0.0f && distance_squared_at(c, t_nearest) <= reach * reach;
}

/* When it first comes within reach, given the nearest time, at which it does. */
static inline float first_time_within(const course *c, float t_nearest, float reach_squared)
{
    float from = 0.0f, to = t_nearest;
    if (distance_squared_at(c, 0.0f) <= reach_squared)
        return 0.0f;
    for (int i = 0; i < CROSSINGS; i++) {
        float t = c->crossing[i];
        if (distance_squared_at(c, t) <= reach_squared)
            to = min(t, to);
        else if (t < t_nearest)
            from = max(t, from);
    }
    quadratic q = quadratic_between(c, from, to);
    vector3 rest = subtract(scale(q.velocity, q.vertex), q.planes);
    float half = square_root(max(reach_squared - dot(rest, rest), 0.0f)) / square_root(q.rate);
    return min(max(q.vertex - half, from), to);
}

#endif
