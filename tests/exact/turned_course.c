#include "turned_course.h"

#include <math.h>

#include "formula.h"
#include "rotation.h"

/* ---- In double ---------------------------------------------------------------------------------------- */

typedef struct seen_course {
    double start[3], velocity[3], half[3];
} seen_course;

static seen_course see(const turned_course *c)
{
    seen_course s;
    const double q[4] = {c->rotation[0], c->rotation[1], c->rotation[2], c->rotation[3]};
    for (int axis = 0; axis < 3; axis++) {
        s.start[axis] = (double)c->start[axis] - c->centre[axis];
        s.velocity[axis] = (double)c->end[axis] - c->start[axis];
        s.half[axis] = c->half[axis];
    }
    rotate_back(q, s.start);
    rotate_back(q, s.velocity);
    return s;
}

static double between_at(const seen_course *s, int axis, double t)
{
    const double at = s->start[axis] + t * s->velocity[axis];
    return at - fmin(fmax(at, -s->half[axis]), s->half[axis]);
}

static double slope_at(const seen_course *s, double t)
{
    double slope = 0.0;
    for (int axis = 0; axis < 3; axis++)
        slope += s->velocity[axis] * between_at(s, axis, t);
    return slope;
}

static turned_sight sight_at(const seen_course *s, double t)
{
    turned_sight seen = {0.0, 0.0};
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double between = between_at(s, axis, t), way = t * s->velocity[axis];
        squared += between * between;
        seen.sum += fabs(way) + fabs(way - between);
    }
    seen.distance = sqrt(squared);
    return seen;
}

/* The square of the distance is convex. */
turned_sight nearest_turned_sight(const turned_course *c)
{
    const seen_course s = see(c);
    double from = 0.0, to = 1.0, rate = 0.0, across = 0.0;
    for (int plane = 0; plane < 6; plane++) {
        const int axis = plane % 3;
        const double t = ((plane < 3 ? -s.half[axis] : s.half[axis]) - s.start[axis]) / s.velocity[axis];
        if (!(t > from && t < to))
            continue;
        if (slope_at(&s, t) < 0.0)
            from = t;
        else
            to = t;
    }
    const double middle = 0.5 * from + 0.5 * to;
    for (int axis = 0; axis < 3; axis++)
        if (between_at(&s, axis, middle) != 0.0) {
            rate += s.velocity[axis] * s.velocity[axis];
            across += s.velocity[axis] * (s.velocity[axis] * middle - between_at(&s, axis, middle));
        }
    return sight_at(&s, rate > 0.0 ? fmin(fmax(across / rate, from), to) : from);
}

/* Double is off by some hundred times 2^-53 of all that is added up; by how much is not proved, so a thousand times
 * that is left to the rationals. */
int segment_comes_within(turned_course *c)
{
    const turned_sight seen = nearest_turned_sight(c);
    double size = seen.sum + c->radius;
    for (int axis = 0; axis < 3; axis++)
        size += fabs((double)c->start[axis] - c->centre[axis]) +
                fabs((double)c->end[axis] - c->centre[axis]) + c->half[axis];
    const double off = seen.distance - c->radius;
    const int is_clear = fabs(off) > size * 0x1p-36;
    if (is_clear && !is_filter_checked())
        return off < 0.0;
    c->effort = is_clear ? BY_DOUBLE : BY_GMP;
    const int found = segment_reaches_exactly(c);
    if (is_clear)
        count_decision(found == (off < 0.0), "a segment beside a turned box");
    return found;
}
