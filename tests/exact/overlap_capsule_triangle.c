/* Closed capsule against closed triangle: the segment goes through the triangle, or an end of it is within the radius
 * of the triangle, or all of it of an edge. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "segment_pair.h"
#include "subject.h"
#include "triangle_distance.h"
#include "triangle_feet.h"

enum { START = 0, END = 3, RADIUS = 6, VERTICES = 7, FLOATS = 16 };

static const char layout[] = "xyzxyzrxyzxyzxyz";

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term start, end; /* six times the volume over the triangle of these */
    term beside[3];  /* the same of both and an edge */
    effort effort;
} exact;

/* Of the way from the first to the others. */
static term write_volume(const int *points)
{
    formula *f = &exact.f;
    term way[3][3], volume = 0;
    for (int k = 0; k < 3; k++)
        for (int axis = 0; axis < 3; axis++)
            way[k][axis] = difference(f, input(f, points[k + 1] + axis), input(f, points[0] + axis));
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        const term cross = difference(f, product(f, way[1][u], way[2][w]), product(f, way[1][w], way[2][u]));
        const term part = product(f, way[0][axis], cross);
        volume = axis == 0 ? part : sum(f, volume, part);
    }
    return volume;
}

static void write_formula(void)
{
    const int a = VERTICES, b = VERTICES + 3, c = VERTICES + 6;
    exact.start = write_volume((const int[]){START, a, b, c});
    exact.end = write_volume((const int[]){END, a, b, c});
    exact.beside[0] = write_volume((const int[]){START, END, a, b});
    exact.beside[1] = write_volume((const int[]){START, END, b, c});
    exact.beside[2] = write_volume((const int[]){START, END, c, a});
}

/* Where nothing is in a plane with something else; that is near an edge or an end. */
static int goes_through(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    set_inputs(&exact.f, floats);
    if (sign_of(&exact.f, exact.start) * sign_of(&exact.f, exact.end) >= 0)
        return 0;
    const int side = sign_of(&exact.f, exact.beside[0]);
    return side != 0 && sign_of(&exact.f, exact.beside[1]) == side &&
           sign_of(&exact.f, exact.beside[2]) == side;
}

static void count_effort(effort of)
{
    if (of > exact.effort)
        exact.effort = of;
}

static void set_edge(const float *floats, int k)
{
    float pair[PAIR_FLOATS];
    memcpy(pair, floats + START, 6 * sizeof *pair);
    memcpy(pair + 6, floats + VERTICES + 3 * k, 3 * sizeof *pair);
    memcpy(pair + 9, floats + VERTICES + 3 * ((k + 1) % 3), 3 * sizeof *pair);
    set_segments(pair);
}

static int touches(const float *floats)
{
    int found = 0;
    for (int k = 0; k < 3 && !found; k++) {
        set_edge(floats, k);
        found = are_within(floats[RADIUS], 0.0f);
        count_effort(segments_effort());
    }
    for (int end = START; end <= END && !found; end += END - START) {
        set_triangle_and_point(floats + VERTICES, floats + end);
        found = is_triangle_within(floats[RADIUS]);
        count_effort(triangle_distance_effort());
    }
    if (!found)
        found = goes_through(floats);
    count_effort(exact.f.effort);
    return found;
}

static double distance(const float *floats)
{
    double least = INFINITY;
    if (goes_through(floats))
        return 0.0;
    for (int k = 0; k < 3; k++) {
        set_edge(floats, k);
        least = fmin(least, distance_of_segments());
    }
    for (int end = START; end <= END; end += END - START) {
        set_triangle_and_point(floats + VERTICES, floats + end);
        least = fmin(least, distance_to_triangle());
    }
    return least;
}

/* Of the segment and of the triangle, which is set by then. */
static double size_of(const float *floats)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = (double)floats[END + axis] - floats[START + axis];
        squared += way * way;
    }
    set_triangle_and_point(floats + VERTICES, floats + START);
    return sqrt(squared) + size_of_triangle();
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_capsule_triangle_growth;
    exact.effort = BY_DOUBLE;
    if (floats[RADIUS] < 0.0f) {
        out->broken = given->hit ? "an empty capsule hits" : NULL;
        return;
    }
    out->touches = touches(floats);
    if (given->hit && !out->touches) {
        const double lacking = distance(floats) - floats[RADIUS] - 2.0 * sphere_capsule_slack;
        out->growth = lacking > 0.0 ? lacking / (floats[RADIUS] + size_of(floats)) * 0x1p23 : 0.0;
    }
    out->effort = exact.effort;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* The end of a segment that goes on from the point, further away from where it is nearest. */
static void go_on(stream *s, double *draft)
{
    for (int axis = 0; axis < 3; axis++)
        draft[END + axis] = draft[START + axis] + draw_integer(s, -8, 8);
}

