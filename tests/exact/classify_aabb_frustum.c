/* A closed box against what is behind three planes. */
#include "documented_bounds.h"
#include "frustum.h"

static const char layout[] = "xyzxyzlmndlmndlmnd";
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
    judge_frustum(exact(), floats, 0, 0.0, given, out);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers, some flat: each plane goes through a corner. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[MIN + axis] = draw_integer(s, -8, 8);
        draft[MAX + axis] = draft[MIN + axis] + draw_integer(s, 0, 8);
    }
    for (double *plane = draft + NORMAL; plane < draft + sizeof layout - 1; plane += PLANE_FLOATS) {
        plane[3] = 0.0;
        for (int axis = 0; axis < 3; axis++) {
            plane[axis] = draw_integer(s, -4, 4);
            plane[3] += plane[axis] * draft[(draw_one_in(s, 2) ? MIN : MAX) + axis];
        }
    }
}

/* Each plane has all of the box behind it, and a corner in it. */
static void draft_just_inside(source *from, double *draft)
{
    draft_touching(from, draft);
    for (double *plane = draft + NORMAL; plane < draft + sizeof layout - 1; plane += PLANE_FLOATS) {
        plane[3] = 0.0;
        for (int axis = 0; axis < 3; axis++)
            plane[3] += plane[axis] * draft[(plane[axis] < 0.0 ? MIN : MAX) + axis];
    }
}

/* One of the planes is all of space or nothing. */
static void draft_without_normal(source *from, double *draft)
{
    draft_touching(from, draft);
    double *plane = draft + NORMAL + draw_integer(&from->own, 0, PLANES - 1) * PLANE_FLOATS;
    plane[0] = plane[1] = plane[2] = 0.0;
    plane[3] = draw_integer(&from->own, -1, 1);
}

/* The heights that are summed up for one corner cancel. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    double corner[3], way[3];
    draft_normal_and_way(s, draft + NORMAL, corner);
    for (int k = 1; k < PLANES; k++)
        draft_normal_and_way(s, draft + NORMAL + k * PLANE_FLOATS, way);
    for (int axis = 0; axis < 3; axis++) {
        const double other = corner[axis] + draw_real(s, -1.0, 1.0) * draw_power(s, -24, 4);
        draft[MIN + axis] = corner[axis] < other ? corner[axis] : other;
        draft[MAX + axis] = corner[axis] < other ? other : corner[axis];
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[MIN + axis] = draw_real(s, -16.0, 16.0);
        draft[MAX + axis] = draft[MIN + axis] + draw_real(s, 0.0, 16.0);
        for (int k = 0; k < PLANES; k++)
            draft[NORMAL + k * PLANE_FLOATS + axis] = draw_real(s, -1.0, 1.0);
    }
    for (int k = 0; k < PLANES; k++)
        draft[OFFSET + k * PLANE_FLOATS] = draw_real(s, -16.0, 16.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static void reach(stream *s, float *floats)
{
    reach_with_planes(s, exact(), 0.0, floats);
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
    {"just inside", draft_just_inside, GRID, 0, NULL},
    {"just inside, 1 ulp off", draft_just_inside, GRID, 1, NULL},
    {"just inside, rounded", draft_just_inside, ANYWHERE, 4, NULL},
    {"cancelling", draft_cancelling, ANYWHERE, 0, reach},
    {"cancelling, stretched", draft_cancelling, STRETCHED, 0, reach},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 0, reach},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach},
    {"reaching, largest", draft_any, LARGEST, 0, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"without normal", draft_without_normal, GRID, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject classify_aabb_frustum = {
    .query = LH_QUERY_classify_aabb_frustum,
    .name = "classify_aabb_frustum",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
