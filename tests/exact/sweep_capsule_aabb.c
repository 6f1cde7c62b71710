/* Moving capsule against moving box: the earliest time at which they touch, and the direction from the box to the
 * segment. */
#include <math.h>

#include "course.h"
#include "floats.h"
#include "moving_oracle.h"
#include "quadruples.h"

static const char layout[] = "xyzxyzruvwxyzxyzuvwt";
enum { START = 0, END = 3, RADIUS = 6, VELOCITY = 7, MIN = 10, MAX = 13, OTHER_VELOCITY = 16, T_MAX = 19 };

static const moving_places places = {.a_points = 2,
                                     .b = MIN,
                                     .b_points = 2,
                                     .radius = RADIUS,
                                     .other_radius = -1,
                                     .velocity = VELOCITY,
                                     .other_velocity = OTHER_VELOCITY,
                                     .limit = T_MAX};

/* Corner k is at the upper end of the axes of which the bits are set, 8 more from the other end. Faces are those from
 * the end that is furthest back. */
static moving_hull see(const float *floats, moving_hull h)
{
    static const int faces[6][4] = {{0, 1, 3, 2}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                    {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 3, 7, 5}};
    static const int edges[12][2] = {{0, 1}, {2, 3}, {4, 5}, {6, 7}, {0, 2}, {1, 3},
                                     {4, 6}, {5, 7}, {0, 4}, {1, 5}, {2, 6}, {3, 7}};
    h.vertices = 16;
    for (int k = 0; k < 16; k++)
        for (int axis = 0; axis < 3; axis++) {
            h.vertex[k].to[axis] = floats[(k >> axis & 1 ? MAX : MIN) + axis];
            h.vertex[k].from[axis] = floats[(k < 8 ? START : END) + axis];
        }
    for (int k = 0; k < 6; k++) {
        const int axis = 2 - k / 2, is_upper = k % 2;
        const float start = floats[START + axis], other = floats[END + axis];
        const int *f = faces[k], end = (is_upper ? start <= other : start >= other) ? 0 : 8;
        add_parallelogram(&h, f[0] + end, f[1] + end, f[2] + end, f[3] + end);
    }
    for (int k = 0; k < 12; k++)
        add_parallelogram(&h, edges[k][0], edges[k][1], edges[k][1] + 8, edges[k][0] + 8);
    course along = course_along(floats + START, floats + END, floats + MIN, floats + MAX);
    h.starts_inside = comes_within(&along);
    return h;
}

static int is_empty(const float *floats)
{
    return floats[MIN] > floats[MAX] || floats[MIN + 1] > floats[MAX + 1] ||
           floats[MIN + 2] > floats[MAX + 2];
}

/* Of the faces from the start, and the length of the segment. */
static double size(const float *floats)
{
    double sum = length_between(floats + START, floats + END);
    for (int axis = 0; axis < 3; axis++)
        sum += fmax(fabs((double)floats[MIN + axis] - floats[START + axis]),
                    fabs((double)floats[MAX + axis] - floats[START + axis]));
    return sum;
}

static double normal_error(const float *floats, double time, double distance)
{
    if (distance < 0x1p-62)
        return INFINITY;
    const double way = 30.0 * (size(floats) + time * speed_of(&places, floats));
    return 35.0 + way / distance + sqrt(64.0 * 0x1p24 * size(floats) / distance);
}

static const moving_oracle oracle = {.at = &places,
                                     .see = see,
                                     .is_empty = is_empty,
                                     .bound = 88.0,
                                     .slack = 0x1p-60,
                                     .size = size,
                                     .normal_error = normal_error};

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers: an end at a face, an edge or a corner, from where the segment goes on. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const int *way = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2), is_back = draw_integer(s, 0, 1);
    draft[RADIUS] = way[3];
    for (int axis = 0; axis < 3; axis++) {
        const int out = draw_sign(s) * way[(axis + turn) % 3];
        const int low = draw_integer(s, -8, 8), high = low + draw_integer(s, 0, 8);
        const int at = out > 0 ? high : out < 0 ? low : draw_integer(s, low, high);
        const int step = draw_integer(s, 0, 4), aside = draw_integer(s, -4, 4);
        draft[MIN + axis] = low;
        draft[MAX + axis] = high;
        draft[(is_back ? END : START) + axis] = at + out;
        draft[(is_back ? START : END) + axis] = at + out + (out > 0 ? step : out < 0 ? -step : aside);
    }
}

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
    move_anyhow(from, &places, draft);
}

