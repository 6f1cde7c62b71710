/* Closed ball against closed triangle. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "subject.h"
#include "triangle_distance.h"
#include "triangle_feet.h"

enum { CENTRE = 0, RADIUS = 3, VERTICES = 4, FLOATS = 13 };

static const char layout[] = "xyzrxyzxyzxyz";

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_on_inside(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_inside(&from->own, draft + VERTICES, draft + CENTRE);
}

static void draft_on_edge(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_on_edge(&from->own, draft + VERTICES, draft + CENTRE);
}

static void draft_on_vertex(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_at_vertex(&from->own, draft + VERTICES, draft + CENTRE);
}

static void draft_on_segment(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_on_segment(&from->own, draft + VERTICES, draft + CENTRE);
}

static void draft_on_point(source *from, double *draft)
{
    draft[RADIUS] = draft_foot_at_point(&from->own, draft + VERTICES, draft + CENTRE);
}

static void draft_plump(source *from, double *draft)
{
    draft_any_foot(&from->own, draft + VERTICES, draft + CENTRE);
    draft[RADIUS] = draw_real(&from->own, 0.0, 8.0);
}

static void draft_needle(source *from, double *draft)
{
    draft_foot_on_needle(&from->own, draft + VERTICES, draft + CENTRE);
}

static void draft_sliver(source *from, double *draft)
{
    draft_foot_on_sliver(&from->own, draft + VERTICES, draft + CENTRE);
}

/* A ball of radius 0 in the triangle, as nearly as it can be. */
static void draft_centre_within(source *from, double *draft)
{
    stream *s = &from->own;
    (draw_integer(s, 0, 1) ? draft_plump : draft_sliver)(from, draft);
    double v = draw_real(s, 0.0, 1.0), u = draw_real(s, 0.0, 1.0) * (1.0 - v);
    for (int i = 0; i < 3; i++) {
        double a = draft[VERTICES + i];
        draft[CENTRE + i] = a + u * (draft[VERTICES + 3 + i] - a) + v * (draft[VERTICES + 6 + i] - a);
    }
    draft[RADIUS] = 0.0;
}

