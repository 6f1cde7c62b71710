/* The points of two lines that are closest to each other. */
#include <math.h>
#include <string.h>

#include "chord.h"
#include "distances.h"
#include "documented_bounds.h"
#include "floats.h"
#include "lines.h"
#include "segment_pair.h"
#include "subject.h"
#include "term_vector.h"

enum { OTHER = RAY_END, FLOATS = OTHER + RAY_END };

static const char layout[] = "xyzijkttxyzijktt";

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_lines(source *from, const double *segments, double *draft)
{
    draft_line(&from->own, segments + FIRST_START, draft);
    draft_line(&from->own, segments + SECOND_START, draft + OTHER);
}

static void draft_crossing(source *from, double *draft)
{
    double segments[PAIR_FLOATS], apart;
    draft_pair_crossing(from, segments, &apart);
    draft_lines(from, segments, draft);
}

static void draft_parallel(source *from, double *draft)
{
    double segments[PAIR_FLOATS], apart;
    draft_pair_parallel(from, segments, &apart);
    draft_lines(from, segments, draft);
}

/* One or both are points; which comes first is drawn. */
static void draft_point(source *from, double *draft)
{
    double segments[PAIR_FLOATS], apart;
    draft_pair_point(from, segments, &apart);
    const int first = draw_integer(&from->own, 0, 1) * OTHER;
    draft_line(&from->own, segments + FIRST_START, draft + first);
    draft_line(&from->own, segments + SECOND_START, draft + OTHER - first);
}

static void draft_leaning(source *from, double *draft)
{
    double segments[PAIR_FLOATS];
    draft_pair_leaning(from, segments);
    draft_lines(from, segments, draft);
}

static void draft_touching(source *from, double *draft)
{
    double segments[PAIR_FLOATS];
    draft_pair_touching(from, segments);
    draft_lines(from, segments, draft);
}

static void draft_any(source *from, double *draft)
{
    double segments[PAIR_FLOATS];
    draft_pair_any(from, segments);
    draft_lines(from, segments, draft);
}

/* One direction is the other, but for a step or two of a component; and of another length. */
static void lean_by_steps(stream *s, float *floats)
{
    const float by = (float)draw_power(s, -4, 4);
    for (int axis = 0; axis < 3; axis++)
        floats[OTHER + DIRECTION + axis] =
            by * neighbour(floats[DIRECTION + axis], draw_one_in(s, 2) ? 0 : draw_integer(s, -2, 2));
}

static void lean_least(stream *s, float *floats)
{
    draw_next_to_parallel(s, floats + DIRECTION, floats + OTHER + DIRECTION);
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
}

