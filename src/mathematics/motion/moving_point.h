/* A point that moves past a box: when it is nearest, and when it is within reach. The square of its distance is convex
 * over time, and a parabola between the times at which it crosses the planes of the box. At each crossing, the slope of
 * that square tells whether the nearest time is before or after it; between the crossings that are left, it is at the
 * vertex of the parabola.
 *
 * A wrong answer at a crossing is nearly a tie, and costs in distance no more than the rounding that caused it
 * (docs/guarantees.md, "Courses"). */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_MOVING_POINT_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_MOVING_POINT_H

#include "mathematics/rays/chord.h"

enum { CROSSINGS = 6 };

/* As seen from where the point starts, at time 0. */
typedef struct moving_point {
    v3 velocity;
    aabb box;
    lanes crossing[CROSSINGS]; /* times of the planes; within the limits also where it crosses none */
    lanes end;                 /* of time */
} moving_point;

LH_INLINE v3 v3_times(v3 a, v3 b)
{
    return (v3){lanes_mul(a.x, b.x), lanes_mul(a.y, b.y), lanes_mul(a.z, b.z)};
}

LH_INLINE v3 v3_inverse(v3 a)
{
    const lanes one = lanes_set1(1.0f);
    return (v3){lanes_div(one, a.x), lanes_div(one, a.y), lanes_div(one, a.z)};
}

/* Without velocity on an axis its crossings are at a limit, whichever: they then tell what is true of that. */
LH_INLINE moving_point moving_point_by(v3 start, v3 velocity, v3 inverse, aabb box, lanes end)
{
    const lanes zero = lanes_set1(0.0f);
    const aabb seen = {v3_sub(box.min, start), v3_sub(box.max, start)};
    const v3 low = v3_times(seen.min, inverse), high = v3_times(seen.max, inverse);
    moving_point c = {velocity, seen, {low.x, low.y, low.z, high.x, high.y, high.z}, end};
    LH_UNROLL
    for (int i = 0; i < CROSSINGS; i++)
        c.crossing[i] = lanes_min(lanes_max(c.crossing[i], zero), end);
    return c;
}

LH_INLINE moving_point moving_point_of(v3 start, v3 velocity, aabb box, lanes end)
{
    return moving_point_by(start, velocity, v3_inverse(velocity), box, end);
}

/* Where the point is at some time, and the nearest point of the box then. */
typedef struct approach {
    v3 point, nearest, between; /* from there to the point */
} approach;

LH_INLINE approach approach_at(const moving_point *c, lanes time)
{
    const v3 point = v3_scale(c->velocity, time), nearest = nearest_in_box(point, c->box);
    return (approach){point, nearest, v3_sub(point, nearest)};
}

LH_INLINE lanes squared_distance_of(const approach *a)
{
    return v3_dot(a->between, a->between);
}

/* ---- The parabola between two times ------------------------------------------------------------------- */

/* Of the square of the distance: that is rate * (t - vertex)^2 and a rest. NaN where it is constant. */
typedef struct parabola {
    lanes vertex, rate;
    v3 moving,
        ahead; /* the velocity, and the plane that is nearest, on the axes on which the point is outside */
} parabola;

LH_INLINE lanes or_zero_where_inside(lanes between, lanes a)
{
    return lanes_or_zero(lanes_lt(lanes_set1(0.0f), lanes_abs(between)), a);
}

LH_INLINE parabola parabola_between(const moving_point *c, interval times)
{
    const lanes half = lanes_set1(0.5f);
    const lanes middle = lanes_add(lanes_mul(times.enter, half), lanes_mul(times.exit, half));
    const approach at = approach_at(c, middle);
    const v3 moving = {or_zero_where_inside(at.between.x, c->velocity.x),
                       or_zero_where_inside(at.between.y, c->velocity.y),
                       or_zero_where_inside(at.between.z, c->velocity.z)};
    const v3 ahead = {or_zero_where_inside(at.between.x, at.nearest.x),
                      or_zero_where_inside(at.between.y, at.nearest.y),
                      or_zero_where_inside(at.between.z, at.nearest.z)};
    const lanes rate = v3_dot(moving, moving);
    return (parabola){lanes_div(v3_dot(moving, ahead), rate), rate, moving, ahead};
}

/* A NaN is the first of these times. */
LH_INLINE lanes time_within(lanes t, interval times)
{
    return lanes_min(lanes_max(t, times.enter), times.exit);
}

