/* Closed ball against closed capsule. Exactly: the squared distance of the centre from the segment is at most the
 * square of the sum of the radii. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "term_vector.h"
#include "quadruples.h"
#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

enum { CENTRE = 0, RADIUS = 3, START = 4, END = 7, OTHER_RADIUS = 10, FLOATS = 11 };

static const char layout[] = "xyzrxyzxyzr";

/* A point in whole numbers, a way out from there to the centre of the ball, and radii that just bridge it. */
static void draft_apart(stream *s, double *foot, double *draft)
{
    const int *way = draw_quadruple(s);
    int turn = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        foot[axis] = draw_integer(s, -16, 16);
        draft[CENTRE + axis] = foot[axis] + draw_sign(s) * way[(axis + turn) % 3];
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

/* Across the way to the centre. */
static void draw_across(stream *s, const double *foot, const double *draft, double *step)
{
    double other[3];
    for (int axis = 0; axis < 3; axis++)
        other[axis] = draw_integer(s, -2, 2);
    for (int axis = 0; axis < 3; axis++) {
        int u = (axis + 1) % 3, w = (axis + 2) % 3;
        step[axis] = (draft[CENTRE + u] - foot[u]) * other[w] - (draft[CENTRE + w] - foot[w]) * other[u];
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

/* Of a capsule some thousands of units long. */
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
        towards += step[axis] * (draft[CENTRE + axis] - foot[axis]);
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

/* The centre on the segment, and both of radius 0. */
static void draft_on_axis(source *from, double *draft)
{
    stream *s = &from->own;
    draft_beside(from, draft);
    double share = draw_integer(s, 0, 4) / 4.0;
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = draft[START + axis] + share * (draft[END + axis] - draft[START + axis]);
    draft[RADIUS] = draft[OTHER_RADIUS] = 0.0;
}

/* One is empty, though the radii without signs, or their sum, would reach. */
static void draft_negative(source *from, double *draft)
{
    stream *s = &from->own;
    draft_beside(from, draft);
    double larger = draft[RADIUS] + draft[OTHER_RADIUS] + draw_integer(s, 0, 4);
    int is_other = draw_integer(s, 0, 1);
    draft[is_other ? OTHER_RADIUS : RADIUS] = -draw_integer(s, 1, 4);
    draft[is_other ? RADIUS : OTHER_RADIUS] = larger;
}

/* The radii small against the segment, of which every component is just above a power of two. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    double share = draw_real(s, 0.9, 1.02), off = draw_power(s, -26, -4);
    for (int axis = 0; axis < 3; axis++) {
        double way = draw_sign(s) * draw_real(s, 1.0, 1.04);
        draft[START + axis] = draw_real(s, -0.03, 0.03);
        draft[END + axis] = draft[START + axis] + way;
        draft[CENTRE + axis] = draft[START + axis] + share * way + off * draw_real(s, -1.0, 1.0);
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[START + axis] = draw_real(s, -16.0, 16.0);
        draft[END + axis] = draw_real(s, -16.0, 16.0);
    }
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 8.0);
    draft[OTHER_RADIUS] = draw_real(s, 0.0, 8.0);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term along, beyond;          /* where the foot is: these are positive where it is after a, after b */
    term apart_start, apart_end; /* squared distance from the end - squared sum of the radii */
    term apart_line;             /* the same of the line, times the squared length */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term way[3], from_start[3], from_end[3];
    write_way(f, START, END, way);
    write_way(f, START, CENTRE, from_start);
    write_way(f, END, CENTRE, from_end);
    term radii = sum(f, input(f, RADIUS), input(f, OTHER_RADIUS)), reach = product(f, radii, radii);
    exact.along = dot_of(f, from_start, way);
    exact.beyond = dot_of(f, from_end, way);
    exact.apart_start = difference(f, dot_of(f, from_start, from_start), reach);
    exact.apart_end = difference(f, dot_of(f, from_end, from_end), reach);
    exact.apart_line = difference(f, product(f, exact.apart_start, dot_of(f, way, way)),
                                  product(f, exact.along, exact.along));
}

static int is_empty(const float *floats)
{
    return floats[RADIUS] < 0.0f || floats[OTHER_RADIUS] < 0.0f;
}

static int touches(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    set_inputs(&exact.f, floats);
    if (is_empty(floats))
        return 0;
    if (sign_of(&exact.f, exact.along) <= 0)
        return sign_of(&exact.f, exact.apart_start) <= 0;
    if (sign_of(&exact.f, exact.beyond) >= 0)
        return sign_of(&exact.f, exact.apart_end) <= 0;
    return sign_of(&exact.f, exact.apart_line) <= 0;
}

/* In double: off by some 2^-50 of the way from the segment's start, and what is measured are steps of 2^-23. */
typedef struct sight {
    double distance, length;
} sight;

static sight sight_of(const float *floats)
{
    double way[3], from_start[3], along = 0.0, squared = 0.0, apart = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = (double)floats[END + axis] - floats[START + axis];
        from_start[axis] = (double)floats[CENTRE + axis] - floats[START + axis];
        along += way[axis] * from_start[axis];
        squared += way[axis] * way[axis];
    }
    double share = squared > 0.0 ? fmin(fmax(along / squared, 0.0), 1.0) : 0.0;
    for (int axis = 0; axis < 3; axis++) {
        double w = from_start[axis] - share * way[axis];
        apart += w * w;
    }
    return (sight){sqrt(apart), sqrt(squared)};
}

static double growth(const float *floats)
{
    if (is_empty(floats))
        return INFINITY;
    sight seen = sight_of(floats);
    double radii = (double)floats[RADIUS] + floats[OTHER_RADIUS];
    double lacking = seen.distance - radii - sphere_capsule_slack;
    return lacking > 0.0 ? lacking / ((radii + seen.length) * 0x1p-23) : 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->touches = touches(floats);
    out->growth_bound = most_sphere_capsule_growth;
    if (given->hit && !out->touches)
        out->growth = growth(floats);
    out->effort = exact.f.effort;
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* One radius becomes what just reaches, with the other; or they get as near to that as they can. */
static void reach_the_axis(stream *s, float *floats)
{
    (void)s;
    double missing = sight_of(floats).distance - floats[RADIUS];
    floats[OTHER_RADIUS] = nearest_float(missing > 0.0 ? missing : 0.0);
}

/* Or what falls short, by about as much as is padded. */
static void fall_short(stream *s, float *floats)
{
    sight seen = sight_of(floats);
    double missing = seen.distance - floats[RADIUS] - seen.length * draw_real(s, 0.0, 0x1p-19);
    floats[OTHER_RADIUS] = nearest_float(missing > 0.0 ? missing : 0.0);
}

/* As the first, where every coordinate is of a magnitude of its own. */
static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    reach_the_axis(s, floats);
}

/* The centre lies on the segment, as far as it can. */
static void shrink_onto_axis(stream *s, float *floats)
{
    double share = draw_real(s, 0.0, 1.0);
    for (int axis = 0; axis < 3; axis++)
        floats[CENTRE + axis] =
            nearest_float(floats[START + axis] + share * ((double)floats[END + axis] - floats[START + axis]));
    floats[RADIUS] = 0.0f;
    floats[OTHER_RADIUS] = nearest_float(sight_of(floats).distance * draw_real(s, 0.9, 1.5));
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"beside", draft_beside, GRID, 0, NULL},
    {"beside, 1 ulp off", draft_beside, GRID, 1, NULL},
    {"beside, 4 ulps off", draft_beside, GRID, 4, NULL},
    {"beside, rounded", draft_beside, ANYWHERE, 1, reach_the_axis},
    {"beside, far away", draft_beside, FAR_AWAY, 1, reach_the_axis},
    {"beside, long", draft_beside_long, GRID, 0, NULL},
    {"beside, long, 1 ulp off", draft_beside_long, GRID, 1, NULL},
    {"beside, long, rounded", draft_beside_long, ANYWHERE, 0, reach_the_axis},
    {"at an end", draft_at_end, GRID, 0, NULL},
    {"at an end, 1 ulp off", draft_at_end, GRID, 1, NULL},
    {"at an end, rounded", draft_at_end, ANYWHERE, 1, reach_the_axis},
    {"balls", draft_ball, GRID, 0, NULL},
    {"balls, 1 ulp off", draft_ball, GRID, 1, NULL},
    {"balls, rounded", draft_ball, ANYWHERE, 1, reach_the_axis},
    {"on the axis", draft_on_axis, GRID, 0, NULL},
    {"on the axis, rounded", draft_any, ANYWHERE, 0, shrink_onto_axis},
    {"on the axis, far away", draft_any, FAR_AWAY, 0, shrink_onto_axis},
    {"on the axis, stretched", draft_any, STRETCHED, 0, shrink_onto_axis},
    {"on the axis, smallest", draft_any, SMALLEST, 0, shrink_onto_axis},
    {"negative radii", draft_negative, GRID, 1, NULL},
    {"reaching", draft_any, ANYWHERE, 0, reach_the_axis},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach_the_axis},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach_the_axis},
    {"reaching, largest", draft_any, LARGEST, 1, reach_the_axis},
    {"reaching, below range", draft_any, BELOW, 1, reach_the_axis},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"falling short", draft_any, ANYWHERE, 0, fall_short},
    {"falling short, rounded", draft_beside_long, ANYWHERE, 0, fall_short},
    {"falling short, far away", draft_beside, FAR_AWAY, 0, fall_short},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, reach_the_axis},
    {"unfavourable, falling short", draft_unfavourable, UNMOVED, 0, fall_short},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject overlap_sphere_capsule = {
    .query = LH_QUERY_overlap_sphere_capsule,
    .name = "overlap_sphere_capsule",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
