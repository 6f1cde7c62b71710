#include "segment_point.h"

#include <math.h>
#include <string.h>

#include "floats.h"
#include "quadruples.h"
#include "term_vector.h"

const char segment_point_layout[] = "xyzxyzxyzrr";

/* ---- Cases in whole numbers --------------------------------------------------------------------------- */

/* A foot, and a way out from there to the point. */
static void draft_apart(stream *s, double *foot, double *draft)
{
    const int *way = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        foot[axis] = draw_integer(s, -16, 16);
        draft[POINT + axis] = foot[axis] + draw_sign(s) * way[(axis + turn) % 3];
    }
    draft[RADIUS] = draw_integer(s, 0, way[3]);
    draft[OTHER_RADIUS] = way[3] - draft[RADIUS];
}

/* From one number of steps before the foot to another behind it. */
static void draft_axis(const double *foot, const double *step, const double *steps, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = foot[axis] + steps[0] * step[axis];
        draft[END + axis] = foot[axis] + steps[1] * step[axis];
    }
}

/* Across the way to the point. */
static void draw_across(stream *s, const double *foot, const double *draft, double *step)
{
    double other[3];
    for (int axis = 0; axis < 3; axis++)
        other[axis] = draw_integer(s, -2, 2);
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        step[axis] = (draft[POINT + u] - foot[u]) * other[w] - (draft[POINT + w] - foot[w]) * other[u];
    }
}

/* At its side, or at the edge of it. */
static void draft_beside(source *from, double *draft)
{
    stream *s = &from->own;
    double foot[3], step[3], steps[2];
    draft_apart(s, foot, draft);
    draw_across(s, foot, draft, step);
    steps[0] = -draw_integer(s, 0, 2);
    steps[1] = draw_integer(s, 0, 2);
    draft_axis(foot, step, steps, draft);
}

/* Of a segment some thousands of units long. */
static void draft_beside_long(source *from, double *draft)
{
    stream *s = &from->own;
    double foot[3], step[3], steps[2];
    draft_apart(s, foot, draft);
    draw_across(s, foot, draft, step);
    steps[0] = -draw_integer(s, 0, 1) * draw_power(s, 0, 14);
    steps[1] = draw_power(s, 0, 14);
    draft_axis(foot, step, steps, draft);
}

/* At either end, with the rest of the segment beyond it. */
static void draft_at_end(source *from, double *draft)
{
    stream *s = &from->own;
    double foot[3], step[3], steps[2] = {0.0, 0.0}, towards = 0.0;
    draft_apart(s, foot, draft);
    for (int axis = 0; axis < 3; axis++) {
        step[axis] = draw_integer(s, -8, 8);
        towards += step[axis] * (draft[POINT + axis] - foot[axis]);
    }
    steps[draw_integer(s, 0, 1)] = towards > 0.0 ? -1.0 : 1.0;
    draft_axis(foot, step, steps, draft);
}

/* The segment is a point. */
static void draft_ball(source *from, double *draft)
{
    const double no_step[3] = {0.0}, no_steps[2] = {0.0};
    double foot[3];
    draft_apart(&from->own, foot, draft);
    draft_axis(foot, no_step, no_steps, draft);
}

/* The point on the segment, and both radii 0. */
static void draft_on_axis(source *from, double *draft)
{
    stream *s = &from->own;
    draft_beside(from, draft);
    const double share = draw_integer(s, 0, 4) / 4.0;
    for (int axis = 0; axis < 3; axis++)
        draft[POINT + axis] = draft[START + axis] + share * (draft[END + axis] - draft[START + axis]);
    draft[RADIUS] = draft[OTHER_RADIUS] = 0.0;
}

/* One is empty, though the radii without signs, or their sum, would reach. */
static void draft_negative(source *from, double *draft)
{
    stream *s = &from->own;
    draft_beside(from, draft);
    const double larger = draft[RADIUS] + draft[OTHER_RADIUS] + draw_integer(s, 0, 4);
    const int is_other = draw_integer(s, 0, 1);
    draft[is_other ? OTHER_RADIUS : RADIUS] = -draw_integer(s, 1, 4);
    draft[is_other ? RADIUS : OTHER_RADIUS] = larger;
}

