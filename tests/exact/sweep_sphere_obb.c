/* Moving ball against moving oriented box: the earliest time at which they touch, and the direction from the box to the
 * centre. */
#include <math.h>
#include <string.h>

#include "floats.h"
#include "moving_oracle.h"
#include "rotation.h"

static const char layout[] = "xyzruvwxyzrrrqqqquvwt";
enum {
    CENTRE = 0,
    RADIUS = 3,
    VELOCITY = 4,
    BOX = 7,
    HALF = 10,
    ROTATION = 13,
    OTHER_VELOCITY = 17,
    T_MAX = 20
};

static const moving_places places = {.a_points = 1,
                                     .b = BOX,
                                     .b_points = 1,
                                     .radius = RADIUS,
                                     .other_radius = -1,
                                     .velocity = VELOCITY,
                                     .other_velocity = OTHER_VELOCITY,
                                     .limit = T_MAX};

/* In the box's coordinates. Corner k is at the upper end of the axes of which the bits are set. */
static moving_hull see(const float *floats, moving_hull h)
{
    static const int faces[6][4] = {{0, 1, 3, 2}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                    {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 3, 7, 5}};
    memcpy(h.rotation, floats + ROTATION, sizeof h.rotation);
    set_way(&h.start, floats + BOX, floats + CENTRE);
    h.vertices = 8;
    h.is_solid = floats[HALF] > 0.0f && floats[HALF + 1] > 0.0f && floats[HALF + 2] > 0.0f;
    for (int k = 0; k < 8; k++)
        for (int axis = 0; axis < 3; axis++)
            h.vertex[k].to[axis] = k >> axis & 1 ? floats[HALF + axis] : -floats[HALF + axis];
    for (int k = 0; k < 6; k++)
        add_parallelogram(&h, faces[k][0], faces[k][1], faces[k][2], faces[k][3]);
    return h;
}

static int is_empty(const float *floats)
{
    return floats[HALF] < 0.0f || floats[HALF + 1] < 0.0f || floats[HALF + 2] < 0.0f ||
           norm_of(floats + ROTATION) == 0.0;
}

static double size(const float *floats)
{
    double sum = 0.0;
    for (int axis = 0; axis < 3; axis++)
        sum += floats[HALF + axis] + fabs((double)floats[CENTRE + axis] - floats[BOX + axis]);
    return sum;
}

static double normal_error(const float *floats, double time, double distance)
{
    return 30.0 + (32.0 * (size(floats) + time * speed_of(&places, floats)) + 0x1p-37) / distance;
}

static const moving_oracle oracle = {.at = &places,
                                     .see = see,
                                     .is_empty = is_empty,
                                     .bound = 90.0,
                                     .slack = 0x1p-60,
                                     .size = size,
                                     .normal_error = normal_error};

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers, upright or by a quarter or a third of a turn: at a face, an edge or a corner. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const int which = draw_integer(s, 0, 3), how = draw_integer(s, 0, 2), out = draw_integer(s, 0, 2);
    double at[3];
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which || how == 2 || (how == 1 && k == (which + 1) % 4);
    draft[RADIUS] = draw_integer(s, 0, 4);
    for (int axis = 0; axis < 3; axis++) {
        const int half = draw_integer(s, 0, 4);
        draft[BOX + axis] = draw_integer(s, -8, 8);
        draft[HALF + axis] = half;
        at[axis] = axis == out ? draw_sign(s) * (half + draft[RADIUS]) : draw_integer(s, -half, half);
    }
    rotate(draft + ROTATION, at);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = draft[BOX + axis] + at[axis];
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    const double scale = draw_power(s, -8, 2);
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[BOX + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_one_in(s, 8) ? 0.0 : scale * draw_real(s, 0.0, 4.0);
    }
    draw_rotation(s, draft + ROTATION);
    move_anyhow(from, &places, draft);
}

/* Towards a point of the box or hardly beside it, or nearly along an axis. */
static void draft_aimed(source *from, double *draft)
{
    stream *s = &from->own;
    const int along = draw_integer(s, 0, 5);
    const double lean = draw_power(s, -30, 0), time = draw_power(s, -2, 1);
    double at[3], way[3];
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        at[axis] = draw_real(s, -1.01, 1.01) * draft[HALF + axis];
        way[axis] = along > 2 || axis == along ? draw_real(s, -8.0, 8.0) : lean * draw_real(s, -1.0, 1.0);
    }
    rotate(draft + ROTATION, at);
    rotate(draft + ROTATION, way);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draft[BOX + axis] + at[axis] - time * way[axis];
        draft[VELOCITY + axis] = draft[OTHER_VELOCITY + axis] + way[axis];
    }
}

static void settle(float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
}

MOVING_CASES

static void draft_empty(source *from, double *draft)
{
    const int which = draw_integer(&from->own, 0, 3);
    draft_on_the_way(from, draft);
    draft[which == 3 ? RADIUS : HALF + which] = -1.0;
}

static const family families[] = {
    MOVING_FAMILIES,
    {"aimed", draft_aimed, ANYWHERE, 0, NULL},
    {"aimed, grazing", draft_aimed, ANYWHERE, 0, graze},
    {"aimed, about the origin", draft_aimed, UNMOVED, 0, graze},
    {"aimed, far away", draft_aimed, FAR_AWAY, 0, graze},
    {"aimed, stretched", draft_aimed, STRETCHED, 0, graze},
};

const subject sweep_sphere_obb = {
    .query = LH_QUERY_sweep_sphere_obb,
    .name = "sweep_sphere_obb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
