#include "ray_capsule.h"

#include <math.h>
#include <string.h>

#include "term_vector.h"

enum { TIME = RAY_CAPSULE_FLOATS, START, END, ONE, INPUTS };

/* At TIME, times powers of ONE: where the ray is along the axis, and the square of its distance from what is nearest to
 * it less that of the radius; and how that changes. */
typedef struct region {
    term outside, rises;
} region;

static struct {
    formula f;
    term after_start, after_end; /* of the plane of either end; positive */
    region start, end, side;
    term speed2, line_start, line_end; /* the last two: of a ball, at the nearest time of the whole line */
    term ahead_start[2], ahead_end[2]; /* positive where that is after the start, and before the end */
    term from_line, det, first[2], second[2]; /* of the axis and the line */
    /* Of where the line goes through the planes of the ends of a cylinder: */
    term pace; /* has the sign that the direction has along the axis; if it is 0 it never does */
    term after[2], before[2]; /* of that sign where it is after the start, and before the end */
    term beside[2];           /* positive outside of the side */
    float inputs[INPUTS];
    effort effort;
} exact;

/* Of the ray at TIME, from a point; times ONE. */
static void write_place(int from, const term *direction, term time, term one, term *place)
{
    formula *f = &exact.f;
    term way[3];
    write_way(f, from, ORIGIN, way);
    for (int axis = 0; axis < 3; axis++)
        place[axis] = sum(f, product(f, way[axis], one), product(f, direction[axis], time));
}

static region write_ball(const term *place, const term *direction, term reach2)
{
    return (region){difference(&exact.f, dot_of(&exact.f, place, place), reach2),
                    dot_of(&exact.f, place, direction)};
}

/* Whether the foot of the perpendicular from a point is at a time after the start, and before the end. */
static void write_foot(int centre, const term *direction, term *ahead)
{
    formula *f = &exact.f;
    term to_centre[3];
    write_way(f, ORIGIN, centre, to_centre);
    const term towards = product(f, dot_of(f, to_centre, direction), input(f, ONE));
    const term speed2 = dot_of(f, direction, direction);
    ahead[0] = difference(f, towards, product(f, speed2, input(f, START)));
    ahead[1] = difference(f, product(f, speed2, input(f, END)), towards);
}

static term write_line_ball(int centre, const term *direction, term radius)
{
    formula *f = &exact.f;
    term to_centre[3];
    write_way(f, ORIGIN, centre, to_centre);
    const term outside = difference(f, dot_of(f, to_centre, to_centre), square(f, radius));
    return difference(f, product(f, outside, dot_of(f, direction, direction)),
                      square(f, dot_of(f, to_centre, direction)));
}

static void write_crossing(const term *direction, const term *axis, term radius)
{
    formula *f = &exact.f;
    term w[3], cross[3];
    write_way(f, ORIGIN, CAPSULE_START, w);
    write_cross(f, direction, axis, cross);
    const term aa = dot_of(f, direction, direction), bb = dot_of(f, axis, axis),
               ab = dot_of(f, direction, axis);
    const term aw = dot_of(f, direction, w), bw = dot_of(f, axis, w), one = input(f, ONE);
    exact.det = dot_of(f, cross, cross);
    const term time = product(f, difference(f, product(f, bb, aw), product(f, ab, bw)), one);
    const term share = difference(f, product(f, ab, aw), product(f, aa, bw));
    exact.first[0] = difference(f, time, product(f, exact.det, input(f, START)));
    exact.first[1] = difference(f, product(f, exact.det, input(f, END)), time);
    exact.second[0] = share;
    exact.second[1] = difference(f, exact.det, share);
    exact.from_line = difference(f, square(f, dot_of(f, w, cross)), product(f, square(f, radius), exact.det));
}

