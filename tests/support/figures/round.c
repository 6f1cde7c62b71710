/* What is round, and the segments in it. */
#include "drawing.h"

#include "../floats.h"

/* ---- Segments ---- */

/* The ends, and between. */
static point segment_point(dice *d, const element *e)
{
    const size_t where = dice_below(d, 4);
    const float share = where < 2 ? (float)where : dice_between(d, 0, 1);
    point p;
    for (int axis = 0; axis < 3; axis++)
        p.at[axis] = e->value[axis] + (e->value[3 + axis] - e->value[axis]) * share;
    return p;
}

/* Around a point: with it in the middle. At it: with an end. */
static element segment_build(dice *d, point p, relation how, float size)
{
    if (how == NEAR_POINT)
        for (int axis = 0; axis < 3; axis++)
            p.at[axis] += dice_between(d, -size, size);
    const point b = random_direction(d, size);
    element e = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        e.value[axis] = p.at[axis] - (how == BOUNDARY_AT_POINT ? 0 : b.at[axis]);
        e.value[3 + axis] = p.at[axis] + b.at[axis];
    }
    return e;
}

/* A point, or nearly. */
static void segment_degenerate(dice *d, element *e)
{
    const int apart = (int)dice_below(d, 2);
    for (int axis = 0; axis < 3; axis++)
        e->value[3 + axis] = float_steps(e->value[axis], apart);
}

const figure segment_figure = {segment_point, segment_build, segment_degenerate};

/* ---- Spheres ---- */

static point sphere_point(dice *d, const element *e)
{
    const point towards = random_point(d, 1);
    const float reach = e->value[3] * dice_between(d, 0.9f, 1) / (length(towards) + 0x1p-20f);
    return (point){{e->value[0] + reach * towards.at[0], e->value[1] + reach * towards.at[1],
                    e->value[2] + reach * towards.at[2]}};
}

static element sphere_build(dice *d, point p, relation how, float size)
{
    const float distance_by_radius[RELATIONS] = {
        [AROUND_POINT] = 0.5f, [BOUNDARY_AT_POINT] = 1, [NEAR_POINT] = dice_between(d, 0, 2)};
    const float radius = size * dice_between(d, 0.05f, 1);
    const point towards = random_direction(d, 1);
    const float scale = radius * distance_by_radius[how] / (length(towards) + 0x1p-20f);
    element e = {{0}};
    for (int axis = 0; axis < 3; axis++)
        e.value[axis] = p.at[axis] - scale * towards.at[axis];
    e.value[3] = radius;
    return e;
}

/* A point, or the empty sphere. */
static void sphere_degenerate(dice *d, element *e)
{
    e->value[3] = dice_one_in(d, 2) ? dice_sign(d) * 0.0f : -e->value[3];
}

const figure sphere_figure = {sphere_point, sphere_build, sphere_degenerate};

/* ---- Capsules ---- */

enum { CAPSULE_RADIUS = 6 };

static point capsule_point(dice *d, const element *e)
{
    const point on_axis = segment_point(d, e);
    const element ball = {{on_axis.at[0], on_axis.at[1], on_axis.at[2], e->value[CAPSULE_RADIUS]}};
    return sphere_point(d, &ball);
}

/* A ball, drawn out to both sides, or away from the point. */
static element capsule_build(dice *d, point p, relation how, float size)
{
    const element ball = sphere_build(d, p, how, size);
    const point half = random_direction(d, size);
    float towards = 0;
    for (int axis = 0; axis < 3; axis++)
        towards += half.at[axis] * (p.at[axis] - ball.value[axis]);
    const float back = how == BOUNDARY_AT_POINT ? 0.0f : 1.0f, forth = towards > 0 ? -1.0f : 1.0f;
    element e = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        e.value[axis] = ball.value[axis] - back * half.at[axis];
        e.value[3 + axis] = ball.value[axis] + forth * half.at[axis];
    }
    e.value[CAPSULE_RADIUS] = ball.value[3];
    return e;
}

