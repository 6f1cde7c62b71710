/* Closed capsule against closed box: its segment is the course of a point, from time 0 to time 1, and comes within the
 * radius. */
#include <math.h>

#include "course.h"
#include "documented_bounds.h"
#include "floats.h"
#include "quadruples.h"
#include "subject.h"

static const char layout[] = "xyzxyzrxyzxyz";
enum { START = 0, END = 3, RADIUS = 6, MIN = 7, MAX = 10, FLOATS = 13 };

static course course_from(const float *floats)
{
    course c = course_along(floats + START, floats + END, floats + MIN, floats + MAX);
    c.radius = floats[RADIUS];
    return c;
}

static int is_empty(const float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[MIN + axis] > floats[MAX + axis])
            return 1;
    return floats[RADIUS] < 0.0f;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_course_growth;
    if (is_empty(floats)) {
        out->broken = given->hit ? "what is empty hits" : NULL;
        return;
    }
    course c = course_from(floats);
    out->touches = comes_within(&c);
    out->effort = c.effort;
    if (given->hit && !out->touches) {
        const course_sight seen = nearest_sight(&c);
        const double lacking = seen.distance - c.radius - ray_sphere_slack;
        out->growth = lacking > 0.0 ? lacking / (seen.sum + c.radius) * 0x1p23 : 0.0;
    }
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draw_real(s, -16.0, 16.0);
        draft[END + axis] = draw_one_in(s, 8) ? draft[START + axis] : draw_real(s, -16.0, 16.0);
        draft[MIN + axis] = draw_real(s, -8.0, 8.0);
        draft[MAX + axis] = draft[MIN + axis] + (draw_one_in(s, 8) ? 0.0 : draw_real(s, 0.0, 8.0));
    }
}

/* In whole numbers: a point of the segment touches a face, an edge or a corner from outside, with the radius; the rest
 * of it is further out, or at a tangent. */
static void draft_contact(source *from, double *draft)
{
    stream *s = &from->own;
    const int *way = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2), across = draw_integer(s, 0, 1);
    double out[3], step[3], towards = 0.0;
    draft[RADIUS] = way[3];
    for (int axis = 0; axis < 3; axis++) {
        out[axis] = draw_sign(s) * way[(axis + turn) % 3];
        step[axis] = draw_integer(s, -4, 4);
        towards += step[axis] * out[axis];
    }
    for (int axis = 0; axis < 3; axis++) {
        const int low = draw_integer(s, -8, 8), high = low + draw_integer(s, 0, 8);
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        const double tangent = out[u] * step[w] - out[w] * step[u];
        const double away = towards < 0.0 ? -step[axis] : step[axis];
        const double at = out[axis] + (out[axis] > 0.0   ? high
                                       : out[axis] < 0.0 ? low
                                                         : draw_integer(s, low, high));
        draft[MIN + axis] = low;
        draft[MAX + axis] = high;
        draft[START + axis] = across ? at - tangent : at;
        draft[END + axis] = across ? at + tangent : at + away;
    }
}

/* In whole numbers: along a line through a point of the box, which may be on a face, an edge or a corner. */
static void draft_through(source *from, double *draft)
{
    stream *s = &from->own;
    const int before = draw_integer(s, 0, 3), after = draw_integer(s, 0, 3);
    draft[RADIUS] = draw_integer(s, 0, 4);
    for (int axis = 0; axis < 3; axis++) {
        const int low = draw_integer(s, -8, 8), high = low + draw_integer(s, 0, 8);
        const int at = draw_one_in(s, 4) ? low : draw_one_in(s, 3) ? high : draw_integer(s, low, high);
        const int step = draw_one_in(s, 3) ? 0 : draw_integer(s, -4, 4);
        draft[MIN + axis] = low;
        draft[MAX + axis] = high;
        draft[START + axis] = at - before * step;
        draft[END + axis] = at + after * step;
    }
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static void just_order(stream *s, float *floats)
{
    (void)s;
    floats[RADIUS] = fabsf(floats[RADIUS]);
    order_box(floats + MIN, floats + MAX);
}

static void reach(stream *s, float *floats)
{
    just_order(s, floats);
    const course c = course_from(floats);
    const course_sight seen = nearest_sight(&c);
    const double off = draw_one_in(s, 2) ? draw_real(s, -32.0, 8.0) * unit_roundoff : 0.0;
    floats[RADIUS] = nearest_float(fmax(seen.distance + off * seen.sum, 0.0));
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    reach(s, floats);
}

static void make_empty(stream *s, float *floats)
{
    turn_inside_out(s, floats + MIN, floats + MAX, &floats[RADIUS]);
}

static const family families[] = {
    {"contact", draft_contact, GRID, 0, NULL},
    {"contact, 1 ulp off", draft_contact, GRID, 1, just_order},
    {"contact, rounded", draft_contact, ANYWHERE, 0, reach},
    {"contact, far away", draft_contact, FAR_AWAY, 1, reach},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 0, reach},
    {"reaching, stretched", draft_any, STRETCHED, 0, reach},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach},
    {"reaching, largest", draft_any, LARGEST, 0, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"through", draft_through, GRID, 0, NULL},
    {"through, 1 ulp off", draft_through, GRID, 1, just_order},
    {"through, rounded", draft_through, ANYWHERE, 0, just_order},
    {"through, far away", draft_through, FAR_AWAY, 1, just_order},
    {"through, stretched", draft_through, STRETCHED, 1, just_order},
    {"through, smallest", draft_through, SMALLEST, 1, just_order},
    {"empty", draft_contact, GRID, 0, make_empty, AS_FINISHED},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject overlap_capsule_aabb = {
    .query = LH_QUERY_overlap_capsule_aabb,
    .name = "overlap_capsule_aabb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
