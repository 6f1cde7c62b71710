/* The point of a line that is closest to a point. */
#include <math.h>
#include <string.h>

#include "chord.h"
#include "distances.h"
#include "documented_bounds.h"
#include "floats.h"
#include "lines.h"
#include "segment_point.h"
#include "term_vector.h"

enum { TO = RAY_END, FLOATS = TO + 3 };

static const char layout[] = "xyzijkttxyz";

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* Of a segment and a point, of which the radii do not count. */
static void draft_by(const family *segments, source *from, double *draft)
{
    double drafted[OTHER_RADIUS + 1];
    segments->draft(from, drafted);
    draft_line(&from->own, drafted + START, draft);
    memcpy(draft + TO, drafted + POINT, 3 * sizeof *draft);
}

static const family *named(const char *name)
{
    for (int k = 0; k < SEGMENT_POINT_FAMILIES; k++)
        if (strcmp(segment_point_families[k].name, name) == 0)
            return &segment_point_families[k];
    return NULL;
}

static void draft_beside(source *from, double *draft)
{
    draft_by(named("beside"), from, draft);
}

static void draft_beyond(source *from, double *draft)
{
    draft_by(named("at an end"), from, draft);
}

static void draft_point(source *from, double *draft)
{
    draft_by(named("balls"), from, draft);
}

static void draft_unfavourable(source *from, double *draft)
{
    draft_by(named("unfavourable"), from, draft);
}

static void draft_any(source *from, double *draft)
{
    draft_by(named("anything"), from, draft);
}

/* As close to it as floats are, at any place. */
static void move_onto_line(stream *s, float *floats)
{
    const float t = (float)(draw_sign(s) * draw_power(s, -10, 10) * draw_real(s, 0.5, 1.0));
    for (int axis = 0; axis < 3; axis++)
        floats[TO + axis] = (float)coordinate_of_line(floats, t, axis);
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
}

static const family families[] = {
    {"beside", draft_beside, GRID, 0, NULL},
    {"beside, 1 ulp off", draft_beside, GRID, 1, NULL},
    {"beside, far away", draft_beside, FAR_AWAY, 1, NULL},
    {"beyond an end", draft_beyond, GRID, 0, NULL},
    {"beyond an end, rounded", draft_beyond, ANYWHERE, 1, NULL},
    {"points", draft_point, GRID, 0, NULL},
    {"points, rounded", draft_point, ANYWHERE, 1, NULL},
    {"on it", draft_any, ANYWHERE, 0, move_onto_line},
    {"on it, stretched", draft_any, STRETCHED, 0, move_onto_line},
    {"on it, unfavourable", draft_unfavourable, UNMOVED, 0, move_onto_line},
    {"anything", draft_any, ANYWHERE, 0, NULL},
    {"anything, far away", draft_any, FAR_AWAY, 0, NULL},
    {"anything, stretched", draft_any, STRETCHED, 1, NULL},
    {"anything, smallest", draft_any, SMALLEST, 1, NULL},
    {"anything, largest", draft_any, LARGEST, 1, NULL},
    {"anything, scattered", draft_any, UNMOVED, 0, scatter_all},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

enum { ONE = FLOATS, INPUTS };

static struct {
    formula f;
    term across2, way2; /* the square of the distance is their quotient, if the line is none but a point, */
    term from_origin2;  /* and else this by one2 */
    term one2;
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term from_origin[3], cross[3];
    const term way[3] = {input(f, DIRECTION), input(f, DIRECTION + 1), input(f, DIRECTION + 2)};
    write_way(f, ORIGIN, TO, from_origin);
    write_cross(f, from_origin, way, cross);
    exact.across2 = dot_of(f, cross, cross);
    exact.one2 = square(f, input(f, ONE));
    exact.way2 = product(f, dot_of(f, way, way), exact.one2);
    exact.from_origin2 = dot_of(f, from_origin, from_origin);
}

static double root_of_ratio(term over, term by)
{
    return sign_of(&exact.f, over) == 0 ? 0.0 : sqrt(ratio_of(&exact.f, over, by));
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const closest_bounds *most = &most_closest_line_error;
    const float t = given->floats[1];
    float inputs[INPUTS];
    if (!has_promised_direction(floats))
        return;
    if (exact.f.terms == 0)
        write_formula();
    memcpy(inputs, floats, FLOATS * sizeof *floats);
    inputs[T_MIN] = inputs[T_MAX] = 0.0f;
    inputs[ONE] = 1.0f;
    set_inputs(&exact.f, inputs);

    const double size = root_of_ratio(exact.from_origin2, exact.one2);
    const double distance =
        sign_of(&exact.f, exact.way2) == 0 ? size : root_of_ratio(exact.across2, exact.way2);
    const root_error off = root_error_of(given->floats[0], distance, most->of_distance, most->slack, size);
    out->touches = distance == 0.0;
    out->first_error = off.above;
    out->first_early = off.below;
    out->effort = exact.f.effort;

    double way[3];
    for (int axis = 0; axis < 3; axis++)
        way[axis] = floats[TO + axis] - coordinate_of_line(floats, t, axis);
    if (!(error_of_point_on_line(floats, t, given->floats + 2) <= most->of_edges))
        out->broken = "a point that is not at t";
    else if (!(length_of(way) - distance <= most->further_of_size * size * unit_roundoff + most->slack))
        out->broken = "not the nearest point";
}

const subject closest_line_point = {
    .query = LH_QUERY_closest_line_point,
    .name = "closest_line_point",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_closest_line_above,
    .first_early_bound = most_closest_line_below,
    .judge = judge,
};