/* A ball, or nearly; the segment alone; or the empty capsule. */
static void capsule_degenerate(dice *d, element *e)
{
    if (dice_one_in(d, 3))
        segment_degenerate(d, e);
    else
        e->value[CAPSULE_RADIUS] = dice_one_in(d, 2) ? dice_sign(d) * 0.0f : -e->value[CAPSULE_RADIUS];
}

const figure capsule_figure = {capsule_point, capsule_build, capsule_degenerate};

/* ---- Cylinders ---- */

/* On the mantle, about, or on a cap. */
static point cylinder_point(dice *d, const element *e)
{
    const point on_axis = segment_point(d, e), turn = random_direction(d, 1);
    point way, p;
    for (int axis = 0; axis < 3; axis++)
        way.at[axis] = e->value[3 + axis] - e->value[axis];
    const point across = cross(way, turn);
    const float reach = e->value[CAPSULE_RADIUS] * dice_between(d, 0, 1) / (length(across) + 0x1p-20f);
    for (int axis = 0; axis < 3; axis++)
        p.at[axis] = on_axis.at[axis] + reach * across.at[axis];
    return p;
}

/* Of any direction: its mantle at the point, or a cap. */
static element cylinder_build(dice *d, point p, relation how, float size)
{
    const bool by_cap = dice_one_in(d, 2);
    const float radius = size * dice_between(d, 0.05f, 1);
    const point way = random_direction(d, size), across = cross(way, random_direction(d, 1));
    const float beside = how == NEAR_POINT ? 2 : how == BOUNDARY_AT_POINT && !by_cap ? 1 : 0.5f;
    const float start = how == BOUNDARY_AT_POINT && by_cap ? 0 : how == NEAR_POINT ? -0.2f : 0.2f;
    const float scale = radius * beside / (length(across) + 0x1p-20f);
    element e = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        const float foot = p.at[axis] - scale * across.at[axis];
        e.value[axis] = foot - start * way.at[axis];
        e.value[3 + axis] = foot + way.at[axis];
    }
    e.value[CAPSULE_RADIUS] = radius;
    return e;
}

const figure cylinder_figure = {cylinder_point, cylinder_build, capsule_degenerate};

/* ---- Ellipsoids ---- */

enum { ELLIPSOID_AXES = 3 };

/* Within, or on the surface but for rounding. */
static point ellipsoid_point(dice *d, const element *e)
{
    const point way = random_direction(d, 1);
    const float scale = (dice_one_in(d, 2) ? 1 : dice_between(d, 0, 1)) / (length(way) + 0x1p-20f);
    point p;
    for (int axis = 0; axis < 3; axis++) {
        p.at[axis] = e->value[axis];
        for (int column = 0; column < 3; column++)
            p.at[axis] += scale * way.at[column] * e->value[ELLIPSOID_AXES + 3 * column + axis];
    }
    return p;
}

/* Of any columns; the point is at the end of the first. */
static element ellipsoid_build(dice *d, point p, relation how, float size)
{
    const float out = how == NEAR_POINT ? 1.5f : how == BOUNDARY_AT_POINT ? 1 : dice_between(d, -0.9f, 0.9f);
    element e = {{0}};
    for (int column = 0; column < 3; column++) {
        const point way = random_direction(d, size);
        for (int axis = 0; axis < 3; axis++)
            e.value[ELLIPSOID_AXES + 3 * column + axis] = way.at[axis];
    }
    for (int axis = 0; axis < 3; axis++)
        e.value[axis] = p.at[axis] - out * e.value[ELLIPSOID_AXES + axis];
    return e;
}

/* A disc, a segment, or a point. */
static void ellipsoid_degenerate(dice *d, element *e)
{
    const int columns = 1 + (int)dice_below(d, 3);
    for (int k = 0; k < 3 * columns; k++)
        e->value[ELLIPSOID_AXES + k] = dice_sign(d) * 0.0f;
}

const figure ellipsoid_figure = {ellipsoid_point, ellipsoid_build, ellipsoid_degenerate};