static const family families[] = {
    {"crossing", draft_crossing, GRID, 0, NULL},
    {"crossing, 1 ulp off", draft_crossing, GRID, 1, NULL},
    {"crossing, far away", draft_crossing, FAR_AWAY, 1, NULL},
    {"parallel", draft_parallel, GRID, 0, NULL},
    {"parallel, 1 ulp off", draft_parallel, GRID, 1, NULL},
    {"parallel, rounded", draft_parallel, ANYWHERE, 0, NULL},
    {"parallel, stretched", draft_parallel, STRETCHED, 0, NULL},
    {"points", draft_point, GRID, 0, NULL},
    {"points, 1 ulp off", draft_point, GRID, 1, NULL},
    {"leaning", draft_leaning, ANYWHERE, 0, NULL},
    {"leaning, stretched", draft_leaning, STRETCHED, 0, NULL},
    {"leaning, smallest", draft_leaning, SMALLEST, 0, NULL},
    {"leaning by steps", draft_any, ANYWHERE, 0, lean_by_steps},
    {"leaning by steps, far away", draft_any, FAR_AWAY, 0, lean_by_steps},
    {"leaning by steps, stretched", draft_any, STRETCHED, 0, lean_by_steps},
    {"leaning least", draft_any, UNMOVED, 0, lean_least},
    {"touching", draft_touching, ANYWHERE, 0, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
    {"anything, smallest", draft_any, SMALLEST, 0, NULL},
    {"anything, largest", draft_any, LARGEST, 0, NULL},
    {"anything, scattered", draft_any, UNMOVED, 0, scatter_all},
};

/* ---- Exactly ------------------------------------------------------------------------------------------ */

enum { ONE = FLOATS, INPUTS };

static struct {
    formula f;
    term parallel2,
        volume2; /* squares: of the product of both ways, of how much it spans with what is between */
    term across2[2], way2[2]; /* of what is between across each, times that way; and of the way */
    term between2, one2;
    term parallel2_times_one, way2_times_one[2]; /* of the degrees that they divide */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term way[2][3], between[3], cross[3];
    write_way(f, ORIGIN, OTHER + ORIGIN, between);
    exact.one2 = square(f, input(f, ONE));
    for (int k = 0; k < 2; k++) {
        for (int axis = 0; axis < 3; axis++)
            way[k][axis] = input(f, k * OTHER + DIRECTION + axis);
        write_cross(f, between, way[k], cross);
        exact.across2[k] = dot_of(f, cross, cross);
        exact.way2[k] = dot_of(f, way[k], way[k]);
        exact.way2_times_one[k] = product(f, exact.way2[k], exact.one2);
    }
    write_cross(f, way[0], way[1], cross);
    exact.parallel2 = dot_of(f, cross, cross);
    exact.parallel2_times_one = product(f, exact.parallel2, exact.one2);
    exact.volume2 = square(f, dot_of(f, between, cross));
    exact.between2 = dot_of(f, between, between);
}

static double root_of_ratio(term over, term by)
{
    return sign_of(&exact.f, over) == 0 ? 0.0 : sqrt(ratio_of(&exact.f, over, by));
}

static double exact_distance(void)
{
    if (sign_of(&exact.f, exact.parallel2) != 0)
        return root_of_ratio(exact.volume2, exact.parallel2_times_one);
    for (int k = 0; k < 2; k++)
        if (sign_of(&exact.f, exact.way2[k]) != 0)
            return root_of_ratio(exact.across2[k], exact.way2_times_one[k]);
    return root_of_ratio(exact.between2, exact.one2);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

enum { DISTANCE2, SHARE, OTHER_SHARE, ON_FIRST, ON_SECOND = ON_FIRST + 3 };

static const char *broken_by_points(const float *floats, const float *found, double distance, double size)
{
    const closest_bounds *most = &most_closest_lines_error;
    double way[3], along[3];
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = coordinate_of_line(floats + OTHER, found[OTHER_SHARE], axis) -
                    coordinate_of_line(floats, found[SHARE], axis);
        along[axis] = (double)found[SHARE] * floats[DIRECTION + axis];
    }
    if (!(length_of(along) <= furthest_closest_lines))
        return NULL;
    if (!(error_of_point_on_line(floats, found[SHARE], found + ON_FIRST) <= most->of_edges) ||
        !(error_of_point_on_line(floats + OTHER, found[OTHER_SHARE], found + ON_SECOND) <= most->of_edges))
        return "a point that is not at s or t";
    const double further = most->further_of_size * (size + length_of(along)) * unit_roundoff + most->slack;
    return length_of(way) - distance <= further ? NULL : "not the nearest points";
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const closest_bounds *most = &most_closest_lines_error;
    float inputs[INPUTS];
    if (!has_promised_direction(floats) || !has_promised_direction(floats + OTHER))
        return;
    if (exact.f.terms == 0)
        write_formula();
    memcpy(inputs, floats, FLOATS * sizeof *floats);
    inputs[T_MIN] = inputs[T_MAX] = inputs[OTHER + T_MIN] = inputs[OTHER + T_MAX] = 0.0f;
    inputs[ONE] = 1.0f;
    set_inputs(&exact.f, inputs);

    const double distance = exact_distance(), size = root_of_ratio(exact.between2, exact.one2);
    const root_error off =
        root_error_of(given->floats[DISTANCE2], distance, most->of_distance, most->slack, size);
    out->touches = distance == 0.0;
    out->first_error = off.above;
    out->first_early = off.below;
    out->broken = broken_by_points(floats, given->floats, distance, size);
    out->effort = exact.f.effort;
}

const subject closest_line_line = {
    .query = LH_QUERY_closest_line_line,
    .name = "closest_line_line",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_closest_lines_above,
    .first_early_bound = most_closest_lines_below,
    .judge = judge,
};
