/* The point of a closed segment that is closest to a point. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "flat_points.h"
#include "triangle_distance.h"
#include "triangle_feet.h"

enum { START = 0, END = 3, POINT = 6, FLOATS = 9 };

static const char layout[] = "xyzxyzxyz";

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* Beside the segment or beyond its end, at a distance in whole numbers; some segments are points. */
static void draft_whole(source *from, double *draft)
{
    double vertices[9];
    draft_foot_on_segment(&from->own, vertices, draft + POINT);
    memcpy(draft, vertices, 6 * sizeof *vertices);
}

/* At a quarter of it. */
static void draft_within(source *from, double *draft)
{
    stream *s = &from->own;
    const int quarters = draw_integer(s, 0, 4);
    for (int axis = 0; axis < 3; axis++) {
        const int step = draw_integer(s, -8, 8);
        draft[START + axis] = draw_integer(s, -16, 16);
        draft[END + axis] = draft[START + axis] + 4 * step;
        draft[POINT + axis] = draft[START + axis] + quarters * step;
    }
}

static void draft_point(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draft[END + axis] = draw_real(s, -16.0, 16.0);
        draft[POINT + axis] = draw_real(s, -16.0, 16.0);
    }
}

/* Beside the foot by any proportion of the segment. */
static void draft_beside(source *from, double *draft)
{
    stream *s = &from->own;
    const double share = draw_real(s, -0.25, 1.25), off = draw_power(s, -26, 4);
    for (int axis = 0; axis < 3; axis++) {
        const double start = draw_real(s, -16.0, 16.0), end = draw_real(s, -16.0, 16.0);
        draft[START + axis] = start;
        draft[END + axis] = end;
        draft[POINT + axis] = start + share * (end - start) + off * draw_real(s, -1.0, 1.0);
    }
}

/* As close to it as floats are. */
static void draft_on(source *from, double *draft)
{
    stream *s = &from->own;
    const double share = draw_real(s, 0.0, 1.0);
    for (int axis = 0; axis < 3; axis++) {
        const double start = draw_real(s, -16.0, 16.0), end = draw_real(s, -16.0, 16.0);
        draft[START + axis] = start;
        draft[END + axis] = end;
        draft[POINT + axis] = start + share * (end - start);
    }
}

/* Every component of the way just above a power of two, where rounding errors are largest. */
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

static void scatter_all(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
}

static const family families[] = {
    {"whole numbers", draft_whole, GRID, 0, NULL},
    {"whole numbers, 1 ulp off", draft_whole, GRID, 1, NULL},
    {"whole numbers, far away", draft_whole, FAR_AWAY, 1, NULL},
    {"within", draft_within, GRID, 0, NULL},
    {"within, 1 ulp off", draft_within, GRID, 1, NULL},
    {"within, smallest", draft_within, SMALLEST, 1, NULL},
    {"points", draft_point, ANYWHERE, 0, NULL},
    {"points, smallest", draft_point, SMALLEST, 1, NULL},
    {"on it", draft_on, ANYWHERE, 0, NULL},
    {"on it, far away", draft_on, FAR_AWAY, 1, NULL},
    {"on it, stretched", draft_on, STRETCHED, 0, NULL},
    {"beside", draft_beside, ANYWHERE, 0, NULL},
    {"beside, 4 ulps off", draft_beside, ANYWHERE, 4, NULL},
    {"beside, far away", draft_beside, FAR_AWAY, 1, NULL},
    {"beside, stretched", draft_beside, STRETCHED, 1, NULL},
    {"beside, smallest", draft_beside, SMALLEST, 1, NULL},
    {"beside, largest", draft_beside, LARGEST, 1, NULL},
    {"scattered", draft_beside, UNMOVED, 0, scatter_all},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

static void judge(const float *floats, const answer *given, finding *out)
{
    float vertices[9];
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = (double)floats[END + axis] - floats[START + axis];
        squared += way * way;
        vertices[axis] = vertices[6 + axis] = floats[START + axis];
        vertices[3 + axis] = floats[END + axis];
    }
    const flat_point found = {.vertices = vertices,
                              .point = floats + POINT,
                              .distance2 = given->floats[0],
                              .u = given->floats[1],
                              .on = given->floats + 2,
                              .size = sqrt(squared)};
    set_triangle_and_point(vertices, floats + POINT);
    judge_flat_point(&found, &most_closest_segment_error, out);
}

const subject closest_segment_point = {
    .query = LH_QUERY_closest_segment_point,
    .name = "closest_segment_point",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_closest_segment_above,
    .first_early_bound = most_closest_segment_below,
    .judge = judge,
};