/* A point of the segment towards a point of the box, which may be on an edge. */
static void aim(stream *s, double *draft)
{
    const double time = draw_power(s, -2, 1), on = draw_real(s, -0.01, 1.01);
    for (int axis = 0; axis < 3; axis++) {
        const double low = draft[MIN + axis], high = draft[MAX + axis];
        const double there = draw_one_in(s, 3)   ? low
                             : draw_one_in(s, 3) ? high
                                                 : low + draw_real(s, -0.01, 1.01) * (high - low);
        const double here = draft[START + axis] + on * (draft[END + axis] - draft[START + axis]);
        draft[VELOCITY + axis] = draft[OTHER_VELOCITY + axis] + (there - here) / time;
    }
}

static void draft_aimed(source *from, double *draft)
{
    draft_any(from, draft);
    aim(&from->own, draft);
}

/* The segment nearly along an axis, or across it. */
static void draft_along(source *from, double *draft)
{
    stream *s = &from->own;
    const int along = draw_integer(s, 0, 2), is_across = draw_integer(s, 0, 1);
    const double lean = draw_power(s, -30, -1);
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        const double way =
            (axis == along) != is_across ? draw_real(s, -8.0, 8.0) : lean * draw_real(s, -4.0, 4.0);
        draft[END + axis] = draft[START + axis] + way;
    }
    aim(s, draft);
}

/* Through it at the start, or nearly, and off. */
static void draft_through(source *from, double *draft)
{
    stream *s = &from->own;
    const double on = draw_real(s, -0.1, 1.1);
    draft_any(from, draft);
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 0.5);
    for (int axis = 0; axis < 3; axis++) {
        const double there =
            draft[MIN + axis] + draw_real(s, -0.1, 1.1) * (draft[MAX + axis] - draft[MIN + axis]);
        const double here = draft[START + axis] + on * (draft[END + axis] - draft[START + axis]);
        draft[START + axis] += there - here;
        draft[END + axis] += there - here;
    }
}

static void settle(float *floats)
{
    order_box(floats + MIN, floats + MAX);
}

MOVING_CASES

static void draft_empty(source *from, double *draft)
{
    draft_on_the_way(from, draft);
    draft[RADIUS] = -1.0;
}

static void make_empty(stream *s, float *floats)
{
    turn_inside_out(s, floats + MIN, floats + MAX, &floats[RADIUS]);
}

static const family families[] = {
    MOVING_FAMILIES,
    {"aimed", draft_aimed, ANYWHERE, 0, graze},
    {"aimed, about the origin", draft_aimed, UNMOVED, 0, graze},
    {"aimed, far away", draft_aimed, FAR_AWAY, 0, graze},
    {"aimed, stretched", draft_aimed, STRETCHED, 0, graze},
    {"along", draft_along, ANYWHERE, 0, graze},
    {"along, about the origin", draft_along, UNMOVED, 0, graze},
    {"along, far away", draft_along, FAR_AWAY, 0, graze},
    {"through", draft_through, ANYWHERE, 0, NULL},
    {"through, far away", draft_through, FAR_AWAY, 0, graze},
    {"through, stretched", draft_through, STRETCHED, 0, NULL},
    {"inside out", draft_through, ANYWHERE, 0, make_empty, AS_FINISHED},
};

const subject sweep_capsule_aabb = {
    .query = LH_QUERY_sweep_capsule_aabb,
    .name = "sweep_capsule_aabb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
