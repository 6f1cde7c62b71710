/* A closed capsule against the half-space behind a plane: what is within the radius of its two ends. */
#include <math.h>

#include "documented_bounds.h"
#include "half_space.h"
#include "quadruples.h"

static const char layout[] = "xyzxyzrlmnd";
enum { START = 0, END = 3, RADIUS = 6, NORMAL = 7, OFFSET = 10 };

static half_space *exact(void)
{
    static half_space h;
    if (h.f.terms > 0)
        return &h;
    begin_half_space(&h, NORMAL);
    term ends[2][3];
    for (int k = 0; k < 6; k++)
        ends[k / 3][k % 3] = input(&h.f, START + k);
    write_half_space(&h, ends, 2, RADIUS);
    return &h;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_half_space_growth;
    judge_half_space(exact(), floats, floats[RADIUS] < 0.0f, most_share_of_reach, given, out);
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

static double height_of(const double *draft, int end)
{
    return draft[NORMAL] * draft[end] + draft[NORMAL + 1] * draft[end + 1] +
           draft[NORMAL + 2] * draft[end + 2];
}

/* In whole numbers: the lowest point is just behind the plane, or the highest; some capsules are balls. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const int *normal = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2), length = draw_integer(s, 0, 4);
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draw_integer(s, -8, 8);
        draft[END + axis] = draft[START + axis] + draw_integer(s, -length, length);
        draft[NORMAL + axis] = draw_sign(s) * normal[(axis + turn) % 3];
    }
    draft[RADIUS] = draw_integer(s, 0, 8);
    const double a = height_of(draft, START), b = height_of(draft, END), reach = draft[RADIUS] * normal[3];
    draft[OFFSET] = draw_one_in(s, 2) ? fmin(a, b) - reach : fmax(a, b) + reach;
}

/* The heights that are summed up for the ends cancel. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    draft_normal_and_way(s, draft + NORMAL, draft + START);
    for (int axis = 0; axis < 3; axis++)
        draft[END + axis] = draft[START + axis] * draw_integer(s, -2, 2);
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 1.0) * draw_power(s, -24, 0);
}

/* All that is rounded lies just above a power of two. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const int longest = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        const double share = axis == longest ? 1.0 : 0.05;
        draft[NORMAL + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * share;
        draft[START + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * share;
        draft[END + axis] = draft[START + axis] * draw_real(s, 0.99, 1.01);
    }
    draft[RADIUS] = draw_real(s, 1.0, 1.01) * (draw_one_in(s, 2) ? 1.0 : draw_power(s, -20, 4));
}

static void draft_without_normal(source *from, double *draft)
{
    draft_cancelling(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = 0.0;
    draft[OFFSET] = draw_integer(&from->own, -1, 1);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = START; k < RADIUS; k++)
        draft[k] = draw_real(s, -16.0, 16.0);
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 16.0);
    draft[OFFSET] = draw_real(s, -16.0, 16.0);
}

static void reach(stream *s, float *floats)
{
    reach_with_plane(s, exact(), most_share_of_reach, floats);
}

static void make_negative(stream *s, float *floats)
{
    (void)s;
    floats[RADIUS] = -floats[RADIUS];
}

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"negative radii", draft_touching, GRID, 1, make_negative},
    {"cancelling", draft_cancelling, ANYWHERE, 1, reach},
    {"cancelling, stretched", draft_cancelling, STRETCHED, 0, reach},
    {"reaching", draft_any, ANYWHERE, 1, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 0, reach},
    {"reaching, stretched", draft_any, STRETCHED, 0, reach},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach},
    {"reaching, largest", draft_any, LARGEST, 0, reach},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, reach},
    {"without normal", draft_without_normal, GRID, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject classify_capsule_plane = {
    .query = LH_QUERY_classify_capsule_plane,
    .name = "classify_capsule_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
