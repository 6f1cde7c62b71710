#include "sweep_cases.h"

#include <math.h>
#include <stdlib.h>

#include "floats.h"
#include "rounding.h"

/* How a lies to b on one axis at the time of contact. */
typedef enum relation { REACHING, LEAVING, OVERLAPPING, RESTING, APART } relation;

static void draft_velocities(stream *s, int axis, int at_rest, double *draft)
{
    int b = draw_integer(s, -4, 4);
    draft[B_VELOCITY + axis] = b;
    draft[A_VELOCITY + axis] = at_rest ? b : b + draw_nonzero(s, -4, 4);
}

/* Where a begins, if b goes from 0 to b_max, and a is of this size and moves upwards or not. */
static double draw_start(stream *s, relation r, double size, double b_max, int upwards)
{
    double touching[2] = {-size, b_max};
    switch (r) {
    case REACHING:
        return touching[!upwards];
    case LEAVING:
        return touching[upwards];
    case RESTING:
        return draw_one_in(s, 3) ? draw_integer(s, (int)-size, (int)b_max) : touching[draw_integer(s, 0, 1)];
    case APART:
        return draw_one_in(s, 2) ? -size - 1.0 : b_max + 1.0;
    case OVERLAPPING:
        break;
    }
    return draw_integer(s, (int)-size, (int)b_max);
}

static void draft_axis(stream *s, int axis, relation r, double t, double *draft)
{
    double b_min = draw_integer(s, -8, 8);
    double b_size = draw_integer(s, 0, 8);
    double a_size = draw_integer(s, 0, 8);
    draft_velocities(s, axis, r == RESTING || r == APART, draft);

    double a_velocity = draft[A_VELOCITY + axis];
    double b_velocity = draft[B_VELOCITY + axis];
    double a_min = b_min + draw_start(s, r, a_size, b_size, a_velocity > b_velocity);
    draft[B_MIN + axis] = b_min - b_velocity * t;
    draft[B_MAX + axis] = b_min + b_size - b_velocity * t;
    draft[A_MIN + axis] = a_min - a_velocity * t;
    draft[A_MAX + axis] = a_min + a_size - a_velocity * t;
}

/* On the axes in a random order. */
static void draft_contact(source *from, relation first, relation second, relation third, double t,
                          double t_max, double *draft)
{
    stream *s = &from->own;
    int axis = draw_integer(s, 0, 2);
    int step = draw_integer(s, 1, 2);
    draft_axis(s, axis, first, t, draft);
    draft_axis(s, (axis + step) % 3, second, t, draft);
    draft_axis(s, (axis + 2 * step) % 3, third, t, draft);
    draft[T_MAX] = t_max;
}

static double draw_late_limit(source *s)
{
    const double limits[] = {5.0, 100.0, 0x1p126, INFINITY};
    return limits[draw_integer(&s->shared, 0, sizeof limits / sizeof *limits - 1)];
}

static relation draw_relation(stream *s, relation first, relation last)
{
    return (relation)draw_integer(s, (int)first, (int)last);
}

/* Past an edge or a corner: it reaches b on one axis as it leaves it on another. */
void draft_sweep_grazing(source *from, double *draft)
{
    double t_max = draw_late_limit(from);
    relation third = draw_relation(&from->own, REACHING, OVERLAPPING);
    double t = draw_integer(&from->own, 0, 4);
    draft_contact(from, REACHING, LEAVING, third, t, t_max, draft);
}

/* Both fast, and hardly so relative to each other. */
void draft_sweep_together(source *from, double *draft)
{
    stream *s = &from->own;
    double t_max = draw_late_limit(from);
    double t = draw_integer(s, 0, 4);
    int fastest = (int)draw_power(s, 0, 20);
    draft_contact(from, REACHING, LEAVING, OVERLAPPING, t, t_max, draft);
    for (int axis = 0; axis < 3; axis++) {
        double velocity = draw_integer(s, -fastest, fastest);
        draft[A_VELOCITY + axis] += velocity;
        draft[B_VELOCITY + axis] += velocity;
    }
}

void draft_sweep_head_on(source *from, double *draft)
{
    double t_max = draw_late_limit(from);
    double t = draw_integer(&from->own, 0, 4);
    draft_contact(from, REACHING, OVERLAPPING, OVERLAPPING, t, t_max, draft);
}

/* Touching at the start, and moving in, out or along. */
void draft_sweep_starting_there(source *from, double *draft)
{
    double t_max = draw_late_limit(from);
    relation first = draw_relation(&from->own, REACHING, OVERLAPPING);
    relation third = draw_relation(&from->own, REACHING, RESTING);
    draft_contact(from, first, OVERLAPPING, third, 0.0, t_max, draft);
}

/* Touching at the very end. */
static void draft_contact_at_limit(source *from, double t_max, double *draft)
{
    relation third = draw_relation(&from->own, REACHING, OVERLAPPING);
    draft_contact(from, REACHING, OVERLAPPING, third, t_max, t_max, draft);
}

void draft_sweep_limited(source *from, double *draft)
{
    draft_contact_at_limit(from, draw_integer(&from->shared, 0, 4), draft);
}

void draft_sweep_limited_anyhow(source *from, double *draft)
{
    draft_contact_at_limit(from, draw_real(&from->shared, 0.0, 4.0), draft);
}

/* No relative velocity on an axis or two, and often touching there; or on none. */
void draft_sweep_in_plane(source *from, double *draft)
{
    double t_max = draw_late_limit(from);
    relation first = draw_relation(&from->own, REACHING, RESTING);
    relation third = draw_relation(&from->own, REACHING, APART);
    double t = draw_integer(&from->own, 0, 4);
    draft_contact(from, first, RESTING, third, t, t_max, draft);
}