/* The place there, from the end and times the pace, is across the axis. */
static void write_end(int which, int from, const term *direction, const term *axis, term radius)
{
    formula *f = &exact.f;
    term way[3], place[3];
    write_way(f, from, ORIGIN, way);
    const term along = dot_of(f, way, axis), time = negative(f, product(f, along, input(f, ONE)));
    exact.after[which] = difference(f, time, product(f, exact.pace, input(f, START)));
    exact.before[which] = difference(f, product(f, exact.pace, input(f, END)), time);
    for (int k = 0; k < 3; k++)
        place[k] = difference(f, product(f, way[k], exact.pace), product(f, direction[k], along));
    exact.beside[which] = difference(f, dot_of(f, place, place), square(f, product(f, radius, exact.pace)));
}

static void write_formula(void)
{
    formula *f = &exact.f;
    const term time = input(f, TIME), one = input(f, ONE), radius = input(f, CAPSULE_RADIUS);
    const term reach2 = square(f, product(f, radius, one));
    term direction[3], axis[3], from_start[3], from_end[3];
    for (int k = 0; k < 3; k++)
        direction[k] = input(f, DIRECTION + k);
    write_way(f, CAPSULE_START, CAPSULE_END, axis);
    write_place(CAPSULE_START, direction, time, one, from_start);
    write_place(CAPSULE_END, direction, time, one, from_end);
    exact.after_start = dot_of(f, from_start, axis);
    exact.after_end = dot_of(f, from_end, axis);
    exact.start = write_ball(from_start, direction, reach2);
    exact.end = write_ball(from_end, direction, reach2);
    const term length2 = dot_of(f, axis, axis);
    exact.side.outside =
        difference(f, product(f, exact.start.outside, length2), square(f, exact.after_start));
    exact.side.rises = difference(f, product(f, exact.start.rises, length2),
                                  product(f, exact.after_start, dot_of(f, direction, axis)));
    write_foot(CAPSULE_START, direction, exact.ahead_start);
    write_foot(CAPSULE_END, direction, exact.ahead_end);
    exact.line_start = write_line_ball(CAPSULE_START, direction, radius);
    exact.line_end = write_line_ball(CAPSULE_END, direction, radius);
    exact.speed2 = dot_of(f, direction, direction);
    write_crossing(direction, axis, radius);
    exact.pace = dot_of(f, direction, axis);
    write_end(0, CAPSULE_START, direction, axis, radius);
    write_end(1, CAPSULE_END, direction, axis, radius);
}

void set_ray_and_capsule(const float *floats, float start, float end)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(exact.inputs, floats, RAY_CAPSULE_FLOATS * sizeof *floats);
    exact.inputs[START] = start;
    exact.inputs[END] = end;
    exact.inputs[TIME] = 0.0f;
    exact.inputs[ONE] = 1.0f;
    exact.inputs[T_MIN] = exact.inputs[T_MAX] = 0.0f;
    exact.effort = BY_DOUBLE;
    set_inputs(&exact.f, exact.inputs);
}

static int sign(term t)
{
    const int found = sign_of(&exact.f, t);
    if (exact.f.effort > exact.effort)
        exact.effort = exact.f.effort;
    return found;
}

static region region_at(float t)
{
    exact.inputs[TIME] = t;
    set_inputs(&exact.f, exact.inputs);
    if (sign(exact.after_start) <= 0)
        return exact.start;
    return sign(exact.after_end) >= 0 ? exact.end : exact.side;
}

static int is_inside_at(float t)
{
    return sign(region_at(t).outside) <= 0;
}

/* At the foot on the line; the ends of the ray are asked for by themselves. */
static int line_meets_ball(term outside, const term *ahead)
{
    return sign(exact.speed2) > 0 && sign(outside) <= 0 && sign(ahead[0]) >= 0 && sign(ahead[1]) >= 0;
}

static int line_meets_axis(void)
{
    return sign(exact.from_line) <= 0 && sign(exact.det) > 0 && sign(exact.first[0]) >= 0 &&
           sign(exact.first[1]) >= 0 && sign(exact.second[0]) >= 0 && sign(exact.second[1]) >= 0;
}

int ray_meets_capsule(void)
{
    return is_inside_at(exact.inputs[START]) || is_inside_at(exact.inputs[END]) ||
           line_meets_ball(exact.line_start, exact.ahead_start) ||
           line_meets_ball(exact.line_end, exact.ahead_end) || line_meets_axis();
}

