/* Closed capsule against closed triangle: the segment goes through the triangle, or an end of it is within the radius
 * of the triangle, or all of it of an edge. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "segment_triangle.h"
#include "subject.h"
#include "triangle_feet.h"

enum {
    START = CAPSULE_START,
    END = CAPSULE_END,
    RADIUS = CAPSULE_RADIUS,
    VERTICES = CAPSULE_VERTICES,
    FLOATS = CAPSULE_TRIANGLE_FLOATS
};

static const char layout[] = "xyzxyzrxyzxyzxyz";

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_capsule_triangle_growth;
    if (floats[RADIUS] < 0.0f) {
        out->broken = given->hit ? "an empty capsule hits" : NULL;
        return;
    }
    out->touches = segment_reaches_triangle(floats, 0.0f);
    if (given->hit && !out->touches) {
        const double lacking =
            distance_of_segment_and_triangle(floats) - floats[RADIUS] - 2.0 * sphere_capsule_slack;
        out->growth =
            lacking > 0.0 ? lacking / (floats[RADIUS] + size_of_segment_and_triangle(floats)) * 0x1p23 : 0.0;
    }
    out->effort = segment_triangle_effort();
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

/* On a small grid, where much is in one plane, parallel, or just touches. */
static void draft_on_grid(source *from, double *draft)
{
    for (int i = 0; i < FLOATS; i++)
        draft[i] = draw_integer(&from->own, -3, 3);
    draft[RADIUS] = draw_integer(&from->own, 0, 2);
}

/* An end that is just through, or is not yet: over the inside, an edge or a vertex. */
static void draft_just_through(source *from, double *draft)
{
    stream *s = &from->own;
    draft_any(from, draft);
    draft[RADIUS] = 0.0;
    const double u = draw_one_in(s, 3) ? 0.0 : draw_real(s, 0.0, 1.0);
    const double v = draw_one_in(s, 3) ? 0.0 : draw_real(s, 0.0, 1.0) * (1.0 - u),
                 off = draw_power(s, -30, 0);
    const int end = draw_one_in(s, 2) ? START : END;
    for (int axis = 0; axis < 3; axis++) {
        const double *a = draft + VERTICES + axis;
        draft[end + axis] = a[0] + u * (a[3] - a[0]) + v * (a[6] - a[0]) + off * draw_real(s, -16.0, 16.0);
    }
}

/* Parallel to ab but for a little, through the triangle or beside it. */
static void draft_along_edge(source *from, double *draft)
{
    stream *s = &from->own;
    draft_any(from, draft);
    draft[RADIUS] = 0.0;
    const double beside = draw_sign(s) * draw_power(s, -26, -1), lean = draw_power(s, -30, 0);
    const double start = draw_real(s, -0.5, 1.5), end = draw_real(s, -0.5, 1.5);
    for (int axis = 0; axis < 3; axis++) {
        const double *a = draft + VERTICES + axis;
        const double at = a[0] + beside * (a[6] - a[0]), ab = a[3] - a[0];
        draft[START + axis] = at + start * ab + lean * draw_real(s, -4.0, 4.0);
        draft[END + axis] = at + end * ab + lean * draw_real(s, -4.0, 4.0);
    }
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
    const double off = draw_one_in(s, 2)
                           ? draw_real(s, -200.0, 16.0) * unit_roundoff * size_of_segment_and_triangle(floats)
                           : 0.0;
    floats[RADIUS] = nearest_float(fmax(distance_of_segment_and_triangle(floats) + off, 0.0));
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
    {"on a grid", draft_on_grid, GRID, 0, NULL},
    {"on a grid, 1 ulp off", draft_on_grid, GRID, 1, reach},
    {"just through", draft_just_through, ANYWHERE, 0, reach},
    {"just through, about the origin", draft_just_through, UNMOVED, 0, NULL},
    {"just through, far away", draft_just_through, FAR_AWAY, 0, reach},
    {"along an edge", draft_along_edge, ANYWHERE, 0, reach},
    {"along an edge, about the origin", draft_along_edge, UNMOVED, 0, NULL},
    {"along an edge, stretched", draft_along_edge, STRETCHED, 0, reach},
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
