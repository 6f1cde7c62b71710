/* The point of a closed triangle that is closest to a point. */
#include "documented_bounds.h"
#include "flat_points.h"
#include "triangle_distance.h"
#include "triangle_feet.h"

enum { VERTICES = 0, POINT = 9, FLOATS = 12 };

static const char layout[] = "xyzxyzxyzxyz";

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_inside(source *from, double *draft)
{
    draft_foot_inside(&from->own, draft + VERTICES, draft + POINT);
}

static void draft_on_edge(source *from, double *draft)
{
    draft_foot_on_edge(&from->own, draft + VERTICES, draft + POINT);
}

static void draft_at_vertex(source *from, double *draft)
{
    draft_foot_at_vertex(&from->own, draft + VERTICES, draft + POINT);
}

static void draft_on_segment(source *from, double *draft)
{
    draft_foot_on_segment(&from->own, draft + VERTICES, draft + POINT);
}

static void draft_at_point(source *from, double *draft)
{
    draft_foot_at_point(&from->own, draft + VERTICES, draft + POINT);
}

static void draft_plump(source *from, double *draft)
{
    draft_any_foot(&from->own, draft + VERTICES, draft + POINT);
}

static void draft_needle(source *from, double *draft)
{
    draft_foot_on_needle(&from->own, draft + VERTICES, draft + POINT);
}

static void draft_sliver(source *from, double *draft)
{
    draft_foot_on_sliver(&from->own, draft + VERTICES, draft + POINT);
}

/* A point of it: in whole numbers, by quarters of two edges. */
static void draft_within(source *from, double *draft)
{
    stream *s = &from->own;
    const int u = draw_integer(s, 0, 4), v = draw_integer(s, 0, 4 - u);
    for (int i = 0; i < 3; i++) {
        const int a = draw_integer(s, -16, 16), ab = draw_integer(s, -4, 4), ac = draw_integer(s, -4, 4);
        draft[VERTICES + i] = a;
        draft[VERTICES + 3 + i] = a + 4 * ab;
        draft[VERTICES + 6 + i] = a + 4 * ac;
        draft[POINT + i] = a + u * ab + v * ac;
    }
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
}

static const family families[] = {
    {"inside", draft_inside, GRID, 0, NULL},
    {"inside, 1 ulp off", draft_inside, GRID, 1, NULL},
    {"on an edge", draft_on_edge, GRID, 1, NULL},
    {"on an edge, far away", draft_on_edge, FAR_AWAY, 1, NULL},
    {"at a vertex", draft_at_vertex, GRID, 1, NULL},
    {"on a segment", draft_on_segment, GRID, 1, NULL},
    {"on a segment, stretched", draft_on_segment, STRETCHED, 0, NULL},
    {"on a segment, smallest", draft_on_segment, SMALLEST, 0, NULL},
    {"at a point", draft_at_point, ANYWHERE, 0, NULL},
    {"within", draft_within, GRID, 0, NULL},
    {"within, rounded", draft_within, ANYWHERE, 0, NULL},
    {"within, far away", draft_within, FAR_AWAY, 1, NULL},
    {"plump", draft_plump, ANYWHERE, 0, NULL},
    {"plump, far away", draft_plump, FAR_AWAY, 1, NULL},
    {"plump, stretched", draft_plump, STRETCHED, 1, NULL},
    {"plump, smallest", draft_plump, SMALLEST, 1, NULL},
    {"plump, largest", draft_plump, LARGEST, 1, NULL},
    {"needles", draft_needle, ANYWHERE, 0, NULL},
    {"needles, 4 ulps off", draft_needle, ANYWHERE, 4, NULL},
    {"needles, far away", draft_needle, FAR_AWAY, 1, NULL},
    {"needles, stretched", draft_needle, STRETCHED, 1, NULL},
    {"needles, smallest", draft_needle, SMALLEST, 1, NULL},
    {"slivers", draft_sliver, ANYWHERE, 0, NULL},
    {"slivers, 4 ulps off", draft_sliver, ANYWHERE, 4, NULL},
    {"slivers, far away", draft_sliver, FAR_AWAY, 1, NULL},
    {"slivers, stretched", draft_sliver, STRETCHED, 1, NULL},
    {"slivers, largest", draft_sliver, LARGEST, 1, NULL},
    {"scattered", draft_plump, UNMOVED, 0, scatter_all},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

static void judge(const float *floats, const answer *given, finding *out)
{
    set_triangle_and_point(floats + VERTICES, floats + POINT);
    const flat_point found = {.vertices = floats + VERTICES,
                              .point = floats + POINT,
                              .distance2 = given->floats[0],
                              .u = given->floats[1],
                              .v = given->floats[2],
                              .on = given->floats + 3,
                              .size = size_of_triangle()};
    judge_flat_point(&found, &most_closest_triangle_error, out);
    if ((double)found.u + found.v > most_closest_triangle_sum)
        out->broken = "coordinates beyond the opposite edge";
}

const subject closest_triangle_point = {
    .query = LH_QUERY_closest_triangle_point,
    .name = "closest_triangle_point",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_closest_triangle_above,
    .first_early_bound = most_closest_triangle_below,
    .judge = judge,
};