int is_before_capsule(float t)
{
    const region at = region_at(t);
    return sign(at.rises) <= 0 && sign(at.outside) >= 0;
}

int is_after_capsule(float t)
{
    const region at = region_at(t);
    return sign(at.rises) >= 0 && sign(at.outside) >= 0;
}

/* ---- A cylinder --------------------------------------------------------------------------------------- */

static int is_in_cylinder_at(float t)
{
    exact.inputs[TIME] = t;
    set_inputs(&exact.f, exact.inputs);
    return sign(exact.after_start) >= 0 && sign(exact.after_end) <= 0 && sign(exact.side.outside) <= 0;
}

int is_deep_in_cylinder(float t)
{
    return is_in_cylinder_at(t) && sign(exact.after_start) > 0 && sign(exact.after_end) < 0 &&
           sign(exact.side.outside) < 0;
}

static int line_meets_end(int which)
{
    const int pace = sign(exact.pace);
    return pace != 0 && sign(exact.after[which]) * pace >= 0 && sign(exact.before[which]) * pace >= 0 &&
           sign(exact.beside[which]) <= 0;
}

/* The squared distance from the axis is convex. So where the ray is between the planes of the ends it is least at an
 * end of that, or where the line is nearest to the axis. */
int ray_meets_cylinder(void)
{
    return is_in_cylinder_at(exact.inputs[START]) || is_in_cylinder_at(exact.inputs[END]) ||
           line_meets_end(0) || line_meets_end(1) || line_meets_axis();
}

effort ray_capsule_effort(void)
{
    return exact.effort;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

double distance_from_segment(const float *floats, double t)
{
    double place[3], axis[3], along = 0.0, length2 = 0.0, squared = 0.0;
    for (int k = 0; k < 3; k++) {
        place[k] = ((double)floats[ORIGIN + k] - floats[CAPSULE_START + k]) + t * floats[DIRECTION + k];
        axis[k] = (double)floats[CAPSULE_END + k] - floats[CAPSULE_START + k];
        along += place[k] * axis[k];
        length2 += axis[k] * axis[k];
    }
    const double share = length2 > 0.0 ? fmin(fmax(along / length2, 0.0), 1.0) : 0.0;
    for (int k = 0; k < 3; k++) {
        const double apart = place[k] - share * axis[k];
        squared += apart * apart;
    }
    return sqrt(squared);
}

double excess_of_cylinder(const float *floats, double t)
{
    double place[3], axis[3], along = 0.0, length2 = 0.0, squared = 0.0;
    for (int k = 0; k < 3; k++) {
        place[k] = ((double)floats[ORIGIN + k] - floats[CAPSULE_START + k]) + t * floats[DIRECTION + k];
        axis[k] = (double)floats[CAPSULE_END + k] - floats[CAPSULE_START + k];
        along += place[k] * axis[k];
        length2 += axis[k] * axis[k];
    }
    for (int k = 0; k < 3; k++) {
        const double apart = place[k] - along / length2 * axis[k];
        squared += apart * apart;
    }
    const double length = sqrt(length2), height = along / length;
    return fmax(sqrt(squared) - (double)floats[CAPSULE_RADIUS], fmax(-height, height - length));
}

/* By thirds, since the distance is convex. */
double nearest_to_segment(const float *floats)
{
    double way = 0.0, speed = 0.0;
    for (int k = 0; k < 3; k++) {
        way += fabs((double)floats[CAPSULE_START + k] - floats[ORIGIN + k]) +
               fabs((double)floats[CAPSULE_END + k] - floats[CAPSULE_START + k]);
        speed += (double)floats[DIRECTION + k] * floats[DIRECTION + k];
    }
    double from = 0.0, to = speed > 0.0 ? way / sqrt(speed) : 0.0;
    for (int i = 0; i < 80; i++) {
        const double a = from + (to - from) / 3.0, b = to - (to - from) / 3.0;
        if (distance_from_segment(floats, a) <= distance_from_segment(floats, b))
            to = b;
        else
            from = a;
    }
    return 0.5 * (from + to);
}
