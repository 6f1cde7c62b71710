#include "course.h"

#include <math.h>
#include <string.h>

#include "formula.h"

/* Times are fractions: (plane - start) / velocity or t / 1. All below is written times the denominator, which is
 * positive. */
enum {
    START = 0,
    FAST = 3,
    SLOW = 6,
    MIN = 9,
    MAX = 12,
    RADIUS = 15,
    FURTHER = 16,
    TIME = 17,  /* a fraction: numerator and denominator are differences */
    OTHER = 21, /* another time */
    CHOSEN =
        25, /* a plane on each axis on which the point is outside; elsewhere start and velocities are 0, and this */
    INPUTS = 28
};

typedef struct fraction {
    float over, less, by, less_by; /* (over - less) / (by - less_by) */
} fraction;

static struct {
    formula f;
    term slope;   /* of half the square of the distance, at TIME */
    term outside; /* that square less that of the radius */
    term earlier; /* OTHER less TIME */
    term vertex;  /* of the parabola of the chosen planes: what `outside` is there */
    float inputs[INPUTS];
} exact;

static term sum_of_products(const term *a, const term *b)
{
    formula *f = &exact.f;
    term all = product(f, a[0], b[0]);
    for (int axis = 1; axis < 3; axis++)
        all = sum(f, all, product(f, a[axis], b[axis]));
    return all;
}

static term difference_at(int a, int b)
{
    const term first = input(&exact.f, a);
    return difference(&exact.f, first, input(&exact.f, b));
}

static void write_formula(void)
{
    formula *f = &exact.f;
    const term over = difference_at(TIME, TIME + 1), by = difference_at(TIME + 2, TIME + 3);
    const term other_over = difference_at(OTHER, OTHER + 1), other_by = difference_at(OTHER + 2, OTHER + 3);
    const term radius = sum(f, input(f, RADIUS), input(f, FURTHER));
    term velocity[3], between[3], ahead[3];
    for (int axis = 0; axis < 3; axis++) {
        velocity[axis] = difference_at(FAST + axis, SLOW + axis);
        const term point = product(f, velocity[axis], over);
        const term low = product(f, difference_at(MIN + axis, START + axis), by);
        const term high = product(f, difference_at(MAX + axis, START + axis), by);
        between[axis] = difference(f, point, smaller(f, larger(f, point, low), high));
        ahead[axis] = difference_at(CHOSEN + axis, START + axis);
    }
    exact.slope = sum_of_products(velocity, between);
    exact.outside = difference(f, sum_of_products(between, between), square(f, product(f, radius, by)));
    exact.earlier = difference(f, product(f, other_over, by), product(f, over, other_by));
    const term rest = difference(f, sum_of_products(ahead, ahead), square(f, radius));
    exact.vertex = difference(f, product(f, sum_of_products(velocity, velocity), rest),
                              square(f, sum_of_products(velocity, ahead)));
}

static void load(const course *c)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(exact.inputs + START, c->start, sizeof c->start);
    memcpy(exact.inputs + FAST, c->fast, sizeof c->fast);
    memcpy(exact.inputs + SLOW, c->slow, sizeof c->slow);
    memcpy(exact.inputs + MIN, c->min, sizeof c->min);
    memcpy(exact.inputs + MAX, c->max, sizeof c->max);
    memset(exact.inputs + TIME, 0, (INPUTS - TIME) * sizeof *exact.inputs);
    exact.inputs[RADIUS] = c->radius;
    exact.inputs[FURTHER] = c->further;
}

static int sign(course *c, term of)
{
    set_inputs(&exact.f, exact.inputs);
    const int found = sign_of(&exact.f, of);
    if (exact.f.effort > c->effort)
        c->effort = exact.f.effort;
    return found;
}

static int sign_at(course *c, fraction t, term of)
{
    load(c);
    memcpy(exact.inputs + TIME, &t, sizeof t);
    return sign(c, of);
}

/* Is a before b, or at the same time? */
static int is_up_to(course *c, fraction a, fraction b)
{
    load(c);
    memcpy(exact.inputs + TIME, &a, sizeof a);
    memcpy(exact.inputs + OTHER, &b, sizeof b);
    return sign(c, exact.earlier) >= 0;
}

static fraction time_of_float(float t)
{
    return (fraction){t, 0.0f, 1.0f, 0.0f};
}

void set_course(course *c)
{
    for (int axis = 0; axis < 3; axis++) {
        if (c->fast[axis] >= c->slow[axis])
            continue;
        const float low = c->min[axis];
        c->fast[axis] = -c->fast[axis];
        c->slow[axis] = -c->slow[axis];
        c->start[axis] = -c->start[axis];
        c->min[axis] = -c->max[axis];
        c->max[axis] = -low;
    }
}

