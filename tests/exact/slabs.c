#include "slabs.h"

#include <math.h>

#include <gmp.h>

#include "floats.h"

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

/* a - b, in units of 2^-149. */
static void set_difference(mpz_t result, float a, float b)
{
    mpz_t subtrahend;
    mpz_init(subtrahend);
    mpz_set_d(result, (double)a * 0x1p149);
    mpz_set_d(subtrahend, (double)b * 0x1p149);
    mpz_sub(result, result, subtrahend);
    mpz_clear(subtrahend);
}

/* way * speed of the other, with the sign turned where the time has a negative denominator. */
static void set_cross_product(mpz_t result, moment way, moment speed)
{
    mpz_t factor;
    mpz_init(factor);
    set_difference(result, way.to, way.from);
    set_difference(factor, speed.fast, speed.slow);
    mpz_mul(result, result, factor);
    if (way.fast < way.slow)
        mpz_neg(result, result);
    if (speed.fast < speed.slow)
        mpz_neg(result, result);
    mpz_clear(factor);
}

static int compare_exactly(moment a, moment b)
{
    mpz_t left, right;
    mpz_inits(left, right, NULL);
    set_cross_product(left, a, b);
    set_cross_product(right, b, a);
    int order = mpz_cmp(left, right);
    mpz_clears(left, right, NULL);
    return (order > 0) - (order < 0);
}

/* Two roundings of differences and one of the quotient: each time is within 2^-51 of itself. */
int compare_moments(moment a, moment b, int *needed_gmp)
{
    double first = time_of(a);
    double second = time_of(b);
    double sure = 0x1p-50 * fmax(fabs(first), fabs(second));
    if (fabs(first - second) > sure)
        return first > second ? 1 : -1;
    if (sure == 0.0)
        return 0;
    *needed_gmp = 1;
    return compare_exactly(a, b);
}

static int within(const crossing *c)
{
    return c->low_plane <= c->low_from && c->high_plane >= c->high_from;
}

static void pass_slab(passage *p, int axis, const crossing *c, int *needed_gmp)
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
    if (compare_moments(near, p->enter, needed_gmp) > 0)
        p->enter = near;
    if (compare_moments(far, p->exit, needed_gmp) < 0)
        p->exit = far;
}

passage pass(const crossing axes[3], float t_min, float t_max, int *needed_gmp)
{
    float start = t_min > 0.0f ? t_min : 0.0f;
    float limit = t_max < latest_time ? t_max : latest_time;
    passage p = {.enter = moment_at(start), .exit = moment_at(limit), .limit = limit};
    for (int axis = 0; axis < 3; axis++)
        pass_slab(&p, axis, axes + axis, needed_gmp);
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

static const char *broken_by_times(const passage *p, const answer *given, int gives_last,
                                   const finding *found)
{
    if (!given->hit)
        return is_miss_time(given->first) && (!gives_last || is_miss_time(given->last))
                   ? NULL
                   : "a time of a miss is not +inf";
    if (!is_time_of_hit(given->first, p->limit) || (gives_last && !is_time_of_hit(given->last, p->limit)))
        return "a time of a hit is out of its limits";
    if (gives_last && given->last < given->first)
        return "the last time is before the first";
    if (!found->touches)
        return NULL;
    if (given->first * lower_bound_factor > time_of(p->enter) * (1.0 + 0x1p-50))
        return "the first time is not a lower bound, even less 8u";
    int ignored;
    if (gives_last && compare_moments(moment_at(given->last), p->exit, &ignored) < 0)
        return "the last time is too early";
    return NULL;
}

void judge_passage(const passage *p, const answer *given, int gives_last, finding *out)
{
    out->touches = !p->outside && compare_moments(p->enter, p->exit, &out->needed_gmp) <= 0;
    out->broken = broken_by_times(p, given, gives_last, out);
    if (!given->hit)
        return;
    if (!out->touches) {
        out->growth = growth_of(p);
        return;
    }
    out->first_error = fabs(lateness(given->first, time_of(p->enter)));
    if (gives_last)
        out->last_late = lateness(given->last, time_of(p->exit));
}
