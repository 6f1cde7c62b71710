/* A closed oriented box against what is behind three planes. */
#include <string.h>

#include "floats.h"
#include "frustum.h"
#include "obb_plane.h"
#include "rotation.h"

static const char layout[] = "xyzrrrqqqqlmndlmndlmnd";
enum { CASE_FLOATS = NORMAL + PLANES * PLANE_FLOATS };

static void judge_alone(const void *of, const float *alone, const answer *given, finding *out)
{
    (void)of;
    judge_obb_plane(alone, given, out);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    finding of_one = {0};
    judge_obb_plane(floats, given, &of_one);
    out->growth_bound = of_one.growth_bound;
    judge_planes(&(one_plane){NORMAL, judge_alone, NULL}, floats, given, out);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_one_in(s, 8) ? 0.0 : draw_real(s, 0.0, 8.0);
    }
    draw_rotation(s, draft + ROTATION);
    for (double *plane = draft + NORMAL; plane < draft + CASE_FLOATS; plane += PLANE_FLOATS) {
        for (int axis = 0; axis < 3; axis++)
            plane[axis] = draw_real(s, -1.0, 1.0);
        plane[3] = draw_real(s, -16.0, 16.0);
    }
}

/* Faces in the planes: axes of the box are their normals, and the others nearly vanish. */
static void draft_facing(source *from, double *draft)
{
    stream *s = &from->own;
    draft_any(from, draft);
    for (double *plane = draft + NORMAL; plane < draft + CASE_FLOATS; plane += PLANE_FLOATS) {
        double axis[3] = {0.0, 0.0, 0.0};
        axis[draw_integer(s, 0, 2)] = draw_sign(s) * draw_real(s, 1.0, 2.0);
        rotate(draft + ROTATION, axis);
        memcpy(plane, axis, sizeof axis);
    }
}

/* About the origin: of the box there is but what it reaches. */
static void draft_centred(source *from, double *draft)
{
    draft_facing(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = 0.0;
}

/* The centre in a plane through the origin, so that what is summed up for it cancels. */
static void draft_cancelling(source *from, double *draft)
{
    draft_any(from, draft);
    draft_normal_and_way(&from->own, draft + NORMAL, draft + CENTRE);
}

/* Not turned, or by half: in whole numbers nothing is rounded but the padding. Each plane goes through a corner. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    const int which = draw_integer(s, 0, 3);
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[HALF + axis] = draw_integer(s, 0, 4);
    }
    for (double *plane = draft + NORMAL; plane < draft + CASE_FLOATS; plane += PLANE_FLOATS) {
        plane[3] = 0.0;
        for (int axis = 0; axis < 3; axis++) {
            plane[axis] = draw_integer(s, -4, 4);
            plane[3] += plane[axis] * (draft[CENTRE + axis] + draw_sign(s) * draft[HALF + axis]);
        }
    }
}

/* One of the planes is all of space or nothing. */
static void draft_without_normal(source *from, double *draft)
{
    draft_any(from, draft);
    double *plane = draft + NORMAL + draw_integer(&from->own, 0, PLANES - 1) * PLANE_FLOATS;
    plane[0] = plane[1] = plane[2] = 0.0;
    plane[3] = draw_integer(&from->own, -1, 1);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static void reach_planes(stream *s, float *floats)
{
    for (float *plane = floats + NORMAL; plane < floats + CASE_FLOATS; plane += PLANE_FLOATS) {
        float alone[FLOATS];
        memcpy(alone, floats, NORMAL * sizeof *alone);
        memcpy(alone + NORMAL, plane, PLANE_FLOATS * sizeof *alone);
        reach_obb_plane(s, alone);
        memcpy(floats, alone, NORMAL * sizeof *alone);
        memcpy(plane, alone + NORMAL, PLANE_FLOATS * sizeof *alone);
    }
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, CASE_FLOATS, floats);
    reach_planes(s, floats);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"reaching", draft_any, ANYWHERE, 0, reach_planes},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach_planes},
    {"reaching, far away", draft_any, FAR_AWAY, 0, reach_planes},
    {"reaching, stretched", draft_any, STRETCHED, 0, reach_planes},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach_planes},
    {"reaching, largest", draft_any, LARGEST, 0, reach_planes},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"cancelling", draft_cancelling, ANYWHERE, 0, reach_planes},
    {"cancelling, stretched", draft_cancelling, STRETCHED, 0, reach_planes},
    {"facing", draft_facing, ANYWHERE, 0, reach_planes},
    {"facing, far away", draft_facing, FAR_AWAY, 1, reach_planes},
    {"facing, about the origin", draft_centred, UNMOVED, 0, reach_planes},
    {"upright", draft_upright, GRID, 0, NULL},
    {"upright, 1 ulp off", draft_upright, GRID, 1, NULL},
    {"without normal", draft_without_normal, ANYWHERE, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject classify_obb_frustum = {
    .query = LH_QUERY_classify_obb_frustum,
    .name = "classify_obb_frustum",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