/* ---- The nearest time --------------------------------------------------------------------------------- */

LH_INLINE void narrow_by(interval *times, const moving_point *c, lanes crossing)
{
    const approach at = approach_at(c, crossing);
    const lanes rise = v3_dot(c->velocity, at.between), zero = lanes_set1(0.0f);
    times->enter = lanes_select(lanes_lt(rise, zero), lanes_max(crossing, times->enter), times->enter);
    times->exit = lanes_select(lanes_le(zero, rise), lanes_min(crossing, times->exit), times->exit);
}

LH_INLINE lanes nearest_time(const moving_point *c)
{
    interval times = {lanes_set1(0.0f), c->end};
    LH_ROLLED
    for (int i = 0; i < CROSSINGS; i++)
        narrow_by(&times, c, c->crossing[i]);
    return time_within(parabola_between(c, times).vertex, times);
}

/* ---- Reach -------------------------------------------------------------------------------------------- */

/* 16u of how far the point is from its start and the nearest point of the box from there: what the distance may be off
 * by. */
LH_INLINE lanes padding_of_approach(const approach *a)
{
    const lanes sum = lanes_add(v3_sum_of_magnitudes(a->point), v3_sum_of_magnitudes(a->nearest));
    return lanes_mul(sum, lanes_set1(SPHERE_PADDING));
}

typedef struct nearest_approach {
    lanes time, squared_reach;
    mask is_within; /* reach */
} nearest_approach;

/* Whether box and ball have points is asked first: one mask is kept more easily than what it is made of. */
LH_INLINE nearest_approach approach_then(const moving_point *c, lanes time, mask box_is_there,
                                         padded_radius radius)
{
    const mask both_are_there = mask_and(box_is_there, radius.not_empty);
    const approach at = approach_at(c, time);
    const lanes reach = lanes_add(radius.reach, padding_of_approach(&at));
    const lanes squared = lanes_mul(reach, reach);
    return (nearest_approach){time, squared,
                              mask_and(both_are_there, lanes_le(squared_distance_of(&at), squared))};
}

LH_INLINE nearest_approach approach_nearest(const moving_point *c, mask box_is_there, padded_radius radius)
{
    return approach_then(c, nearest_time(c), box_is_there, radius);
}

/* A segment is a course from one end, at time 0, to the other, at time 1. */
LH_INLINE moving_point moving_point_of_segment(segment s, aabb box)
{
    return moving_point_of(s.a, v3_sub(s.b, s.a), box, lanes_set1(1.0f));
}

/* ---- The first time within reach ---------------------------------------------------------------------- */

/* A crossing before the nearest time that is out of reach is too early; one that is not, is not. */
LH_INLINE void narrow_to_entry(interval *times, const moving_point *c, const nearest_approach *nearest,
                               lanes crossing)
{
    const approach at = approach_at(c, crossing);
    const mask within = lanes_le(squared_distance_of(&at), nearest->squared_reach);
    const mask before = mask_without(lanes_lt(crossing, nearest->time), within);
    times->enter = lanes_select(before, lanes_max(crossing, times->enter), times->enter);
    times->exit = lanes_select(within, lanes_min(crossing, times->exit), times->exit);
}

/* Of what comes within reach; never late. Between the crossings before it and after it the parabola tells, and where
 * that is off, the first of them. */
LH_INLINE lanes first_time_within(const moving_point *c, const nearest_approach *nearest)
{
    interval times = {lanes_set1(0.0f), nearest->time};
    LH_ROLLED
    for (int i = 0; i < CROSSINGS; i++)
        narrow_to_entry(&times, c, nearest, c->crossing[i]);
    const parabola between = parabola_between(c, times);
    const v3 rest = v3_sub(v3_scale(between.moving, between.vertex), between.ahead);
    const lanes squared = lanes_sub(nearest->squared_reach, v3_dot(rest, rest));
    const lanes half = lanes_div(lanes_sqrt(lanes_max(squared, lanes_set1(0.0f))), lanes_sqrt(between.rate));
    const lanes entry = time_within(lanes_sub(between.vertex, half), times);

    const approach start = approach_at(c, lanes_set1(0.0f));
    const mask is_there = lanes_le(squared_distance_of(&start), nearest->squared_reach);
    return lanes_select(is_there, lanes_set1(0.0f), entry);
}

#endif
