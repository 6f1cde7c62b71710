/* A closed ball against the half-space behind a plane. */
#include "documented_bounds.h"
#include "half_space.h"
#include "quadruples.h"

static const char layout[] = "xyzrlmnd";
enum { CENTRE = 0, RADIUS = 3, NORMAL = 4, OFFSET = 7 };

static half_space *exact(void)
{
    static half_space h;
    if (h.f.terms > 0)
        return &h;
    begin_half_space(&h, NORMAL);
    term centre[][3] = {
        {input(&h.f, CENTRE), input(&h.f, CENTRE + 1), input(&h.f, CENTRE + 2)},
    };
    write_half_space(&h, centre, 1, RADIUS);
    return &h;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_half_space_growth;
    judge_half_space(exact(), floats, floats[RADIUS] < 0.0f, most_share_of_reach, given, out);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static double height_of(const double *draft)
{
    return draft[NORMAL] * draft[CENTRE] + draft[NORMAL + 1] * draft[CENTRE + 1] +
           draft[NORMAL + 2] * draft[CENTRE + 2];
}

/* In whole numbers: the plane is in front of the ball, behind it, or goes through the centre. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const int *normal = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[NORMAL + axis] = draw_sign(s) * normal[(axis + turn) % 3];
    }
    draft[RADIUS] = draw_integer(s, 0, 8);
    draft[OFFSET] = height_of(draft) + draw_integer(s, -1, 1) * draft[RADIUS] * normal[3];
}

/* The heights that are summed up for the centre cancel. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    draft_normal_and_way(s, draft + NORMAL, draft + CENTRE);
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 1.0) * draw_power(s, -24, 0);
    draft[OFFSET] = 0.0;
}

static void draft_without_normal(source *from, double *draft)
{
    draft_cancelling(from, draft);
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
        draft[NORMAL + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * (axis == longest ? 1.0 : 0.05);
        draft[CENTRE + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * (axis == longest ? 1.0 : 0.05);
    }
    draft[RADIUS] = draw_real(s, 1.0, 1.01) * (draw_one_in(s, 2) ? 1.0 : draw_power(s, -20, 4));
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
    }
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 16.0);
    draft[OFFSET] = draw_real(s, -16.0, 16.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static void reach(stream *s, float *floats)
{
    reach_with_plane(s, exact(), most_share_of_reach, floats);
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
    {"negative radii", draft_touching, GRID, 1, make_negative},
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

const subject classify_sphere_plane = {
    .query = LH_QUERY_classify_sphere_plane,
    .name = "classify_sphere_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
