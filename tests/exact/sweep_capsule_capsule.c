/* Moving capsule against moving capsule: the earliest time at which they touch, and the direction from one segment to
 * the other. */
#include <math.h>

#include "moving_oracle.h"
#include "quadruples.h"

static const char layout[] = "xyzxyzruvwxyzxyzruvwt";
enum {
    START = 0,
    END = 3,
    RADIUS = 6,
    VELOCITY = 7,
    OTHER_START = 10,
    OTHER_END = 13,
    OTHER_RADIUS = 16,
    OTHER_VELOCITY = 17,
    T_MAX = 20
};

static const moving_places places = {.a_points = 2,
                                     .b = OTHER_START,
                                     .b_points = 2,
                                     .radius = RADIUS,
                                     .other_radius = OTHER_RADIUS,
                                     .velocity = VELOCITY,
                                     .other_velocity = OTHER_VELOCITY,
                                     .limit = T_MAX};

static moving_hull see(const float *floats, moving_hull h)
{
    h.vertices = 4;
    for (int a = 0; a < 2; a++)
        for (int b = 0; b < 2; b++)
            set_way(&h.vertex[2 * a + b], floats + START + 3 * a, floats + OTHER_START + 3 * b);
    add_parallelogram(&h, 0, 1, 3, 2);
    return h;
}

static double lengths(const float *floats)
{
    return length_between(floats + START, floats + END) +
           length_between(floats + OTHER_START, floats + OTHER_END);
}

static double size(const float *floats)
{
    return furthest_point(&places, floats) + lengths(floats);
}

static double normal_error(const float *floats, double time, double distance)
{
    const double way = length_between(floats + START, floats + OTHER_START) +
                       2.0 * time * speed_of(&places, floats) + 40.0 * lengths(floats);
    return 35.0 + 1.02 * way / distance + sqrt(0x1p24 * (45.0 + 70.0 * lengths(floats) / distance));
}

static const moving_oracle oracle = {
    .at = &places, .see = see, .bound = 80.0, .slack = 0x1p-60, .size = size, .normal_error = normal_error};

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers: a point of one, as far as both radii from a point of the other, and both segments across. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const int *parts = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2), other = draw_integer(s, 0, parts[3]);
    double normal[3], ways[2][3], shares[2][2];
    for (int k = 0; k < 3; k++)
        normal[k] = draw_sign(s) * parts[(k + turn) % 3];
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 3; k++)
            ways[i][k] = draw_integer(s, -2, 2);
    for (int i = 0; i < 4; i++)
        shares[i / 2][i % 2] = (i % 2 == 0 ? -1 : 1) * draw_integer(s, 0, 2);
    draft[RADIUS] = parts[3] - other;
    draft[OTHER_RADIUS] = other;
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, v = (k + 2) % 3, foot = draw_integer(s, -8, 8);
        const double first = normal[u] * ways[0][v] - normal[v] * ways[0][u];
        const double second = normal[u] * ways[1][v] - normal[v] * ways[1][u];
        draft[START + k] = foot + normal[k] + shares[0][0] * first;
        draft[END + k] = foot + normal[k] + shares[0][1] * first;
        draft[OTHER_START + k] = foot + shares[1][0] * second;
        draft[OTHER_END + k] = foot + shares[1][1] * second;
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    draft[OTHER_RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    for (int k = 0; k < 3; k++) {
        draft[START + k] = draw_real(s, -16.0, 16.0);
        draft[END + k] = draw_one_in(s, 8) ? draft[START + k] : draw_real(s, -16.0, 16.0);
        draft[OTHER_START + k] = draw_real(s, -8.0, 8.0);
        draft[OTHER_END + k] = draw_one_in(s, 8) ? draft[OTHER_START + k] : draw_real(s, -8.0, 8.0);
    }
    move_anyhow(from, &places, draft);
}

/* Nearly parallel, and the one towards a point of the other or hardly beside it. */
static void draft_parallel(source *from, double *draft)
{
    stream *s = &from->own;
    const double lean = draw_power(s, -30, -1), length = draw_real(s, -2.0, 2.0),
                 at = draw_real(s, -0.2, 1.2);
    const double time = draw_power(s, -2, 1), over = draw_one_in(s, 2) ? 0.0 : draw_power(s, -26, 2);
    draft_any(from, draft);
    for (int k = 0; k < 3; k++) {
        const double way = draft[OTHER_END + k] - draft[OTHER_START + k];
        draft[END + k] = draft[START + k] + length * way + lean * draw_real(s, -4.0, 4.0);
        draft[VELOCITY + k] =
            draft[OTHER_VELOCITY + k] +
            (draft[OTHER_START + k] + at * way + over * draw_real(s, -1.0, 1.0) - draft[START + k]) / time;
    }
}

/* A point of the one towards a point of the other. */
static void draft_aimed(source *from, double *draft)
{
    stream *s = &from->own;
    const double at = draw_real(s, -0.01, 1.01), on = draw_real(s, -0.01, 1.01), time = draw_power(s, -2, 1);
    draft_any(from, draft);
    for (int k = 0; k < 3; k++) {
        const double there = draft[OTHER_START + k] + at * (draft[OTHER_END + k] - draft[OTHER_START + k]);
        const double here = draft[START + k] + on * (draft[END + k] - draft[START + k]);
        draft[VELOCITY + k] = draft[OTHER_VELOCITY + k] + (there - here) / time;
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
    draft[draw_one_in(&from->own, 2) ? RADIUS : OTHER_RADIUS] = -1.0;
}

static const family families[] = {
    MOVING_FAMILIES,
    {"aimed", draft_aimed, ANYWHERE, 0, NULL},
    {"aimed, grazing", draft_aimed, ANYWHERE, 0, graze},
    {"aimed, far away", draft_aimed, FAR_AWAY, 0, graze},
    {"aimed, stretched", draft_aimed, STRETCHED, 0, graze},
    {"parallel", draft_parallel, ANYWHERE, 0, NULL},
    {"parallel, about the origin", draft_parallel, UNMOVED, 0, graze},
    {"parallel, far away", draft_parallel, FAR_AWAY, 0, graze},
    {"parallel, stretched", draft_parallel, STRETCHED, 0, graze},
    {"parallel, smallest", draft_parallel, SMALLEST, 0, graze},
};

const subject sweep_capsule_capsule = {
    .query = LH_QUERY_sweep_capsule_capsule,
    .name = "sweep_capsule_capsule",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
