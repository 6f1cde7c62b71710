/* Moving ball against moving triangle: the earliest time at which they touch, and the direction from the nearest point
 * to the centre. */
#include <math.h>

#include "moving_oracle.h"
#include "triangle_feet.h"

static const char layout[] = "xyzruvwxyzxyzxyzuvwt";
enum { CENTRE = 0, RADIUS = 3, VELOCITY = 4, VERTICES = 7, OTHER_VELOCITY = 16, T_MAX = 19 };

static const moving_places places = {.a_points = 1,
                                     .b = VERTICES,
                                     .b_points = 3,
                                     .radius = RADIUS,
                                     .other_radius = -1,
                                     .velocity = VELOCITY,
                                     .other_velocity = OTHER_VELOCITY,
                                     .limit = T_MAX};

static moving_hull see(const float *floats, moving_hull h)
{
    h.vertices = 3;
    for (int k = 0; k < 3; k++)
        set_way(&h.vertex[k], floats + CENTRE, floats + VERTICES + 3 * k);
    add_triangle(&h, 0, 1, 2);
    return h;
}

static double size_of_triangle(const float *floats)
{
    return hypot(length_between(floats + VERTICES, floats + VERTICES + 3),
                 length_between(floats + VERTICES, floats + VERTICES + 6));
}

static double size(const float *floats)
{
    return furthest_point(&places, floats) + size_of_triangle(floats);
}

static double normal_error(const float *floats, double time, double distance)
{
    const double length = size_of_triangle(floats);
    const double way = length_between(floats + CENTRE, floats + VERTICES) +
                       2.0 * time * speed_of(&places, floats) + 60.0 * length;
    return 15.0 + 1.02 * way / distance + sqrt(1.5 * 0x1p24 * length / distance);
}

static const moving_oracle oracle = {
    .at = &places, .see = see, .bound = 88.0, .slack = 0x1p-60, .size = size, .normal_error = normal_error};

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers, wherever the nearest point is. */
static void draft_touching(source *from, double *draft)
{
    static int (*const feet[])(stream *, double *, double *) = {draft_foot_inside, draft_foot_on_edge,
                                                                draft_foot_at_vertex, draft_foot_on_segment,
                                                                draft_foot_at_point};
    stream *s = &from->own;
    const int which = draw_integer(s, 0, 6);
    draft[RADIUS] = feet[which < 5 ? which : 0](s, draft + VERTICES, draft + CENTRE);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k < 9; k++)
        draft[VERTICES + k] = draw_real(s, -8.0, 8.0);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    move_anyhow(from, &places, draft);
}

/* A velocity that leads to a point of the plane, in the triangle or hardly beside it, and then some way along. */
static void aim(stream *s, double *draft)
{
    const double u = draw_real(s, -0.01, 1.01), v = draw_real(s, -0.01, 1.01) * (1.0 - u);
    const double time = draw_power(s, -2, 1), over = draw_one_in(s, 2) ? 0.0 : draw_power(s, -26, 2);
    for (int axis = 0; axis < 3; axis++) {
        const double *a = draft + VERTICES + axis;
        const double at = a[0] + u * (a[3] - a[0]) + v * (a[6] - a[0]) + over * draw_real(s, -1.0, 1.0);
        draft[VELOCITY + axis] = draft[OTHER_VELOCITY + axis] + (at - draft[CENTRE + axis]) / time;
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

/* Nearly along the plane, at some height. */
static void draft_along(source *from, double *draft)
{
    stream *s = &from->own;
    const double lean = draw_power(s, -30, -1), height = draw_power(s, -26, 2);
    const double along = draw_real(s, -2.0, 2.0), across = draw_real(s, -2.0, 2.0);
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        const double *a = draft + VERTICES + axis;
        const double way = along * (a[3] - a[0]) + across * (a[6] - a[0]);
        draft[VELOCITY + axis] = draft[OTHER_VELOCITY + axis] + way + lean * draw_real(s, -4.0, 4.0);
        draft[CENTRE + axis] = (a[0] + a[3] + a[6]) / 3.0 - 2.0 * way + height * draw_real(s, -1.0, 1.0);
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
    {"aimed, far away", draft_aimed, FAR_AWAY, 0, NULL},
    {"needles", draft_at_needle, ANYWHERE, 0, NULL},
    {"needles, grazing", draft_at_needle, UNMOVED, 0, graze},
    {"slivers", draft_at_sliver, ANYWHERE, 0, NULL},
    {"slivers, grazing", draft_at_sliver, UNMOVED, 0, graze},
    {"slivers, stretched", draft_at_sliver, STRETCHED, 0, graze},
    {"along", draft_along, ANYWHERE, 0, graze},
    {"along, about the origin", draft_along, UNMOVED, 0, NULL},
    {"along, far away", draft_along, FAR_AWAY, 0, graze},
};

const subject sweep_sphere_triangle = {
    .query = LH_QUERY_sweep_sphere_triangle,
    .name = "sweep_sphere_triangle",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