/* Grazing, with every intermediate result of the usual arithmetic just above a power of two, where rounding
 * errors are largest: differences that no float holds, reciprocals and times. */
void draft_sweep_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    int reached = draw_integer(s, 0, 2);
    int left = (reached + draw_integer(s, 1, 2)) % 3;
    double velocity[3];
    for (int axis = 0; axis < 3; axis++) {
        draft[A_VELOCITY + axis] = nearest_float(draw_real(s, 0.97, 1.0));
        draft[B_VELOCITY + axis] = nearest_float(draw_real(s, 0.0, 0.03));
        velocity[axis] = draft[A_VELOCITY + axis] - draft[B_VELOCITY + axis];
        draft[A_MIN + axis] = nearest_float(draw_real(s, -0.06, -0.03));
        draft[A_MAX + axis] = nearest_float(draw_real(s, -0.03, 0.0));
        draft[B_MIN + axis] = nearest_float(draw_real(s, 0.0, 1.0));
        draft[B_MAX + axis] = nearest_float(draw_real(s, 1.04, 1.08)) + 1.0;
    }
    draft[B_MIN + reached] = draft[B_MAX + reached] - 1.0;
    double t = (draft[B_MIN + reached] - draft[A_MAX + reached]) / velocity[reached];

    /* The side of a, with its finer steps, makes both times the same. */
    double way = t * velocity[left];
    draft[B_MAX + left] = nearest_float(way + draft[A_MIN + left]);
    draft[A_MIN + left] = draft[B_MAX + left] - way;
    draft[T_MAX] = 2.0;
}

/* A side of a at way * almost_half_a_step goes towards the plane of b, so that the way, the velocity and what is
 * computed of both are rounded to the same end. */
static double draft_crossing(stream *s, int axis, int way, double time, int side_of_a, int side_of_b,
                             double *draft)
{
    const double off = way * almost_half_a_step;
    crossing_draft c = draw_crossing(s, way, time, 1.0, 1.02, off);
    draft[A_VELOCITY + axis] = c.speed;
    draft[B_VELOCITY + axis] = -off;
    draft[side_of_a + axis] = off;
    draft[side_of_b + axis] = c.plane;
    return (c.plane - off) / (c.speed + off);
}

/* Reached as much later than left, or than the limit, as rounding and padding can hide. */
void draft_sweep_too_late(source *from, double *draft)
{
    stream *s = &from->own;
    int reached = draw_integer(s, 0, 2);
    int left = (reached + draw_integer(s, 1, 2)) % 3;
    for (int axis = 0; axis < 3; axis++) {
        draft[A_VELOCITY + axis] = draft[B_VELOCITY + axis] = 0.0;
        draft[A_MIN + axis] = draft[B_MIN + axis] = -1.0;
        draft[A_MAX + axis] = draft[B_MAX + axis] = 1.0;
    }
    draft[B_MAX + reached] = 4.0;

    double limit = nearest_float(draw_real(&from->shared, 1.02, 1.15));
    if (draw_one_in(&from->shared, 4)) {
        draft[T_MAX] = limit;
        double late = limit * (1.0 + draw_real(s, 11.0, 18.0) * unit_roundoff);
        draft_crossing(s, reached, -1, late, A_MAX, B_MIN, draft);
        return;
    }
    draft[T_MAX] = INFINITY;
    double t = draft_crossing(s, reached, -1, draw_real(s, 1.02, 1.15), A_MAX, B_MIN, draft);
    double exit = t * (1.0 - draw_real(s, 16.0, 21.0) * unit_roundoff);
    draft_crossing(s, left, 1, exit, A_MIN, B_MAX, draft);
}

/* Two faces or all three at exactly the same time, which is mostly no float. */
void draft_sweep_tie(source *from, double *draft)
{
    stream *s = &from->own;
    draft[T_MAX] = draw_late_limit(from);
    int way = draw_integer(s, 1, 16);
    int speed = draw_integer(s, 1, 16);
    int apart = draw_integer(s, 0, 3);
    for (int axis = 0; axis < 3; axis++) {
        int times = draw_integer(s, 1, 64) * draw_sign(s);
        double size = draw_integer(s, 1, 4096);
        double gap = axis == apart ? draw_integer(s, -4, 0) : (double)(way * abs(times));
        draft[A_MIN + axis] = times > 0 ? -1.0 : 0.0;
        draft[A_MAX + axis] = draft[A_MIN + axis] + 1.0;
        draft[A_VELOCITY + axis] = speed * times;
        draft[B_MIN + axis] = times > 0 ? gap : -gap - size;
        draft[B_MAX + axis] = draft[B_MIN + axis] + size;
    }
}

void draft_sweep_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[A_MIN + axis] = draw_real(s, -16.0, 16.0);
        draft[A_MAX + axis] = draft[A_MIN + axis] + draw_real(s, 0.0, 8.0);
        draft[A_VELOCITY + axis] = draw_real(s, -8.0, 8.0);
        draft[B_MIN + axis] = draw_real(s, -8.0, 8.0);
        draft[B_MAX + axis] = draft[B_MIN + axis] + draw_real(s, 0.0, 8.0);
        draft[B_VELOCITY + axis] = draw_real(s, -8.0, 8.0);
    }
    draft[T_MAX] = draw_real(&from->shared, 0.0, 4.0);
}
