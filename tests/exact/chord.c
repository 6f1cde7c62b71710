#include "chord.h"

#include <math.h>

#include "documented_bounds.h"
#include "term_vector.h"

void write_chord(chord *c, const term *to_centre, const term *direction, term radius, int time)
{
    formula *f = &c->f;
    term t = input(f, time), one = input(f, time + 1);
    term from_there[3];
    c->time = time;
    for (int axis = 0; axis < 3; axis++) {
        term way = product(f, t, direction[axis]);
        from_there[axis] = difference(f, product(f, to_centre[axis], one), way);
    }
    term towards = dot_of(f, to_centre, direction);
    term squared_speed = dot_of(f, direction, direction);
    c->ahead = difference(f, product(f, towards, one), product(f, squared_speed, t));

    term reach = product(f, radius, one);
    c->outside = difference(f, dot_of(f, from_there, from_there), product(f, reach, reach));

    term start_outside = difference(f, dot_of(f, to_centre, to_centre), product(f, radius, radius));
    c->line_outside = difference(f, product(f, squared_speed, start_outside), product(f, towards, towards));
}

/* Setting inputs begins its effort anew. */
static void set_time(chord_part *a, float t)
{
    a->inputs[a->of->time] = t;
    a->inputs[a->of->time + 1] = 1.0f;
    set_inputs(&a->of->f, a->inputs);
}

static int sign_in(chord_part *a, term t)
{
    int sign = sign_of(&a->of->f, t);
    if (a->of->f.effort > a->effort)
        a->effort = a->of->f.effort;
    return sign;
}

/* At the time nearest to that of the foot. */
int meets_ball(chord_part *a)
{
    set_time(a, a->start);
    if (sign_in(a, a->of->ahead) <= 0)
        return sign_in(a, a->of->outside) <= 0;
    set_time(a, a->end);
    if (sign_in(a, a->of->ahead) >= 0)
        return sign_in(a, a->of->outside) <= 0;
    return sign_in(a, a->of->line_outside) <= 0;
}

int is_before_entry(chord_part *a, float t)
{
    set_time(a, t);
    return sign_in(a, a->of->ahead) >= 0 && sign_in(a, a->of->outside) >= 0;
}

int is_after_exit(chord_part *a, float t)
{
    set_time(a, t);
    return sign_in(a, a->of->ahead) <= 0 && sign_in(a, a->of->outside) >= 0;
}

double length_of(const double *v)
{
    return sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

double growth_of_ball(const double *to_centre, const double *from_there, double radius)
{
    double lacking = length_of(from_there) - radius - ray_sphere_slack;
    return lacking > 0.0 ? lacking / ((radius + length_of(to_centre)) * 0x1p-23) : 0.0;
}