static void draft_empty(source *from, double *draft)
{
    draft_on_edge(from, draft);
    draft[RADIUS] = -draft[RADIUS];
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* How much of the triangle's size the radius lacks, beyond what it may lack anyway. */
static double growth(double radius)
{
    if (radius < 0.0)
        return INFINITY;
    double allowed = most_sphere_triangle_growth * 0x1p-23 * radius + sphere_triangle_slack;
    double lacking = distance_to_triangle() - radius - allowed;
    return lacking > 0.0 ? lacking / (size_of_triangle() * 0x1p-23) : 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    set_triangle_and_point(floats + VERTICES, floats + CENTRE);
    out->touches = floats[RADIUS] >= 0.0f && is_triangle_within(floats[RADIUS]);
    out->growth_bound = growth_per_triangle_size;
    if (given->hit && !out->touches)
        out->growth = growth(floats[RADIUS]);
    out->effort = triangle_distance_effort();
}

/* ---- Radii -------------------------------------------------------------------------------------------- */

static double distance_of(const float *floats)
{
    set_triangle_and_point(floats + VERTICES, floats + CENTRE);
    return estimate_distance_to_triangle();
}

/* That just reaches the triangle. */
static void reach_the_triangle(stream *s, float *floats)
{
    (void)s;
    floats[RADIUS] = nearest_float(distance_of(floats));
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    reach_the_triangle(s, floats);
}

/* That falls short of it by about as much as the padding is. */
static void fall_short(stream *s, float *floats)
{
    double distance = distance_of(floats);
    double times = draw_real(s, 0.9, 1.3);
    double padding = (8.0 * distance + 48.0 * size_of_triangle()) * unit_roundoff;
    floats[RADIUS] = nearest_float(fmax(distance - times * padding, 0.0));
}

/* A triangle so small that the padding for what underflows is all there is. */
static void fall_short_of_a_tiny_one(stream *s, float *floats)
{
    int away = draw_integer(s, 0, 2);
    double gap = draw_real(s, 0.9, 1.2) * 0x1p-63;
    for (int i = 0; i < 3; i++) {
        floats[CENTRE + i] = i == away ? nearest_float(gap) : 0.0f;
        for (int v = 0; v < 3; v++)
            floats[VERTICES + 3 * v + i] =
                i == away ? 0.0f : nearest_float(draw_real(s, -1.0, 1.0) * 0x1p-90);
    }
    floats[RADIUS] = 0.0f;
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"on the inside", draft_on_inside, GRID, 0, NULL},
    {"on the inside, 1 ulp off", draft_on_inside, GRID, 1, NULL},
    {"on the inside, 4 ulps off", draft_on_inside, GRID, 4, NULL},
    {"on an edge", draft_on_edge, GRID, 0, NULL},
    {"on an edge, 1 ulp off", draft_on_edge, GRID, 1, NULL},
    {"on an edge, far away", draft_on_edge, FAR_AWAY, 1, NULL},
    {"on a vertex", draft_on_vertex, GRID, 0, NULL},
    {"on a vertex, 1 ulp off", draft_on_vertex, GRID, 1, NULL},
    {"on a segment", draft_on_segment, GRID, 0, NULL},
    {"on a segment, 1 ulp off", draft_on_segment, GRID, 1, reach_the_triangle},
    {"on a segment, stretched", draft_on_segment, STRETCHED, 0, reach_the_triangle},
    {"on a segment, smallest", draft_on_segment, SMALLEST, 0, reach_the_triangle},
    {"on a point", draft_on_point, GRID, 1, NULL},
    {"on a point, rounded", draft_on_point, ANYWHERE, 0, reach_the_triangle},
    {"plump", draft_plump, ANYWHERE, 0, reach_the_triangle},
    {"plump, 4 ulps off", draft_plump, ANYWHERE, 4, reach_the_triangle},
    {"plump, far away", draft_plump, FAR_AWAY, 1, reach_the_triangle},
    {"plump, stretched", draft_plump, STRETCHED, 1, reach_the_triangle},
    {"plump, smallest", draft_plump, SMALLEST, 1, reach_the_triangle},
    {"plump, largest", draft_plump, LARGEST, 1, reach_the_triangle},
    {"needles", draft_needle, ANYWHERE, 0, reach_the_triangle},
    {"needles, 4 ulps off", draft_needle, ANYWHERE, 4, reach_the_triangle},
    {"needles, far away", draft_needle, FAR_AWAY, 1, reach_the_triangle},
    {"needles, stretched", draft_needle, STRETCHED, 1, reach_the_triangle},
    {"needles, smallest", draft_needle, SMALLEST, 1, reach_the_triangle},
    {"slivers", draft_sliver, ANYWHERE, 0, reach_the_triangle},
    {"slivers, 4 ulps off", draft_sliver, ANYWHERE, 4, reach_the_triangle},
    {"slivers, far away", draft_sliver, FAR_AWAY, 1, reach_the_triangle},
    {"slivers, stretched", draft_sliver, STRETCHED, 1, reach_the_triangle},
    {"slivers, smallest", draft_sliver, SMALLEST, 1, reach_the_triangle},
    {"slivers, largest", draft_sliver, LARGEST, 1, reach_the_triangle},
    {"scattered", draft_plump, UNMOVED, 0, scatter_and_reach},
    {"centre within", draft_centre_within, ANYWHERE, 0, NULL},
    {"centre within, far away", draft_centre_within, FAR_AWAY, 0, NULL},
    {"centre within, stretched", draft_centre_within, STRETCHED, 0, NULL},
    {"negative radii", draft_empty, GRID, 1, NULL},
    {"on the inside, short", draft_on_inside, GRID, 0, fall_short},
    {"on an edge, short", draft_on_edge, GRID, 0, fall_short},
    {"plump, short", draft_plump, ANYWHERE, 0, fall_short},
    {"plump, stretched, short", draft_plump, STRETCHED, 0, fall_short},
    {"needles, short", draft_needle, ANYWHERE, 0, fall_short},
    {"slivers, short", draft_sliver, ANYWHERE, 0, fall_short},
    {"slivers, far away, short", draft_sliver, FAR_AWAY, 0, fall_short},
    {"tiny, short", draft_plump, BELOW, 0, fall_short_of_a_tiny_one},
    {"anything", draft_plump, ANYWHERE, 0, NULL},
};

const subject overlap_sphere_triangle = {
    .query = LH_QUERY_overlap_sphere_triangle,
    .name = "overlap_sphere_triangle",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