/* ---- Cases in reals ----------------------------------------------------------------------------------- */

/* The radii small against the segment, of which every component is just above a power of two. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const double share = draw_real(s, 0.9, 1.02), off = draw_power(s, -26, -4);
    for (int axis = 0; axis < 3; axis++) {
        const double way = draw_sign(s) * draw_real(s, 1.0, 1.04);
        draft[START + axis] = draw_real(s, -0.03, 0.03);
        draft[END + axis] = draft[START + axis] + way;
        draft[POINT + axis] = draft[START + axis] + share * way + off * draw_real(s, -1.0, 1.0);
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[POINT + axis] = draw_real(s, -16.0, 16.0);
        draft[START + axis] = draw_real(s, -16.0, 16.0);
        draft[END + axis] = draw_real(s, -16.0, 16.0);
    }
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 8.0);
    draft[OTHER_RADIUS] = draw_real(s, 0.0, 24.0);
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, OTHER_RADIUS, floats);
}

/* The point lies on the segment, as far as it can. */
static void move_onto_axis(stream *s, float *floats)
{
    const double share = draw_real(s, 0.0, 1.0);
    for (int axis = 0; axis < 3; axis++)
        floats[POINT + axis] =
            nearest_float(floats[START + axis] + share * ((double)floats[END + axis] - floats[START + axis]));
    floats[RADIUS] = 0.0f;
}

/* Clear of padding: the other radius is some of what it takes, or more. */
static void move_near_axis(stream *s, float *floats)
{
    segment_point c;
    move_onto_axis(s, floats);
    memcpy(c.floats, floats, sizeof c.floats);
    floats[OTHER_RADIUS] = nearest_float(segment_distance(&c) * draw_real(s, 0.9, 1.5));
}

