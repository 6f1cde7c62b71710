#include "cylinder_point.h"

#include <math.h>
#include <string.h>

#include "floats.h"
#include "quadruples.h"
#include "term_vector.h"

const char cylinder_point_layout[] = "xyzxyzrxyzr";

/* ---- Cases in whole numbers --------------------------------------------------------------------------- */

static void draw_whole(stream *s, int most, double *v)
{
    for (int axis = 0; axis < 3; axis++)
        v[axis] = draw_integer(s, -most, most);
}

/* A vector of a whole length, which is returned. */
static double draw_way(stream *s, double *way)
{
    const int *parts = draw_quadruple(s), turn = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++)
        way[axis] = draw_sign(s) * parts[(axis + turn) % 3];
    return parts[3];
}

static void draw_across(stream *s, const double *way, double *across)
{
    double other[3];
    draw_whole(s, 2, other);
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        across[axis] = way[u] * other[w] - way[w] * other[u];
    }
}

static void draft_along(const double *foot, const double *step, double before, double after, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = foot[axis] - before * step[axis];
        draft[END + axis] = foot[axis] + after * step[axis];
    }
}

/* At the round side, or where it ends. */
static void draft_beside(source *from, double *draft)
{
    stream *s = &from->own;
    double foot[3], way[3], step[3];
    draw_whole(s, 16, foot);
    const double distance = draw_way(s, way);
    draw_across(s, way, step);
    draft_along(foot, step, draw_integer(s, 0, 2), draw_integer(s, 0, 2), draft);
    for (int axis = 0; axis < 3; axis++)
        draft[POINT + axis] = foot[axis] + way[axis];
    draft[RADIUS] = draw_integer(s, 0, (int)distance);
    draft[BALL_RADIUS] = distance - draft[RADIUS];
}

