/* Moving capsule against moving triangle: the earliest time at which they touch, and the direction from the triangle to
 * the segment. */
#include <math.h>
#include <string.h>

#include "moving_oracle.h"
#include "quadruples.h"
#include "segment_triangle.h"
#include "triangle_feet.h"

static const char layout[] = "xyzxyzruvwxyzxyzxyzuvwt";
enum { START = 0, END = 3, RADIUS = 6, VELOCITY = 7, VERTICES = 10, OTHER_VELOCITY = 19, T_MAX = 22 };

static const moving_places places = {.a_points = 2,
                                     .b = VERTICES,
                                     .b_points = 3,
                                     .radius = RADIUS,
                                     .other_radius = -1,
                                     .velocity = VELOCITY,
                                     .other_velocity = OTHER_VELOCITY,
                                     .limit = T_MAX};

static int goes_through_at_start(const float *floats)
{
    float pair[CAPSULE_TRIANGLE_FLOATS];
    memcpy(pair + CAPSULE_START, floats + START, 7 * sizeof *pair);
    memcpy(pair + CAPSULE_VERTICES, floats + VERTICES, 9 * sizeof *pair);
    return segment_goes_through(pair);
}

static moving_hull see(const float *floats, moving_hull h)
{
    h.vertices = 6;
    for (int k = 0; k < 6; k++)
        set_way(&h.vertex[k], floats + START + 3 * (k / 3), floats + VERTICES + 3 * (k % 3));
    add_triangle(&h, 0, 1, 2);
    add_triangle(&h, 3, 4, 5);
    for (int k = 0; k < 3; k++)
        add_parallelogram(&h, k, (k + 1) % 3, 3 + (k + 1) % 3, 3 + k);
    h.starts_inside = goes_through_at_start(floats);
    return h;
}

static double lengths(const float *floats)
{
    return length_between(floats + START, floats + END) +
           hypot(length_between(floats + VERTICES, floats + VERTICES + 3),
                 length_between(floats + VERTICES, floats + VERTICES + 6));
}

static double size(const float *floats)
{
    return furthest_point(&places, floats) + lengths(floats);
}

static double normal_error(const float *floats, double time, double distance)
{
    const double length = lengths(floats), to_ends = fmax(length_between(floats + START, floats + VERTICES),
                                                          length_between(floats + END, floats + VERTICES));
    if (distance < 0x1p-62)
        return INFINITY;
    const double way = to_ends + 2.0 * time * speed_of(&places, floats) + 60.0 * length;
    return 35.0 + 1.02 * way / distance + sqrt(0x1p24 * (50.0 + 200.0 * length / distance));
}

static const moving_oracle oracle = {
    .at = &places, .see = see, .bound = 88.0, .slack = 0x1p-60, .size = size, .normal_error = normal_error};

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers: an end, from where the segment goes on; or an edge that it crosses at the distance of the radius,
 * and the third vertex behind that. */
static void draft_end(stream *s, double *draft)
{
    static int (*const feet[])(stream *, double *, double *) = {draft_foot_inside, draft_foot_on_edge,
                                                                draft_foot_at_vertex, draft_foot_on_segment,
                                                                draft_foot_at_point};
    draft[RADIUS] = feet[draw_integer(s, 0, 4)](s, draft + VERTICES, draft + START);
    for (int axis = 0; axis < 3; axis++)
        draft[END + axis] = draft[START + axis] + draw_integer(s, -4, 4);
}

static void draft_crossing(stream *s, double *draft)
{
    const int *parts = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2), behind = draw_integer(s, 0, 2);
    double normal[3], ways[2][3], shares[4];
    for (int k = 0; k < 3; k++)
        normal[k] = draw_sign(s) * parts[(k + turn) % 3];
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 3; k++)
            ways[i][k] = draw_integer(s, -2, 2);
    for (int i = 0; i < 4; i++)
        shares[i] = (i % 2 == 0 ? -1 : 1) * draw_integer(s, 0, 2);
    draft[RADIUS] = parts[3];
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, v = (k + 2) % 3;
        const double first = normal[u] * ways[0][v] - normal[v] * ways[0][u];
        const double second = normal[u] * ways[1][v] - normal[v] * ways[1][u];
        draft[START + k] = normal[k] + shares[0] * first;
        draft[END + k] = normal[k] + shares[1] * first;
        draft[VERTICES + k] = shares[2] * second;
        draft[VERTICES + 3 + k] = shares[3] * second;
        draft[VERTICES + 6 + k] = -behind * normal[k];
    }
}

