#include "containment.h"

#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "quadruples.h"
#include "rounding.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

void draft_on_sphere(source *from, double *draft)
{
    stream *s = &from->own;
    const int *way = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -16, 16);
        draft[POINT + axis] = draft[CENTRE + axis] + draw_sign(s) * way[(axis + turn) % 3];
    }
    draft[RADIUS] = way[3];
}

void draft_at_centre(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = draft[POINT + axis] = draw_integer(s, -16, 16);
    draft[RADIUS] = draw_integer(s, 0, 1);
}

/* The radius is such that a padding of up to 14u decides, and its square is rounded the other way. */
static void draft_by_rounding(stream *s, int way, double *draft)
{
    double radius;
    do {
        const double distance = sqrt(draw_rounded_way(s, way, draft + CENTRE, draft + POINT));
        radius = nearest_float(distance * (1.0 + draw_real(s, 0.0, 8.0) * unit_roundoff));
    } while (-way * rounding_of(radius * radius) < 0.7);
    draft[RADIUS] = radius;
}

void draft_rounding_up(source *from, double *draft)
{
    draft_by_rounding(&from->own, 1, draft);
}

void draft_rounding_down(source *from, double *draft)
{
    draft_by_rounding(&from->own, -1, draft);
}

void draft_anywhere(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[POINT + axis] = draw_real(s, -16.0, 16.0);
    }
    draft[RADIUS] = draw_real(s, 0.0, 32.0);
}

void negate_radius(stream *s, float *floats)
{
    (void)s;
    floats[RADIUS] = -floats[RADIUS];
}

double draw_room(stream *s, double distance)
{
    const double more = draw_real(s, 0.0, 10.0);
    return distance * (1.0 + (draw_one_in(s, 2) ? more : 0.0) * unit_roundoff);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

void write_containment(containment *c, const term way[3], term room)
{
    formula *f = &c->f;
    for (int axis = 0; axis < 3; axis++) {
        term square = product(f, way[axis], way[axis]);
        c->distance = axis == 0 ? square : sum(f, c->distance, square);
    }
    c->room = room;
    c->reach = product(f, room, room);
    c->excess = difference(f, c->distance, c->reach);
}

double distance_of(containment *c, const float *floats)
{
    set_inputs(&c->f, floats);
    return sqrt(estimate(&c->f, c->distance));
}

/* What squares that underflow may hide of a distance. */
static double hidden_distance(const formula *f)
{
    for (term t = 0; t < f->terms; t++)
        if (f->node[t].operation == INPUT) {
            const double magnitude = fabs((double)f->inputs[f->node[t].left]);
            if (magnitude > 0.0 && magnitude < smallest_promised)
                return most_hidden_of_distance;
        }
    return 0.0;
}

/* What is at the centre is contained however small the room. */
static double least_shrinkage(containment *c)
{
    if (sign_of(&c->f, c->distance) == 0)
        return INFINITY;
    const double room = fmin(sqrt(estimate(&c->f, c->reach)), largest_ball_room);
    return (1.0 - (sqrt(estimate(&c->f, c->distance)) + hidden_distance(&c->f)) / room) * 0x1p23;
}

void judge_containment(containment *c, const float *floats, int is_empty, double most_shrinkage,
                       const answer *given, finding *out)
{
    set_inputs(&c->f, floats);
    const int has_room = !is_empty && sign_of(&c->f, c->room) >= 0;
    const double hidden = given->hit ? hidden_distance(&c->f) : 0.0;
    out->touches =
        has_room && (sign_of(&c->f, c->excess) <= 0 || estimate(&c->f, c->excess) < hidden * hidden);
    out->growth_bound = most_shrinkage;
    if (out->touches && !given->hit)
        out->growth = least_shrinkage(c);
    out->effort = c->f.effort;
}
