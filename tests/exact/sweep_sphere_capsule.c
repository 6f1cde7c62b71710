/* Moving ball against moving capsule: the earliest time at which they touch, and the direction from the segment to the
 * centre. */
#include "moving_oracle.h"
#include "quadruples.h"

static const char layout[] = "xyzruvwxyzxyzruvwt";
enum {
    CENTRE = 0,
    RADIUS = 3,
    VELOCITY = 4,
    START = 7,
    END = 10,
    OTHER_RADIUS = 13,
    OTHER_VELOCITY = 14,
    T_MAX = 17
};

static const moving_places places = {.a_points = 1,
                                     .b = START,
                                     .b_points = 2,
                                     .radius = RADIUS,
                                     .other_radius = OTHER_RADIUS,
                                     .velocity = VELOCITY,
                                     .other_velocity = OTHER_VELOCITY,
                                     .limit = T_MAX};

static moving_hull see(const float *floats, moving_hull h)
{
    h.vertices = 2;
    set_way(&h.vertex[0], floats + CENTRE, floats + START);
    set_way(&h.vertex[1], floats + CENTRE, floats + END);
    add_triangle(&h, 0, 1, 1);
    return h;
}

static double length_of_segment(const float *floats)
{
    return length_between(floats + START, floats + END);
}

static double size(const float *floats)
{
    return length_of_segment(floats) + length_between(floats + CENTRE, floats + START);
}

static double normal_error(const float *floats, double time, double distance)
{
    const double way = length_between(floats + CENTRE, floats + START) +
                       2.0 * time * speed_of(&places, floats) + 12.0 * length_of_segment(floats);
    return 15.0 + 1.02 * way / distance;
}

static const moving_oracle oracle = {
    .at = &places, .see = see, .bound = 50.0, .slack = 0x1p-60, .size = size, .normal_error = normal_error};

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers: the centre beside a point of the segment, which may be an end or the whole. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const int *parts = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2), other = draw_integer(s, 0, parts[3]);
    const double back = -draw_integer(s, 0, 2), ahead = draw_integer(s, 0, 2);
    double normal[3], beside[3];
    for (int k = 0; k < 3; k++) {
        normal[k] = draw_sign(s) * parts[(k + turn) % 3];
        beside[k] = draw_integer(s, -2, 2);
    }
    draft[RADIUS] = parts[3] - other;
    draft[OTHER_RADIUS] = other;
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, v = (k + 2) % 3, foot = draw_integer(s, -8, 8);
        const double across = normal[u] * beside[v] - normal[v] * beside[u];
        draft[START + k] = foot + back * across;
        draft[END + k] = foot + ahead * across;
        draft[CENTRE + k] = foot + normal[k];
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    draft[OTHER_RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    for (int k = 0; k < 3; k++) {
        draft[CENTRE + k] = draw_real(s, -16.0, 16.0);
        draft[START + k] = draw_real(s, -8.0, 8.0);
        draft[END + k] = draw_one_in(s, 8) ? draft[START + k] : draw_real(s, -8.0, 8.0);
    }
    move_anyhow(from, &places, draft);
}

/* Nearly along the segment, beside it or in line. */
static void draft_along(source *from, double *draft)
{
    stream *s = &from->own;
    const double lean = draw_power(s, -30, -1), off = draw_power(s, -26, 2), speed = draw_sign(s);
    const double back = draw_real(s, -2.0, 2.0);
    draft_any(from, draft);
    for (int k = 0; k < 3; k++) {
        const double axis = draft[END + k] - draft[START + k];
        draft[VELOCITY + k] = draft[OTHER_VELOCITY + k] + speed * axis + lean * draw_real(s, -4.0, 4.0);
        draft[CENTRE + k] = draft[START + k] - back * axis + off * draw_real(s, -1.0, 1.0);
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
    {"along", draft_along, ANYWHERE, 0, graze},
    {"along, about the origin", draft_along, UNMOVED, 0, graze},
    {"along, far away", draft_along, FAR_AWAY, 0, graze},
    {"along, stretched", draft_along, STRETCHED, 0, graze},
    {"along, smallest", draft_along, SMALLEST, 0, graze},
    {"drifting, along", draft_along, ANYWHERE, 0, drift},
};

const subject sweep_sphere_capsule = {
    .query = LH_QUERY_sweep_sphere_capsule,
    .name = "sweep_sphere_capsule",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
