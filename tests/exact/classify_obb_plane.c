/* A closed oriented box against the half-space behind a plane. */
#include "floats.h"
#include "half_space.h"
#include "obb_plane.h"
#include "rotation.h"

static const char layout[] = "xyzrrrqqqqlmnd";

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static double draw_extent(stream *s)
{
    const int how = draw_integer(s, 0, 7);
    return how == 0 ? 0.0 : draw_real(s, 0.0, 8.0) * (how == 1 ? draw_power(s, -24, 0) : 1.0);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_extent(s);
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
    }
    draw_rotation(s, draft + ROTATION);
    draft[OFFSET] = draw_real(s, -16.0, 16.0);
}

/* The centre in a plane through the origin, so that what is summed up for it cancels. */
static void draft_cancelling(source *from, double *draft)
{
    draft_any(from, draft);
    draft_normal_and_way(&from->own, draft + NORMAL, draft + CENTRE);
}

/* A face in the plane: an axis of the box is the normal, and the others nearly vanish. */
static void draft_facing(source *from, double *draft)
{
    stream *s = &from->own;
    double axis[3] = {0.0, 0.0, 0.0};
    draft_any(from, draft);
    axis[draw_integer(s, 0, 2)] = draw_real(s, 1.0, 2.0);
    rotate(draft + ROTATION, axis);
    for (int k = 0; k < 3; k++)
        draft[NORMAL + k] = axis[k];
}

/* About the origin: of the box there is but what it reaches. */
static void draft_centred(source *from, double *draft)
{
    draft_facing(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = 0.0;
}

/* Not turned, or by half: in whole numbers nothing is rounded but the padding. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    const int which = draw_integer(s, 0, 3);
    draft[OFFSET] = 0.0;
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[HALF + axis] = draw_integer(s, 0, 4);
        draft[NORMAL + axis] = draw_integer(s, -4, 4);
        draft[OFFSET] += draft[NORMAL + axis] * (draft[CENTRE + axis] + draw_sign(s) * draft[HALF + axis]);
    }
}

static void draft_without_normal(source *from, double *draft)
{
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = 0.0;
    draft[OFFSET] = draw_integer(&from->own, -1, 1);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    reach_obb_plane(s, floats);
}

static const family families[] = {
    {"reaching", draft_any, ANYWHERE, 0, reach_obb_plane},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach_obb_plane},
    {"reaching, far away", draft_any, FAR_AWAY, 0, reach_obb_plane},
    {"reaching, stretched", draft_any, STRETCHED, 0, reach_obb_plane},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach_obb_plane},
    {"reaching, largest", draft_any, LARGEST, 0, reach_obb_plane},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"cancelling", draft_cancelling, ANYWHERE, 0, reach_obb_plane},
    {"cancelling, stretched", draft_cancelling, STRETCHED, 0, reach_obb_plane},
    {"facing", draft_facing, ANYWHERE, 0, reach_obb_plane},
    {"facing, far away", draft_facing, FAR_AWAY, 1, reach_obb_plane},
    {"facing, about the origin", draft_centred, UNMOVED, 0, reach_obb_plane},
    {"upright", draft_upright, GRID, 0, NULL},
    {"upright, 1 ulp off", draft_upright, GRID, 1, NULL},
    {"without normal", draft_without_normal, ANYWHERE, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject classify_obb_plane = {
    .query = LH_QUERY_classify_obb_plane,
    .name = "classify_obb_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge_obb_plane,
};