static void draft_touching(source *from, double *draft)
{
    (draw_one_in(&from->own, 2) ? draft_crossing : draft_end)(&from->own, draft);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k < 6; k++)
        draft[START + k] = draw_real(s, -16.0, 16.0);
    for (int k = 0; k < 9; k++)
        draft[VERTICES + k] = draw_real(s, -8.0, 8.0);
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    move_anyhow(from, &places, draft);
}

/* A point of the segment towards a point of the triangle, or hardly beside it. */
static void aim(stream *s, double *draft)
{
    const double u = draw_real(s, -0.01, 1.01), v = draw_real(s, -0.01, 1.01) * (1.0 - u);
    const double time = draw_power(s, -2, 1), on = draw_real(s, -0.01, 1.01);
    for (int axis = 0; axis < 3; axis++) {
        const double *a = draft + VERTICES + axis;
        const double there = a[0] + u * (a[3] - a[0]) + v * (a[6] - a[0]);
        const double here = draft[START + axis] + on * (draft[END + axis] - draft[START + axis]);
        draft[VELOCITY + axis] = draft[OTHER_VELOCITY + axis] + (there - here) / time;
    }
}

static void draft_aimed(source *from, double *draft)
{
    draft_any(from, draft);
    aim(&from->own, draft);
}

static void draft_at_needle(source *from, double *draft)
{
    draft_any(from, draft);
    draft_lone_needle(&from->own, draft + VERTICES);
    aim(&from->own, draft);
}

static void draft_at_sliver(source *from, double *draft)
{
    draft_any(from, draft);
    draft_lone_sliver(&from->own, draft + VERTICES);
    aim(&from->own, draft);
}

/* The segment nearly along an edge, or in the plane. */
static void draft_along(source *from, double *draft)
{
    stream *s = &from->own;
    const double lean = draw_power(s, -30, -1), along = draw_real(s, -2.0, 2.0);
    const double across = draw_one_in(s, 2) ? 0.0 : draw_real(s, -2.0, 2.0);
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        const double *a = draft + VERTICES + axis;
        const double way = along * (a[3] - a[0]) + across * (a[6] - a[0]);
        draft[END + axis] = draft[START + axis] + way + lean * draw_real(s, -4.0, 4.0);
    }
    aim(s, draft);
}

/* Through it at the start, or nearly, and off. */
static void draft_through(source *from, double *draft)
{
    stream *s = &from->own;
    const double u = draw_real(s, -0.1, 1.1), v = draw_real(s, -0.1, 1.1) * (1.0 - u),
                 on = draw_real(s, -0.1, 1.1);
    draft_any(from, draft);
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 0.5);
    for (int axis = 0; axis < 3; axis++) {
        const double *a = draft + VERTICES + axis;
        const double there = a[0] + u * (a[3] - a[0]) + v * (a[6] - a[0]);
        const double here = draft[START + axis] + on * (draft[END + axis] - draft[START + axis]);
        draft[START + axis] += there - here;
        draft[END + axis] += there - here;
    }
}

static void settle(float *floats)
{
    (void)floats;
}

MOVING_CASES

static void draft_empty(source *from, double *draft)
{
    draft_on_the_way(from, draft);
    draft[RADIUS] = -1.0;
}

static const family families[] = {
    MOVING_FAMILIES,
    {"aimed", draft_aimed, ANYWHERE, 0, NULL},
    {"aimed, grazing", draft_aimed, ANYWHERE, 0, graze},
    {"aimed, far away", draft_aimed, FAR_AWAY, 0, graze},
    {"needles", draft_at_needle, ANYWHERE, 0, NULL},
    {"needles, grazing", draft_at_needle, UNMOVED, 0, graze},
    {"slivers", draft_at_sliver, ANYWHERE, 0, NULL},
    {"slivers, grazing", draft_at_sliver, UNMOVED, 0, graze},
    {"slivers, stretched", draft_at_sliver, STRETCHED, 0, graze},
    {"along", draft_along, ANYWHERE, 0, graze},
    {"along, about the origin", draft_along, UNMOVED, 0, NULL},
    {"along, far away", draft_along, FAR_AWAY, 0, graze},
    {"through", draft_through, ANYWHERE, 0, NULL},
    {"through, far away", draft_through, FAR_AWAY, 0, NULL},
    {"through, stretched", draft_through, STRETCHED, 0, NULL},
};

const subject sweep_capsule_triangle = {
    .query = LH_QUERY_sweep_capsule_triangle,
    .name = "sweep_capsule_triangle",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