course course_along(const float *start, const float *end, const float *min, const float *max)
{
    course c = {.end = 1.0f};
    memcpy(c.start, start, sizeof c.start);
    memcpy(c.fast, end, sizeof c.fast);
    memcpy(c.slow, start, sizeof c.slow);
    memcpy(c.min, min, sizeof c.min);
    memcpy(c.max, max, sizeof c.max);
    set_course(&c);
    return c;
}

static fraction time_of_plane(const course *c, float plane, int axis)
{
    return (fraction){plane, c->start[axis], c->fast[axis], c->slow[axis]};
}

/* The last time at which the square falls, or is least, of the crossings; and the first after it. */
typedef struct span {
    fraction from, to;
} span;

static void narrow(course *c, span *times, fraction t)
{
    if (!is_up_to(c, times->from, t) || !is_up_to(c, t, times->to))
        return;
    if (sign_at(c, t, exact.slope) <= 0)
        times->from = t;
    else
        times->to = t;
}

static span span_of_nearest(course *c)
{
    span times = {time_of_float(0.0f), time_of_float(c->end)};
    for (int axis = 0; axis < 3; axis++) {
        if (c->fast[axis] == c->slow[axis])
            continue;
        narrow(c, &times, time_of_plane(c, c->min[axis], axis));
        narrow(c, &times, time_of_plane(c, c->max[axis], axis));
    }
    return times;
}

/* The plane that is nearest all the time from one crossing to the next, if the point is outside then. */
static int is_outside(course *c, const span *times, int axis, float *plane)
{
    const float low = c->min[axis], high = c->max[axis], at = c->start[axis];
    const int rests = c->fast[axis] == c->slow[axis];
    *plane = low;
    if (rests ? at < low : is_up_to(c, times->to, time_of_plane(c, low, axis)))
        return 1;
    *plane = high;
    return rests ? at > high : is_up_to(c, time_of_plane(c, high, axis), times->from);
}

int comes_within(course *c)
{
    const span times = span_of_nearest(c);
    if (sign_at(c, times.from, exact.slope) >= 0)
        return sign_at(c, times.from, exact.outside) <= 0;
    if (sign_at(c, times.to, exact.slope) <= 0)
        return sign_at(c, times.to, exact.outside) <= 0;
    course piece = *c;
    float chosen[3];
    for (int axis = 0; axis < 3; axis++)
        if (!is_outside(c, &times, axis, &chosen[axis]))
            chosen[axis] = piece.start[axis] = piece.fast[axis] = piece.slow[axis] = 0.0f;
    load(&piece);
    memcpy(exact.inputs + CHOSEN, chosen, sizeof chosen);
    return sign(c, exact.vertex) <= 0;
}

int is_not_late(course *c, float t)
{
    return sign_at(c, time_of_float(t), exact.slope) <= 0 && sign_at(c, time_of_float(t), exact.outside) >= 0;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

static double speed_on(const course *c, int axis)
{
    return (double)c->fast[axis] - c->slow[axis];
}

course_sight sight_at(const course *c, double time)
{
    course_sight s = {.time = time};
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double point = speed_on(c, axis) * time, start = c->start[axis];
        const double nearest = fmin(fmax(point, c->min[axis] - start), c->max[axis] - start);
        s.between[axis] = point - nearest;
        s.sum += fabs(point) + fabs(nearest);
        squared += s.between[axis] * s.between[axis];
    }
    s.distance = sqrt(squared);
    return s;
}

static double slope_at(const course *c, double time)
{
    const course_sight s = sight_at(c, time);
    double slope = 0.0;
    for (int axis = 0; axis < 3; axis++)
        slope += speed_on(c, axis) * s.between[axis];
    return slope;
}

course_sight nearest_sight(const course *c)
{
    double from = 0.0, to = c->end, rate = 0.0, across = 0.0;
    for (int plane = 0; plane < 6; plane++) {
        const int axis = plane % 3;
        const double speed = speed_on(c, axis);
        const double t = ((double)(plane < 3 ? c->min : c->max)[axis] - c->start[axis]) / speed;
        if (!(speed > 0.0 && t > from && t < to))
            continue;
        if (slope_at(c, t) < 0.0)
            from = t;
        else
            to = t;
    }
    const course_sight middle = sight_at(c, 0.5 * from + 0.5 * to);
    for (int axis = 0; axis < 3; axis++)
        if (middle.between[axis] != 0.0) {
            const double speed = speed_on(c, axis);
            rate += speed * speed;
            across += speed * (speed * middle.time - middle.between[axis]);
        }
    return sight_at(c, rate > 0.0 ? fmin(fmax(across / rate, from), to) : from);
}