/* Of a cylinder thousands of units long. */
static void draft_beside_long(source *from, double *draft)
{
    const double times = draw_power(&from->own, 0, 14);
    draft_beside(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[END + axis] += times * (draft[END + axis] - draft[START + axis]);
}

static void exchange_ends(stream *s, double *draft)
{
    for (int axis = 0, turned = draw_one_in(s, 2); axis < 3 && turned; axis++) {
        const double start = draft[START + axis];
        draft[START + axis] = draft[END + axis];
        draft[END + axis] = start;
    }
}

/* Over an end, within the rim or at it. */
static void draft_over_end(source *from, double *draft)
{
    stream *s = &from->own;
    double end[3], way[3], aside[3];
    draw_whole(s, 16, end);
    const double length = draw_way(s, way), height = draw_integer(s, 0, 3);
    draw_across(s, way, aside);
    draft_along(end, way, draw_integer(s, 1, 3), 0.0, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[POINT + axis] = end[axis] + aside[axis] + height * way[axis];
    draft[RADIUS] =
        ceil(sqrt(aside[0] * aside[0] + aside[1] * aside[1] + aside[2] * aside[2])) + draw_integer(s, 0, 2);
    draft[BALL_RADIUS] = height * length;
    exchange_ends(s, draft);
}

/* Off the rim, of a cylinder along an axis. */
static void draft_off_rim(source *from, double *draft)
{
    stream *s = &from->own;
    double end[3], axis_way[3] = {0.0}, out[3];
    const int axis = draw_integer(s, 0, 2), u = (axis + 1) % 3, w = (axis + 2) % 3;
    const int size = draw_integer(s, 1, 4), is_steep = draw_integer(s, 0, 1);
    draw_whole(s, 16, end);
    axis_way[axis] = draw_sign(s);
    out[axis] = axis_way[axis] * size * (is_steep ? 20 : 15);
    out[u] = draw_sign(s) * 3 * 10 * size;
    out[w] = draw_sign(s) * 4 * 10 * size;
    draft_along(end, axis_way, draw_integer(s, 1, 64), 0.0, draft);
    for (int k = 0; k < 3; k++)
        draft[POINT + k] = end[k] + out[k];
    draft[RADIUS] = size * (is_steep ? 35 : 30);
    draft[BALL_RADIUS] = 25 * size;
    exchange_ends(s, draft);
}

static void draft_negative(source *from, double *draft)
{
    stream *s = &from->own;
    draft_beside(from, draft);
    const int which = draw_one_in(s, 2) ? RADIUS : BALL_RADIUS;
    draft[which == RADIUS ? BALL_RADIUS : RADIUS] += 8.0;
    draft[which] = -draw_integer(s, 1, 4);
}

static void draft_without_length(source *from, double *draft)
{
    draft_beside(from, draft);
    memmove(draft + END, draft + START, 3 * sizeof *draft);
}

/* ---- Cases in reals ----------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[POINT + axis] = draw_real(s, -16.0, 16.0);
        draft[START + axis] = draw_real(s, -16.0, 16.0);
        draft[END + axis] = draw_real(s, -16.0, 16.0);
    }
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 8.0);
    draft[BALL_RADIUS] = draw_real(s, 0.0, 24.0);
}

/* A disc, as thin as floats have it. */
static void draft_flat(source *from, double *draft)
{
    const double share = draw_power(&from->own, -22, -4);
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[END + axis] = draft[START + axis] + share * (draft[END + axis] - draft[START + axis]);
}

/* The point near some place of the axis, or beyond it. */
static void draft_near_axis(source *from, double *draft)
{
    stream *s = &from->own;
    const double share = draw_real(s, -0.5, 1.5), off = draw_power(s, -28, 2);
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[POINT + axis] = draft[START + axis] + share * (draft[END + axis] - draft[START + axis]) +
                              off * draw_real(s, -1.0, 1.0);
    draft[RADIUS] *= draw_one_in(s, 2) ? 1.0 : draw_power(s, -24, 0);
}

/* Every component of the axis just above a power of two, the point near its line. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const double share = draw_real(s, -0.02, 1.02), off = draw_power(s, -26, -4);
    for (int axis = 0; axis < 3; axis++) {
        const double way = draw_sign(s) * draw_real(s, 1.0, 1.04);
        draft[START + axis] = draw_real(s, -0.03, 0.03);
        draft[END + axis] = draft[START + axis] + way;
        draft[POINT + axis] = draft[START + axis] + share * way + off * draw_real(s, -1.0, 1.0);
    }
    draft[RADIUS] = off * draw_real(s, 0.0, 1.0);
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, BALL_RADIUS, floats);
}

const family cylinder_point_families[CYLINDER_POINT_FAMILIES] = {
    {"beside", draft_beside, GRID, 0, NULL, AS_DRAFTED},
    {"beside, 1 ulp off", draft_beside, GRID, 1, NULL, AS_DRAFTED},
    {"beside, rounded", draft_beside, ANYWHERE, 1, NULL, JUST_TOUCHING},
    {"beside, far away", draft_beside, FAR_AWAY, 1, NULL, JUST_TOUCHING},
    {"beside, long", draft_beside_long, GRID, 1, NULL, JUST_TOUCHING},
    {"beside, long, rounded", draft_beside_long, ANYWHERE, 0, NULL, REACHING},
    {"over an end", draft_over_end, GRID, 0, NULL, AS_DRAFTED},
    {"over an end, 1 ulp off", draft_over_end, GRID, 1, NULL, AS_DRAFTED},
    {"over an end, rounded", draft_over_end, ANYWHERE, 1, NULL, JUST_TOUCHING},
    {"over an end, far away", draft_over_end, FAR_AWAY, 0, NULL, REACHING},
    {"off the rim", draft_off_rim, GRID, 0, NULL, AS_DRAFTED},
    {"off the rim, 1 ulp off", draft_off_rim, GRID, 1, NULL, AS_DRAFTED},
    {"off the rim, rounded", draft_off_rim, ANYWHERE, 1, NULL, REACHING},
    {"negative radii", draft_negative, GRID, 1, NULL, AS_DRAFTED},
    {"without length", draft_without_length, GRID, 0, NULL, AS_DRAFTED},
    {"flat", draft_flat, ANYWHERE, 0, NULL, REACHING},
    {"flat, stretched", draft_flat, STRETCHED, 0, NULL, REACHING},
    {"near the axis", draft_near_axis, ANYWHERE, 0, NULL, REACHING},
    {"near the axis, far away", draft_near_axis, FAR_AWAY, 0, NULL, REACHING},
    {"near the axis, smallest", draft_near_axis, SMALLEST, 0, NULL, REACHING},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL, REACHING},
    {"unfavourable, anywhere", draft_unfavourable, ANYWHERE, 0, NULL, REACHING},
    {"reaching", draft_any, ANYWHERE, 0, NULL, REACHING},
    {"reaching, stretched", draft_any, STRETCHED, 1, NULL, REACHING},
    {"reaching, smallest", draft_any, SMALLEST, 1, NULL, REACHING},
    {"reaching, largest", draft_any, LARGEST, 1, NULL, REACHING},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_all, REACHING},
    {"anything", draft_any, ANYWHERE, 0, NULL, AS_DRAFTED},
};

cylinder_point cylinder_point_of(const subject *about, const float *floats)
{
    cylinder_point c = {{0.0f}};
    put_parts(about, floats, c.floats);
    return c;
}

int cylinder_is_empty(const cylinder_point *c)
{
    const float *a = c->floats + START, *b = c->floats + END;
    return c->floats[RADIUS] < 0.0f || (a[0] == b[0] && a[1] == b[1] && a[2] == b[2]);
}

/* ---- In double ---------------------------------------------------------------------------------------- */

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* The nearer of the surfaces inside, with room to spare if the other ones, and the axis, are further away. */
static void see_from_inside(const double *axis, const double *across, double from_axis, double beside,
                            double below, double above, contact_sight *seen)
{
    const double beyond = fmax(below, above), room = 0x1p-16 * seen->size;
    const int is_by_end = beyond >= beside;
    seen->distance = fmax(beside, beyond);
    seen->has_one_normal =
        fabs(beside - beyond) > room && (is_by_end ? fabs(above - below) > room : from_axis > room - beside);
    for (int k = 0; k < 3; k++)
        seen->normal[k] = is_by_end ? (above >= below ? -axis[k] : axis[k]) : -across[k] / from_axis;
}

void see_cylinder(const cylinder_point *c, contact_sight *seen, double *on_cylinder)
{
    double axis[3], point[3], across[3], on[3];
    for (int k = 0; k < 3; k++) {
        axis[k] = (double)c->floats[END + k] - (double)c->floats[START + k];
        point[k] = (double)c->floats[POINT + k] - (double)c->floats[START + k];
    }
    const double length = sqrt(dot(axis, axis)), radius = (double)c->floats[RADIUS];
    for (int k = 0; k < 3; k++)
        axis[k] /= length;
    const double height = dot(point, axis), nearest = fmin(fmax(height, 0.0), length);
    for (int k = 0; k < 3; k++)
        across[k] = point[k] - axis[k] * height;
    const double from_axis = sqrt(dot(across, across)), beside = from_axis - radius;
    const double share = beside > 0.0 ? radius / from_axis : 1.0;
    for (int k = 0; k < 3; k++) {
        on[k] = (double)c->floats[START + k] + axis[k] * nearest + across[k] * share;
        point[k] = (double)c->floats[POINT + k];
    }
    const int is_outside = beside > 0.0 || height < 0.0 || height > length;
    see_points(point, on, seen);
    seen->size = length + radius;
    if (is_outside)
        seen->distance = hypot(fmax(beside, 0.0), height - nearest);
    else
        see_from_inside(axis, across, from_axis, beside, -height, height - length, seen);
    if (on_cylinder)
        memcpy(on_cylinder, is_outside ? on : point, sizeof on);
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* The inputs that come behind those of a case. */
enum { FURTHER = CYLINDER_POINT_FLOATS, INPUTS };

static struct {
    formula f;
    float inputs[INPUTS];
    term radius2, reach, length2; /* radius2: doubled */
    term after_start, after_end;  /* of the foot on the axis, times the length */
    term from_line;               /* the squared distance from the axis, times the squared length */
    term side;                    /* that less the squared radius */
    term under_start, over_end;   /* squared, less that of the reach; times the squared length */
    term apart[3]; /* both squares and that of the radius, less that of the reach: under, between and over */
    term depth;    /* the radius and a reach that is negative */
    term deep;     /* the squared distance from the axis less the square of the depth */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term way[3], from_start[3], from_end[3];
    write_way(f, START, END, way);
    write_way(f, START, POINT, from_start);
    write_way(f, END, POINT, from_end);
    const term radius = input(f, RADIUS);
    exact.radius2 = sum(f, radius, radius);
    exact.reach = sum(f, input(f, BALL_RADIUS), input(f, FURTHER));
    exact.length2 = dot_of(f, way, way);
    exact.after_start = dot_of(f, from_start, way);
    exact.after_end = dot_of(f, from_end, way);
    exact.from_line = difference(f, product(f, dot_of(f, from_start, from_start), exact.length2),
                                 square(f, exact.after_start));
    const term rim = product(f, square(f, radius), exact.length2),
               reached = product(f, square(f, exact.reach), exact.length2);
    exact.side = difference(f, exact.from_line, rim);
    exact.under_start = difference(f, square(f, exact.after_start), reached);
    exact.over_end = difference(f, square(f, exact.after_end), reached);
    exact.apart[0] = sum(f, sum(f, exact.from_line, rim), exact.under_start);
    exact.apart[1] = difference(f, sum(f, exact.from_line, rim), reached);
    exact.apart[2] = sum(f, sum(f, exact.from_line, rim), exact.over_end);
    exact.depth = sum(f, radius, exact.reach);
    exact.deep = difference(f, exact.from_line, product(f, square(f, exact.depth), exact.length2));
}

static int sign(term t)
{
    return sign_of(&exact.f, t);
}

/* Of a negative reach. */
static int is_as_deep(void)
{
    return sign(exact.after_start) >= 0 && sign(exact.under_start) >= 0 && sign(exact.after_end) <= 0 &&
           sign(exact.over_end) >= 0 && sign(exact.depth) >= 0 && sign(exact.deep) <= 0;
}

/* With D for the distance from the axis, h for that from the ends, r for the radius and R for the reach: (D - r)^2 +
 * h^2 <= R^2, where D > r. So D^2 + r^2 + h^2 - R^2 <= 2 r D, of which D alone is a root. */
static int reaches_exactly(const float *floats, float extra)
{
    formula *f = &exact.f;
    if (f->terms == 0)
        write_formula();
    memcpy(exact.inputs, floats, CYLINDER_POINT_FLOATS * sizeof *floats);
    exact.inputs[FURTHER] = extra;
    set_inputs(f, exact.inputs);
    if (sign(exact.reach) < 0)
        return is_as_deep();
    const int is_under = sign(exact.after_start)<0, is_over = sign(exact.after_end)> 0;
    if ((is_under && sign(exact.under_start) > 0) || (is_over && sign(exact.over_end) > 0))
        return 0;
    const term apart = exact.apart[is_under ? 0 : is_over ? 2 : 1];
    if (sign(exact.side) <= 0 || sign(apart) <= 0)
        return 1;
    const term left[] = {apart, apart},
               right[] = {exact.radius2, exact.radius2, exact.from_line, exact.length2};
    return compare_products(f, left, 2, right, 4) <= 0;
}

static staged_reach stages = {.exactly = reaches_exactly, .fault = "a ball and a cylinder"};

int is_within_reach(const cylinder_point *c, float extra)
{
    contact_sight seen;
    if (cylinder_is_empty(c) || c->floats[BALL_RADIUS] < 0.0f)
        return 0;
    see_cylinder(c, &seen, NULL);
    return reaches_in_stages(&stages, &seen, c->floats[BALL_RADIUS], c->floats, extra);
}

effort cylinder_point_effort(void)
{
    return effort_of_stages(&stages);
}