static void draft_at_inside(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_inside(&from->own, draft + VERTICES, draft + START);
    go_on(&from->own, draft);
}

static void draft_at_edge(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_on_edge(&from->own, draft + VERTICES, draft + START);
    go_on(&from->own, draft);
}

static void draft_at_vertex(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_at_vertex(&from->own, draft + VERTICES, draft + START);
    go_on(&from->own, draft);
}

static void draft_at_segment(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_on_segment(&from->own, draft + VERTICES, draft + START);
    go_on(&from->own, draft);
}

static void draft_at_point(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_at_point(&from->own, draft + VERTICES, draft + START);
    go_on(&from->own, draft);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int i = 0; i < FLOATS; i++)
        draft[i] = draw_real(s, -16.0, 16.0);
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 8.0);
}

/* Through a point of the triangle, or hardly beside it; some nearly along its plane. */
static void draft_through_shape(stream *s, double *draft)
{
    const double u = draw_real(s, -0.01, 1.01), v = draw_real(s, -0.01, 1.01) * (1.0 - u);
    const double share = draw_real(s, 0.0, 1.0), lean = draw_one_in(s, 2) ? 1.0 : draw_power(s, -30, 0);
    const double along = draw_real(s, -2.0, 2.0), across = draw_real(s, -2.0, 2.0);
    draft[RADIUS] = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double *a = draft + VERTICES + axis;
        const double at = a[0] + u * (a[3] - a[0]) + v * (a[6] - a[0]);
        const double way = along * (a[3] - a[0]) + across * (a[6] - a[0]) + lean * draw_real(s, -16.0, 16.0);
        draft[START + axis] = at - share * way;
        draft[END + axis] = at + (1.0 - share) * way;
    }
}

static void draft_through(source *from, double *draft)
{
    draft_any(from, draft);
    draft_through_shape(&from->own, draft);
}

static void draft_through_needle(source *from, double *draft)
{
    draft_lone_needle(&from->own, draft + VERTICES);
    draft_through_shape(&from->own, draft);
}

static void draft_through_sliver(source *from, double *draft)
{
    draft_lone_sliver(&from->own, draft + VERTICES);
    draft_through_shape(&from->own, draft);
}

static void draft_empty(source *from, double *draft)
{
    draft_through(from, draft);
    draft[RADIUS] = -1.0;
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* The radius becomes what just reaches, or by about as much less as is padded. */
static void reach(stream *s, float *floats)
{
    const double off = draw_one_in(s, 2) ? draw_real(s, -200.0, 16.0) * unit_roundoff * size_of(floats) : 0.0;
    floats[RADIUS] = nearest_float(fmax(distance(floats) + off, 0.0));
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    reach(s, floats);
}

static const family families[] = {
    {"inside", draft_at_inside, GRID, 0, NULL},
    {"inside, 1 ulp off", draft_at_inside, GRID, 1, NULL},
    {"inside, rounded", draft_at_inside, ANYWHERE, 0, reach},
    {"on an edge", draft_at_edge, GRID, 0, NULL},
    {"on an edge, 1 ulp off", draft_at_edge, GRID, 1, reach},
    {"at a vertex", draft_at_vertex, GRID, 0, NULL},
    {"at a vertex, 1 ulp off", draft_at_vertex, GRID, 1, reach},
    {"a segment", draft_at_segment, GRID, 0, NULL},
    {"a segment, 1 ulp off", draft_at_segment, GRID, 1, reach},
    {"a point", draft_at_point, GRID, 0, NULL},
    {"a point, 1 ulp off", draft_at_point, GRID, 1, reach},
    {"through", draft_through, ANYWHERE, 0, NULL},
    {"through, about the origin", draft_through, UNMOVED, 0, reach},
    {"through, far away", draft_through, FAR_AWAY, 0, reach},
    {"through, stretched", draft_through, STRETCHED, 0, reach},
    {"through, smallest", draft_through, SMALLEST, 0, reach},
    {"needles", draft_through_needle, ANYWHERE, 0, reach},
    {"needles, about the origin", draft_through_needle, UNMOVED, 0, reach},
    {"needles, far away", draft_through_needle, FAR_AWAY, 0, reach},
    {"slivers", draft_through_sliver, ANYWHERE, 0, reach},
    {"slivers, about the origin", draft_through_sliver, UNMOVED, 0, reach},
    {"slivers, far away", draft_through_sliver, FAR_AWAY, 0, reach},
    {"slivers, stretched", draft_through_sliver, STRETCHED, 0, reach},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, stretched", draft_any, STRETCHED, 0, reach},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach},
    {"reaching, largest", draft_any, LARGEST, 0, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"empty", draft_empty, ANYWHERE, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject overlap_capsule_triangle = {
    .query = LH_QUERY_overlap_capsule_triangle,
    .name = "overlap_capsule_triangle",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
