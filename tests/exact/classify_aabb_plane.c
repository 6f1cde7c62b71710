/* A closed box against the half-space behind a plane. */
#include "documented_bounds.h"
#include "half_space.h"

static const char layout[] = "xyzxyzlmnd";
enum { MIN = 0, MAX = 3, NORMAL = 6, OFFSET = 9 };

static half_space *exact(void)
{
    enum { CORNERS = 8 };
    static half_space h;
    if (h.f.terms > 0)
        return &h;
    term corners[CORNERS][3];
    begin_half_space(&h, NORMAL);
    for (int k = 0; k < CORNERS; k++)
        for (int axis = 0; axis < 3; axis++)
            corners[k][axis] = input(&h.f, (k >> axis & 1 ? MAX : MIN) + axis);
    write_half_space(&h, corners, CORNERS, NO_RADIUS);
    return &h;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_half_space_growth;
    judge_half_space(exact(), floats, 0, 0.0, given, out);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers, some flat: the plane goes through a corner. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    draft[OFFSET] = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        draft[MIN + axis] = draw_integer(s, -8, 8);
        draft[MAX + axis] = draft[MIN + axis] + draw_integer(s, 0, 8);
        draft[NORMAL + axis] = draw_integer(s, -4, 4);
        draft[OFFSET] += draft[NORMAL + axis] * draft[(draw_one_in(s, 2) ? MIN : MAX) + axis];
    }
}

/* The heights that are summed up for one corner cancel. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    double corner[3];
    draft_normal_and_way(s, draft + NORMAL, corner);
    for (int axis = 0; axis < 3; axis++) {
        const double other = corner[axis] + draw_real(s, -1.0, 1.0) * draw_power(s, -24, 4);
        draft[MIN + axis] = corner[axis] < other ? corner[axis] : other;
        draft[MAX + axis] = corner[axis] < other ? other : corner[axis];
    }
    draft[OFFSET] = 0.0;
}

static void draft_point(source *from, double *draft)
{
    stream *s = &from->own;
    draft_normal_and_way(s, draft + NORMAL, draft + MIN);
    for (int axis = 0; axis < 3; axis++)
        draft[MAX + axis] = draft[MIN + axis];
    draft[OFFSET] = draw_integer(s, -1, 1);
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
        draft[MAX + axis] = draw_real(s, 1.0, 1.01) * size;
        draft[MIN + axis] = -draw_real(s, 1.0, 1.01) * size;
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
        draft[MIN + axis] = draw_real(s, -16.0, 16.0);
        draft[MAX + axis] = draft[MIN + axis] + draw_real(s, 0.0, 16.0);
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
    order_box(floats + MIN, floats + MAX);
    reach(s, floats);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, 4 ulps off", draft_touching, GRID, 4, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"touching, stretched", draft_touching, STRETCHED, 1, NULL},
    {"points", draft_point, GRID, 0, NULL},
    {"points, rounded", draft_point, ANYWHERE, 1, reach},
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

const subject classify_aabb_plane = {
    .query = LH_QUERY_classify_aabb_plane,
    .name = "classify_aabb_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
