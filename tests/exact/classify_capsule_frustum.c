/* A closed capsule against what is behind three planes. */
#include <math.h>

#include "documented_bounds.h"
#include "frustum.h"
#include "quadruples.h"

static const char layout[] = "xyzxyzrlmndlmndlmnd";
enum { START = 0, END = 3, RADIUS = 6, NORMAL = 7, OFFSET = 10 };

static half_space *exact(void)
{
    static half_space h;
    if (h.f.terms > 0)
        return &h;
    term ends[2][3];
    begin_half_space(&h, NORMAL);
    for (int axis = 0; axis < 3; axis++) {
        ends[0][axis] = input(&h.f, START + axis);
        ends[1][axis] = input(&h.f, END + axis);
    }
    write_half_space(&h, ends, 2, RADIUS);
    return &h;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_half_space_growth;
    judge_frustum(exact(), floats, floats[RADIUS] < 0.0f, most_share_of_reach, given, out);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers: each plane touches the ball at one end, or goes through its centre. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draw_integer(s, -8, 8);
        draft[END + axis] = draft[START + axis] + draw_integer(s, -4, 4);
    }
    draft[RADIUS] = draw_integer(s, 0, 8);
    for (double *plane = draft + NORMAL; plane < draft + sizeof layout - 1; plane += PLANE_FLOATS) {
        const int *normal = draw_quadruple(s);
        const int turn = draw_integer(s, 0, 2), end = draw_one_in(s, 2) ? START : END;
        plane[3] = draw_integer(s, -1, 1) * draft[RADIUS] * normal[3];
        for (int axis = 0; axis < 3; axis++) {
            plane[axis] = draw_sign(s) * normal[(axis + turn) % 3];
            plane[3] += plane[axis] * draft[end + axis];
        }
    }
}

/* Each plane has all of the capsule behind it, and touches it. */
static void draft_just_inside(source *from, double *draft)
{
    draft_touching(from, draft);
    for (double *plane = draft + NORMAL; plane < draft + sizeof layout - 1; plane += PLANE_FLOATS) {
        double at[2] = {0.0, 0.0}, squared = 0.0;
        for (int axis = 0; axis < 3; axis++) {
            at[0] += plane[axis] * draft[START + axis];
            at[1] += plane[axis] * draft[END + axis];
            squared += plane[axis] * plane[axis];
        }
        plane[3] = (at[0] > at[1] ? at[0] : at[1]) + draft[RADIUS] * sqrt(squared);
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

/* The heights that are summed up for both ends cancel. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    const double times = draw_integer(s, -2, 2);
    double way[3];
    draft_normal_and_way(s, draft + NORMAL, draft + START);
    for (int k = 1; k < PLANES; k++)
        draft_normal_and_way(s, draft + NORMAL + k * PLANE_FLOATS, way);
    for (int axis = 0; axis < 3; axis++)
        draft[END + axis] = draft[START + axis] * times;
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 1.0) * draw_power(s, -24, 0);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draw_real(s, -16.0, 16.0);
        draft[END + axis] = draw_real(s, -16.0, 16.0);
        for (int k = 0; k < PLANES; k++)
            draft[NORMAL + k * PLANE_FLOATS + axis] = draw_real(s, -1.0, 1.0);
    }
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 16.0);
    for (int k = 0; k < PLANES; k++)
        draft[OFFSET + k * PLANE_FLOATS] = draw_real(s, -16.0, 16.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static void reach(stream *s, float *floats)
{
    reach_with_planes(s, exact(), most_share_of_reach, floats);
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    reach(s, floats);
}

static void make_negative(stream *s, float *floats)
{
    (void)s;
    floats[RADIUS] = -floats[RADIUS];
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, 4 ulps off", draft_touching, GRID, 4, NULL},
    {"touching, rounded", draft_touching, ANYWHERE, 1, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"just inside", draft_just_inside, GRID, 0, NULL},
    {"just inside, 1 ulp off", draft_just_inside, GRID, 1, NULL},
    {"just inside, rounded", draft_just_inside, ANYWHERE, 4, NULL},
    {"negative radii", draft_touching, GRID, 1, make_negative},
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

const subject classify_capsule_frustum = {
    .query = LH_QUERY_classify_capsule_frustum,
    .name = "classify_capsule_frustum",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
