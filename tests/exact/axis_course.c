#include "axis_course.h"

#include <math.h>

#include "floats.h"

/* Times above count as this. */
static const float latest_time = 0x1p127f;

float latest_of(float t_max)
{
    return t_max < latest_time ? t_max : latest_time;
}

/* ---- Writing ------------------------------------------------------------------------------------------ */

void write_times(axis_course *c, int first)
{
    c->time = input(c->f, first);
    c->limit = input(c->f, first + 1);
    c->one = input(c->f, first + 2);
}

void set_times(float *inputs, int first, float time, float limit)
{
    inputs[first] = time;
    inputs[first + 1] = limit;
    inputs[first + 2] = 1.0f;
}

void append_course(axis_course *c, term low, term high, term reach, term speed, term scale)
{
    formula *const f = c->f;
    const int i = c->count++;
    c->axes[i].near = difference(f, low, reach);
    c->axes[i].far = sum(f, high, reach);
    c->axes[i].speed = speed;
    c->axes[i].reach = reach;
    c->axes[i].scale = scale;
}

/* ---- Times -------------------------------------------------------------------------------------------- */

/* Fractions of which the denominator is not 0. */
typedef struct moment {
    term over, by;
} moment;

/* A product in double, with a bound of its error. */
typedef struct bounded {
    double value, error;
} bounded;

static bounded product_in_double(formula *f, term a, term b)
{
    const double x = estimate(f, a), y = estimate(f, b);
    const double error = fabs(x) * f->error[b] + fabs(y) * f->error[a] + f->error[a] * f->error[b];
    return (bounded){x * y, (error + fabs(x * y) * 0x1p-53) * (1.0 + 0x1p-50)};
}

/* The sign of a.over * b.by less b.over * a.by. */
static int compare_across(axis_course *c, moment a, moment b)
{
    formula *const f = c->f;
    const bounded left = product_in_double(f, a.over, b.by), right = product_in_double(f, b.over, a.by);
    const double less = left.value - right.value;
    const double error = (left.error + right.error + fabs(less) * 0x1p-53) * (1.0 + 0x1p-50);
    const int is_sure = fabs(less) > error;
    if (is_sure && !is_filter_checked())
        return less > 0.0 ? 1 : -1;
    const int exact = compare_products(f, (term[]){a.over, b.by}, 2, (term[]){b.over, a.by}, 2);
    if (is_sure)
        count_decision(exact == (less > 0.0 ? 1 : -1), "an order of times is wrong");
    return exact;
}

/* -1, 0 or 1 as a is before b, at the same time or after. */
static int order_of(axis_course *c, moment a, moment b)
{
    return compare_across(c, a, b) * sign_of(c->f, a.by) * sign_of(c->f, b.by);
}

/* The moments at which an axis is entered and left. */
typedef struct axis_moments {
    int is_never;
    int is_entered, is_left;
    moment entry, exit;
} axis_moments;

static axis_moments moments_of(axis_course *c, int i)
{
    formula *const f = c->f;
    const int forth = sign_of(f, c->axes[i].speed), ahead = sign_of(f, c->axes[i].near),
              behind = sign_of(f, c->axes[i].far);
    const moment near = {c->axes[i].near, c->axes[i].speed}, far = {c->axes[i].far, c->axes[i].speed};
    const int is_apart = ahead > 0 || behind<0, comes = ahead> 0 ? forth > 0 : forth < 0;
    return (axis_moments){.is_never = is_apart && !comes,
                          .is_entered = is_apart && comes,
                          .is_left = forth != 0,
                          .entry = ahead > 0 ? near : far,
                          .exit = forth > 0 ? far : near};
}

int touch_along_axes(axis_course *c)
{
    moment enter = {0, 0}, exit = {c->limit, c->one};
    int is_entered = 0;
    for (int i = 0; i < c->count; i++) {
        const axis_moments m = moments_of(c, i);
        if (m.is_never)
            return 0;
        if (m.is_entered && (!is_entered || order_of(c, m.entry, enter) > 0))
            enter = m.entry;
        is_entered |= m.is_entered;
        if (m.is_left && order_of(c, m.exit, exit) < 0)
            exit = m.exit;
    }
    return !is_entered || order_of(c, enter, exit) <= 0;
}

int is_time_late(axis_course *c)
{
    const moment time = {c->time, c->one};
    for (int i = 0; i < c->count; i++) {
        const axis_moments m = moments_of(c, i);
        if (m.is_entered && order_of(c, m.entry, time) >= 0)
            return 0;
    }
    return sign_of(c->f, c->time) > 0;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

double separation_at(axis_course *c, double time)
{
    formula *const f = c->f;
    double most = 0.0;
    for (int i = 0; i < c->count; i++) {
        const double way = estimate(f, c->axes[i].speed) * time, scale = estimate(f, c->axes[i].scale);
        const double gap = fmax(estimate(f, c->axes[i].near) - way, way - estimate(f, c->axes[i].far));
        if (gap > 0.0 && scale > 0.0)
            most = fmax(most, gap / scale);
    }
    return most;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static const char *broken_by_time(axis_course *c, const answer *given, float limit, int touches)
{
    const float toi = given->floats[FIRST_TIME];
    if (!given->hit)
        return isinf(toi) && toi > 0.0f ? NULL : "the time of a miss is not +inf";
    if (!(toi >= 0.0f && !signbit(toi) && toi <= limit))
        return "the time of a hit is not within the limits";
    return touches && is_time_late(c) ? "the time is too late" : NULL;
}

/* The first shape is the one from which the normal leads. */
static const char *broken_by_normal(const moving_sight *seen, const course_bounds *bounds, double size,
                                    const answer *given, double *off)
{
    const double toi = given->floats[FIRST_TIME];
    double normal[3], squared = 0.0, climb = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        normal[axis] = given->floats[FIRST_TIME + 1 + axis];
        squared += normal[axis] * normal[axis];
        climb += normal[axis] * seen->velocity[axis];
    }
    if (!given->hit)
        return squared == 0.0 ? NULL : "the normal of a miss is not 0";
    const double length_error = toi > 0.0 ? 4.0 : 4.6;
    if (!(fabs(sqrt(squared) - 1.0) <= length_error * unit_roundoff))
        return "the normal is not of length 1";
    const double gap = gap_along(&seen->start, normal) + climb * toi;
    const double told = toi > 0.0 ? 0.0 : fmin(least_told(&seen->start), 0.0);
    *off = (told - gap - bounds->slack) / unit_roundoff;
    return *off <= size * (toi > 0.0 ? bounds->normal : bounds->start) ? NULL
                                                                       : "along the normal they overlap";
}

void judge_course(axis_course *c, const moving_sight *seen, const course_bounds *bounds, float t_max,
                  const answer *given, finding *out)
{
    double speed = 0.0, off = 0.0;
    const double toi = given->hit ? given->floats[FIRST_TIME] : 0.0;
    for (int axis = 0; axis < 3; axis++)
        speed += fabs(seen->velocity[axis]);
    const double size = seen->start.size + toi * speed;
    out->touches = touch_along_axes(c);
    out->growth_bound = bounds->growth;
    out->broken = broken_by_time(c, given, latest_of(t_max), out->touches);
    if (!out->broken)
        out->broken = broken_by_normal(seen, bounds, size, given, &off);
    const double lacking = given->hit ? separation_at(c, toi) - bounds->slack : 0.0;
    out->growth = lacking > 0.0 ? lacking / size * 0x1p23 : 0.0;
    out->effort = c->f->effort;
}
