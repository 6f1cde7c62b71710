#include "slabs.h"

#include <math.h>

#include "floats.h"
#include "formula.h"

/* Times above count as this. */
static const float latest_time = 0x1p127f;

/* A lower bound of the first time is that time less this fraction of it. */
static const double lower_bound_factor = 1.0 - 8.0 * unit_roundoff;

static moment moment_at(float t)
{
    return (moment){.to = t, .from = 0.0f, .fast = 1.0f, .slow = 0.0f};
}

/* The difference of two floats in double is rounded once; it is 0 only if they are equal. */
double time_of(moment m)
{
    return ((double)m.to - m.from) / ((double)m.fast - m.slow);
}

/* Two roundings of differences and one of the quotient: each time is within 2^-51 of itself, so two that are
 * further apart than their errors together are in this order. Nothing underflows: ways and speeds are at least
 * 2^-149 and at most 2^129. Returns 0 if that leaves it open. */
static int compare_quickly(moment a, moment b, int *order)
{
    double first = time_of(a);
    double second = time_of(b);
    double sure = 0x1p-50 * fmax(fabs(first), fabs(second));
    *order = (first > second) - (first < second);
    return sure == 0.0 || fabs(first - second) > sure;
}

static struct {
    formula f;
    term order; /* of the times, but for the signs of both speeds */
} cross;

static void write_formula(void)
{
    enum { GOAL, START, SPEED, OTHER_SPEED, FLOATS };
    formula *f = &cross.f;
    term ways[2], speeds[2];
    for (int i = 0; i < 2; i++) {
        ways[i] = difference(f, input(f, i * FLOATS + GOAL), input(f, i * FLOATS + START));
        speeds[i] = difference(f, input(f, i * FLOATS + SPEED), input(f, i * FLOATS + OTHER_SPEED));
    }
    cross.order = difference(f, product(f, ways[0], speeds[1]), product(f, ways[1], speeds[0]));
}

/* By cross-multiplication. */
static int compare_fully(moment a, moment b, effort *most)
{
    if (cross.f.terms == 0)
        write_formula();
    const float inputs[] = {a.to, a.from, a.fast, a.slow, b.to, b.from, b.fast, b.slow};
    set_inputs(&cross.f, inputs);
    int order = sign_of(&cross.f, cross.order);
    if (cross.f.effort > *most)
        *most = cross.f.effort;
    return (a.fast < a.slow) != (b.fast < b.slow) ? -order : order;
}

int compare_moments(moment a, moment b, effort *most)
{
    int order;
    effort ignored = BY_DOUBLE;
    if (!compare_quickly(a, b, &order))
        return compare_fully(a, b, most);
    if (is_filter_checked())
        count_decision(order == compare_fully(a, b, &ignored), "two times are in the wrong order");
    return order;
}

static int within(const crossing *c)
{
    return c->low_plane <= c->low_from && c->high_plane >= c->high_from;
}

static void pass_slab(passage *p, int axis, const crossing *c, effort *most)
{
    double velocity = (double)c->fast - c->slow;
    p->moving[axis] = fabs(velocity) > largest_zero_direction;
    if (!p->moving[axis]) {
        p->outside |= !within(c);
        return;
    }
    moment low = {c->low_plane, c->low_from, c->fast, c->slow};
    moment high = {c->high_plane, c->high_from, c->fast, c->slow};
    moment near = velocity > 0.0 ? low : high;
    moment far = velocity > 0.0 ? high : low;
    p->entry[axis] = near;
    if (compare_moments(near, p->enter, most) > 0)
        p->enter = near;
    if (compare_moments(far, p->exit, most) < 0)
        p->exit = far;
}

passage pass(const crossing axes[3], float t_min, float t_max, effort *most)
{
    float start = t_min > 0.0f ? t_min : 0.0f;
    float limit = t_max < latest_time ? t_max : latest_time;
    passage p = {.enter = moment_at(start), .exit = moment_at(limit), .limit = limit};
    for (int axis = 0; axis < 3; axis++)
        pass_slab(&p, axis, axes + axis, most);
    return p;
}

/* How much later every exit has to be, in 2^-23 of itself. */
static double growth_of(const passage *p)
{
    double exit = time_of(p->exit);
    if (p->outside || exit <= 0.0)
        return INFINITY;
    return (time_of(p->enter) / exit - 1.0) * 0x1p23;
}

/* How late a time is, in units of u; of a time that is to be 0, everything else is infinitely late. */
static double lateness(float given, double exact)
{
    double difference = given - exact;
    return difference == 0.0 ? 0.0 : difference / (exact * unit_roundoff);
}

static int is_miss_time(float t)
{
    return isinf(t) && t > 0.0f;
}

static int is_time_of_hit(float t, float limit)
{
    return isfinite(t) && !signbit(t) && t <= limit;
}

static const char *broken_by_times(const passage *p, const answer *given, int gives_last, finding *found)
{
    if (!given->hit)
        return is_miss_time(given->floats[FIRST_TIME]) &&
                       (!gives_last || is_miss_time(given->floats[LAST_TIME]))
                   ? NULL
                   : "a time of a miss is not +inf";
    if (!is_time_of_hit(given->floats[FIRST_TIME], p->limit) ||
        (gives_last && !is_time_of_hit(given->floats[LAST_TIME], p->limit)))
        return "a time of a hit is out of its limits";
    if (gives_last && given->floats[LAST_TIME] < given->floats[FIRST_TIME])
        return "the last time is before the first";
    if (given->floats[FIRST_TIME] * lower_bound_factor > time_of(p->enter) * (1.0 + 0x1p-50))
        return "the first time is not a lower bound, even less 8u";
    if (gives_last && compare_moments(moment_at(given->floats[LAST_TIME]), p->exit, &found->effort) < 0)
        return "the last time is too early";
    return NULL;
}

void judge_passage(const passage *p, const answer *given, int gives_last, finding *out)
{
    out->touches = !p->outside && compare_moments(p->enter, p->exit, &out->effort) <= 0;
    out->broken = broken_by_times(p, given, gives_last, out);
    if (!given->hit)
        return;
    double first_late = lateness(given->floats[FIRST_TIME], time_of(p->enter));
    if (out->touches) {
        out->first_error = fabs(first_late);
    } else {
        out->growth = growth_of(p);
        out->first_error = fmax(first_late, 0.0);
        out->first_early = fmax(-first_late, 0.0);
    }
    if (gives_last)
        out->last_late = lateness(given->floats[LAST_TIME], time_of(p->exit));
}
