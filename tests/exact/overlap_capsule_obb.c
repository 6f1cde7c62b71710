/* Closed capsule against closed oriented box: as the box sees it, the segment comes within the radius. */
#include <math.h>
#include <string.h>

#include "capsule_obb_contact.h"
#include "documented_bounds.h"
#include "floats.h"
#include "rotation.h"
#include "subject.h"

static const char layout[] = "xyzxyzrxyzrrrqqqq";
enum { START = 0, END = 3, RADIUS = 6, CENTRE = 7, HALF = 10, ROTATION = 13, FLOATS = 17 };

static double longer_way(const turned_course *c)
{
    double to_start = 0.0, to_end = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        to_start += fabs((double)c->start[axis] - c->centre[axis]);
        to_end += fabs((double)c->end[axis] - c->centre[axis]);
    }
    return fmax(to_start, to_end);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_course_growth;
    if (is_no_obb(floats))
        return;
    if (floats[RADIUS] < 0.0f) {
        out->broken = given->hit ? "an empty capsule hits" : NULL;
        return;
    }
    turned_course c = course_beside_obb(floats);
    out->touches = segment_comes_within(&c);
    out->effort = c.effort;
    if (given->hit && !out->touches) {
        const turned_sight seen = nearest_turned_sight(&c);
        const double lacking = seen.distance - c.radius - 2.0 * ray_sphere_slack;
        const double size = seen.sum + c.radius + share_of_turned_way * longer_way(&c);
        out->growth = lacking > 0.0 ? lacking / size * 0x1p23 : 0.0;
    }
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    const double size = draw_power(s, -8, 2);
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draw_real(s, -16.0, 16.0);
        draft[END + axis] = draw_one_in(s, 8) ? draft[START + axis] : draw_real(s, -16.0, 16.0);
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_one_in(s, 8) ? 0.0 : size * draw_real(s, 0.0, 4.0);
    }
    draw_rotation(s, draft + ROTATION);
}

/* Nearly along an axis of the box, as long as it or longer. */
static void draft_along(source *from, double *draft)
{
    stream *s = &from->own;
    const int along = draw_integer(s, 0, 2);
    const double lean = draw_power(s, -30, 0);
    double start[3], way[3];
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        start[axis] = draw_real(s, -8.0, 8.0);
        way[axis] = axis == along ? draw_real(s, -16.0, 16.0) : lean * draw_real(s, -1.0, 1.0);
    }
    rotate(draft + ROTATION, start);
    rotate(draft + ROTATION, way);
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draft[CENTRE + axis] + start[axis];
        draft[END + axis] = draft[START + axis] + way[axis];
    }
}

/* Without a rotation, in whole numbers, on a face or an edge, or off by the radius. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    const int which = draw_integer(s, 0, 3), out = draw_integer(s, 0, 2);
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which;
    draft[RADIUS] = draw_integer(s, 0, 4);
    for (int axis = 0; axis < 3; axis++) {
        const int half = draw_integer(s, 0, 4), side = draw_sign(s);
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[HALF + axis] = half;
        const double off = axis == out ? draft[RADIUS] + half : draw_integer(s, 0, half);
        draft[START + axis] = draft[CENTRE + axis] + side * off;
        draft[END + axis] = draft[START + axis] + side * draw_integer(s, 0, 8);
    }
}

/* In whole numbers: along a line through a point of the box, which may be on a face, an edge or a corner. The rotation
 * is none, or by a quarter or a third of a turn. */
static void draft_through(source *from, double *draft)
{
    stream *s = &from->own;
    const int before = draw_integer(s, 0, 3), after = draw_integer(s, 0, 3), how = draw_integer(s, 0, 2);
    const int which = draw_integer(s, 0, 3);
    double start[3], end[3];
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which || how == 2 || (how == 1 && k == (which + 1) % 4);
    draft[RADIUS] = draw_integer(s, 0, 4);
    for (int axis = 0; axis < 3; axis++) {
        const int half = draw_integer(s, 0, 4);
        const int at = draw_one_in(s, 3) ? half * draw_sign(s) : draw_integer(s, -half, half);
        const int step = draw_one_in(s, 3) ? 0 : draw_integer(s, -4, 4);
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[HALF + axis] = half;
        start[axis] = at - before * step;
        end[axis] = at + after * step;
    }
    rotate(draft + ROTATION, start);
    rotate(draft + ROTATION, end);
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draft[CENTRE + axis] + start[axis];
        draft[END + axis] = draft[CENTRE + axis] + end[axis];
    }
}

static void just_there(stream *s, float *floats)
{
    (void)s;
    floats[RADIUS] = fabsf(floats[RADIUS]);
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
}

static void draft_negative(source *from, double *draft)
{
    draft_upright(from, draft);
    draft[RADIUS] = -1.0 - draft[RADIUS];
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static void reach(stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
    const turned_course c = course_beside_obb(floats);
    const turned_sight seen = nearest_turned_sight(&c);
    const double off = draw_one_in(s, 2) ? draw_real(s, -48.0, 8.0) * unit_roundoff : 0.0;
    floats[RADIUS] = nearest_float(fmax(seen.distance + off * (seen.sum + longer_way(&c)), 0.0));
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    reach(s, floats);
}

static const family families[] = {
    {"upright", draft_upright, GRID, 0, NULL},
    {"upright, 1 ulp off", draft_upright, GRID, 1, NULL},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, about the origin", draft_any, UNMOVED, 0, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 1, reach},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach},
    {"reaching, largest", draft_any, LARGEST, 1, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"along", draft_along, ANYWHERE, 0, reach},
    {"along, about the origin", draft_along, UNMOVED, 0, reach},
    {"along, far away", draft_along, FAR_AWAY, 0, reach},
    {"along, stretched", draft_along, STRETCHED, 0, reach},
    {"through", draft_through, GRID, 0, NULL},
    {"through, 1 ulp off", draft_through, GRID, 1, just_there},
    {"through, rounded", draft_through, ANYWHERE, 0, just_there},
    {"through, far away", draft_through, FAR_AWAY, 1, just_there},
    {"through, stretched", draft_through, STRETCHED, 1, just_there},
    {"through, smallest", draft_through, SMALLEST, 1, just_there},
    {"negative radii", draft_negative, GRID, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject overlap_capsule_obb = {
    .query = LH_QUERY_overlap_capsule_obb,
    .name = "overlap_capsule_obb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