const family segment_point_families[SEGMENT_POINT_FAMILIES_AND_BELOW] = {
    {"beside", draft_beside, GRID, 0, NULL, JUST_TOUCHING},
    {"beside, 1 ulp off", draft_beside, GRID, 1, NULL, JUST_TOUCHING},
    {"beside, 4 ulps off", draft_beside, GRID, 4, NULL, JUST_TOUCHING},
    {"beside, rounded", draft_beside, ANYWHERE, 1, NULL, JUST_TOUCHING},
    {"beside, far away", draft_beside, FAR_AWAY, 1, NULL, JUST_TOUCHING},
    {"beside, long", draft_beside_long, GRID, 0, NULL, JUST_TOUCHING},
    {"beside, long, 1 ulp off", draft_beside_long, GRID, 1, NULL, JUST_TOUCHING},
    {"beside, long, rounded", draft_beside_long, ANYWHERE, 0, NULL, JUST_TOUCHING},
    {"at an end", draft_at_end, GRID, 0, NULL, JUST_TOUCHING},
    {"at an end, 1 ulp off", draft_at_end, GRID, 1, NULL, JUST_TOUCHING},
    {"at an end, rounded", draft_at_end, ANYWHERE, 1, NULL, JUST_TOUCHING},
    {"balls", draft_ball, GRID, 0, NULL, JUST_TOUCHING},
    {"balls, 1 ulp off", draft_ball, GRID, 1, NULL, JUST_TOUCHING},
    {"balls, rounded", draft_ball, ANYWHERE, 1, NULL, JUST_TOUCHING},
    {"on the axis", draft_on_axis, GRID, 0, NULL, AS_DRAFTED},
    {"on the axis, rounded", draft_any, ANYWHERE, 0, move_near_axis, AS_DRAFTED},
    {"on the axis, far away", draft_any, FAR_AWAY, 0, move_near_axis, AS_DRAFTED},
    {"on the axis, stretched", draft_any, STRETCHED, 0, move_near_axis, AS_DRAFTED},
    {"on the axis, smallest", draft_any, SMALLEST, 0, move_near_axis, AS_DRAFTED},
    {"on the axis, reaching", draft_any, ANYWHERE, 0, move_onto_axis, REACHING},
    {"negative radii", draft_negative, GRID, 1, NULL, AS_DRAFTED},
    {"no lengths", draft_beside, GRID, 1, NULL, NEGATED},
    {"reaching", draft_any, ANYWHERE, 0, NULL, REACHING},
    {"reaching, far away", draft_beside, FAR_AWAY, 0, NULL, REACHING},
    {"reaching, long", draft_beside_long, ANYWHERE, 0, NULL, REACHING},
    {"reaching, stretched", draft_any, STRETCHED, 1, NULL, REACHING},
    {"reaching, smallest", draft_any, SMALLEST, 1, NULL, REACHING},
    {"reaching, largest", draft_any, LARGEST, 1, NULL, REACHING},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_all, REACHING},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL, JUST_TOUCHING},
    {"unfavourable, reaching", draft_unfavourable, UNMOVED, 0, NULL, REACHING},
    {"unfavourable, anywhere", draft_unfavourable, ANYWHERE, 0, NULL, REACHING},
    {"anything", draft_any, ANYWHERE, 0, NULL, AS_DRAFTED},
    {"reaching, below range", draft_any, BELOW, 1, NULL, JUST_TOUCHING},
};

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term reach;
    term along, beyond; /* where the foot is: these are positive where it is after the start, after the end */
    term apart_start, apart_end; /* squared distance from these, less the squared sum of the radii */
    term apart_line;             /* the same of the line, times the squared length */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term way[3], from_start[3], from_end[3];
    write_way(f, START, END, way);
    write_way(f, START, POINT, from_start);
    write_way(f, END, POINT, from_end);
    exact.reach = sum(f, sum(f, input(f, RADIUS), input(f, OTHER_RADIUS)), input(f, FURTHER));
    const term reach = square(f, exact.reach);
    exact.along = dot_of(f, from_start, way);
    exact.beyond = dot_of(f, from_end, way);
    exact.apart_start = difference(f, dot_of(f, from_start, from_start), reach);
    exact.apart_end = difference(f, dot_of(f, from_end, from_end), reach);
    exact.apart_line =
        difference(f, product(f, exact.apart_start, dot_of(f, way, way)), square(f, exact.along));
}

int is_within_radii(const segment_point *c)
{
    formula *f = &exact.f;
    if (f->terms == 0)
        write_formula();
    set_inputs(f, c->floats);
    if (c->floats[RADIUS] < 0.0f || c->floats[OTHER_RADIUS] < 0.0f || sign_of(f, exact.reach) < 0)
        return 0;
    if (sign_of(f, exact.along) <= 0)
        return sign_of(f, exact.apart_start) <= 0;
    return sign_of(f, sign_of(f, exact.beyond) >= 0 ? exact.apart_end : exact.apart_line) <= 0;
}

effort segment_point_effort(void)
{
    return exact.f.effort;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

segment_point segment_point_of(const subject *about, const float *floats)
{
    segment_point c = {{0.0f}};
    put_parts(about, floats, c.floats);
    return c;
}

static double way_along(const segment_point *c, int from, int to, int axis)
{
    return (double)c->floats[to + axis] - c->floats[from + axis];
}

double segment_length(const segment_point *c)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++)
        squared += way_along(c, START, END, axis) * way_along(c, START, END, axis);
    return sqrt(squared);
}

double segment_distance(const segment_point *c)
{
    double along = 0.0, squared = 0.0, apart = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = way_along(c, START, END, axis);
        along += way * way_along(c, START, POINT, axis);
        squared += way * way;
    }
    const double share = squared > 0.0 ? fmin(fmax(along / squared, 0.0), 1.0) : 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double w = way_along(c, START, POINT, axis) - share * way_along(c, START, END, axis);
        apart += w * w;
    }
    return sqrt(apart);
}
