#include "distances.h"

#include <math.h>

enum { GIVEN, SLACK, ONE };

distance_terms write_distance(formula *f, term exact, int place)
{
    const term one = input(f, place + ONE);
    const term given = product(f, input(f, place + GIVEN), one),
               slack = product(f, input(f, place + SLACK), one);
    const term error = magnitude(f, difference(f, given, exact));
    return (distance_terms){exact, error, difference(f, error, slack)};
}

void set_distance(float *inputs_at_place, float given, float slack)
{
    inputs_at_place[GIVEN] = given;
    inputs_at_place[SLACK] = slack;
    inputs_at_place[ONE] = 1.0f;
}

double distance_error(formula *f, distance_terms d)
{
    if (sign_of(f, d.excess) <= 0)
        return 0.0;
    if (sign_of(f, d.exact) == 0)
        return INFINITY;
    return ratio_of(f, d.excess, d.exact) * 0x1p24;
}

static double beyond(double off, double allowed, double size)
{
    return off <= allowed ? 0.0 : (off - allowed) / (size * 0x1p-24);
}

root_error root_error_of(float distance2, double exact, double relative, double slack, double size)
{
    const double off = sqrt((double)distance2) - exact, allowed = relative * 0x1p-24 * exact + slack;
    return (root_error){beyond(off, allowed, size), beyond(-off, allowed, size)};
}
