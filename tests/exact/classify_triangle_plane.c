/* A closed triangle against the half-space behind a plane. */
#include "documented_bounds.h"
#include "half_space.h"

static const char layout[] = "xyzxyzxyzlmnd";
enum { VERTICES = 0, NORMAL = 9, OFFSET = 12 };

static half_space *exact(void)
{
    static half_space h;
    if (h.f.terms > 0)
        return &h;
    term vertices[3][3];
    begin_half_space(&h, NORMAL);
    for (int v = 0; v < 3; v++)
        for (int axis = 0; axis < 3; axis++)
            vertices[v][axis] = input(&h.f, VERTICES + 3 * v + axis);
    write_half_space(&h, vertices, 3, NO_RADIUS);
    return &h;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_half_space_growth;
    judge_half_space(exact(), floats, 0, 0.0, given, out);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers, some degenerate: the plane goes through a vertex. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const int touched = draw_integer(s, 0, 2), same = draw_one_in(s, 4);
    draft[OFFSET] = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_integer(s, -4, 4);
        for (int v = 0; v < 3; v++)
            draft[VERTICES + 3 * v + axis] = same && v > 0 ? draft[VERTICES + axis] : draw_integer(s, -8, 8);
        draft[OFFSET] += draft[NORMAL + axis] * draft[VERTICES + 3 * touched + axis];
    }
}

/* In the plane, or nearly: the heights that are summed up for a vertex cancel. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    const double off = draw_power(s, -24, 4);
    draft_normal_and_way(s, draft + NORMAL, draft + VERTICES);
    for (int axis = 0; axis < 3; axis++)
        for (int v = 1; v < 3; v++)
            draft[VERTICES + 3 * v + axis] =
                draft[VERTICES + axis] * draw_integer(s, -2, 2) + draw_real(s, -1.0, 1.0) * off;
    draft[OFFSET] = 0.0;
}

static void draft_without_normal(source *from, double *draft)
{
    draft_touching(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = 0.0;
    draft[OFFSET] = draw_integer(&from->own, -1, 1);
}

/* All that is rounded lies just above a power of two. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const int longest = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        const double size = axis == longest ? 1.0 : 0.05;
        draft[NORMAL + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * size;
        for (int v = 0; v < 3; v++)
            draft[VERTICES + 3 * v + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * size;
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
        for (int v = 0; v < 3; v++)
            draft[VERTICES + 3 * v + axis] = draw_real(s, -16.0, 16.0);
    }
    draft[OFFSET] = draw_real(s, -16.0, 16.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static void reach(stream *s, float *floats)
{
    reach_with_plane(s, exact(), 0.0, floats);
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    reach(s, floats);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, 4 ulps off", draft_touching, GRID, 4, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"touching, stretched", draft_touching, STRETCHED, 1, NULL},
    {"cancelling", draft_cancelling, ANYWHERE, 0, reach},
    {"cancelling, 1 ulp off", draft_cancelling, ANYWHERE, 1, reach},
    {"cancelling, stretched", draft_cancelling, STRETCHED, 0, reach},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 0, reach},
    {"reaching, stretched", draft_any, STRETCHED, 0, reach},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach},
    {"reaching, largest", draft_any, LARGEST, 0, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, reach},
    {"without normal", draft_without_normal, GRID, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject classify_triangle_plane = {
    .query = LH_QUERY_classify_triangle_plane,
    .name = "classify_triangle_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
