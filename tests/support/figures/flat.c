/* Triangles, planes, rays, points and what has no place. */
#include "drawing.h"

#include "../floats.h"

/* ---- Triangles ---- */

/* Corners, and points of the plane near the edges and between. */
static point triangle_point(dice *d, const element *e)
{
    float weight_b = dice_between(d, 0, 1), weight_c = dice_between(d, 0, 1);
    if (dice_one_in(d, 4))
        weight_b = weight_c = 0;
    if (weight_b + weight_c > 1) {
        weight_b = 1 - weight_b;
        weight_c = 1 - weight_c;
    }
    point p;
    for (int axis = 0; axis < 3; axis++) {
        const float a = e->value[axis], b = e->value[3 + axis], c = e->value[6 + axis];
        p.at[axis] = a + (b - a) * weight_b + (c - a) * weight_c;
    }
    return p;
}

/* Around a point: with it as centroid. At it: with a corner, or the middle of an edge. */
static element triangle_build(dice *d, point p, relation how, float size)
{
    if (how == NEAR_POINT)
        for (int axis = 0; axis < 3; axis++)
            p.at[axis] += dice_between(d, -size, size);
    const point b = random_point(d, size), c = random_point(d, size);
    const bool corner = dice_one_in(d, 2);
    element e = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        const float opposite =
            how == BOUNDARY_AT_POINT ? (corner ? 0 : -b.at[axis]) : -b.at[axis] - c.at[axis];
        e.value[axis] = p.at[axis] + opposite;
        e.value[3 + axis] = p.at[axis] + b.at[axis];
        e.value[6 + axis] = p.at[axis] + c.at[axis];
    }
    return e;
}

/* A point, a segment, a needle, or flat in a plane of two axes. */
static void triangle_degenerate(dice *d, element *e)
{
    const size_t special = dice_below(d, 4), flat_axis = dice_below(d, 3);
    for (size_t axis = 0; axis < 3; axis++) {
        const float a = e->value[axis];
        float *b = &e->value[3 + axis], *c = &e->value[6 + axis];
        if (special == 0) {
            *b = *c = a;
        } else if (special == 1) {
            *c = a + (*b - a) * 0.5f;
        } else if (special == 2) {
            *c = float_steps(*b, 1);
        } else if (axis == flat_axis) {
            *b = *c = a;
        }
    }
}

const figure triangle_figure = {triangle_point, triangle_build, triangle_degenerate};

/* ---- Planes ---- */

enum { PLANE_D = 3 };

/* As far aside of the foot of the perpendicular from the origin as that is away, or less. */
static point plane_point(dice *d, const element *e)
{
    const float *n = e->value;
    const float squared = n[0] * n[0] + n[1] * n[1] + n[2] * n[2];
    const float foot = e->value[PLANE_D] / squared;
    const point turn = random_point(d, foot);
    point p;
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        p.at[axis] = foot * n[axis] + n[u] * turn.at[w] - n[w] * turn.at[u];
    }
    return p;
}

/* Through a point, or near it. */
static element plane_build(dice *d, point p, relation how, float size)
{
    if (how == NEAR_POINT)
        for (int axis = 0; axis < 3; axis++)
            p.at[axis] += dice_between(d, -size, size);
    const point n = random_direction(d, dice_one_in(d, 2) ? 1 : size);
    return (element){{n.at[0], n.at[1], n.at[2], n.at[0] * p.at[0] + n.at[1] * p.at[1] + n.at[2] * p.at[2]}};
}

/* The origin is behind it, so that those of a frustum have something in common. */
static element frustum_build(dice *d, point p, relation how, float size)
{
    element e = plane_build(d, p, how, size);
    const float sign = e.value[PLANE_D] < 0 ? -1.0f : 1.0f;
    for (int c = 0; c <= PLANE_D; c++)
        e.value[c] *= sign;
    return e;
}

/* All of space or nothing, across an axis, or through the origin. */
static void plane_degenerate(dice *d, element *e)
{
    const size_t special = dice_below(d, 4), kept_axis = dice_below(d, 3);
    for (size_t axis = 0; axis < 3; axis++)
        if (special < 2 || (special == 2 && axis != kept_axis))
            e->value[axis] = dice_sign(d) * 0.0f;
    if (special == 0 || special == 3)
        e->value[PLANE_D] = dice_sign(d) * 0.0f;
}

const figure plane_figure = {plane_point, plane_build, plane_degenerate};
const figure half_space_figure = {plane_point, frustum_build, plane_degenerate};

/* ---- Vectors ---- */

static element vector_build(dice *d, point p, relation how, float size)
{
    (void)p;
    (void)how;
    const point v = random_direction(d, 4 * size);
    return (element){{v.at[0], v.at[1], v.at[2]}};
}

static void vector_degenerate(dice *d, element *e)
{
    for (int axis = 0; axis < 3; axis++)
        e->value[axis] = dice_sign(d) * 0.0f;
}

const figure vector_figure = {NULL, vector_build, vector_degenerate};

/* ---- Margins ---- */

static element margin_build(dice *d, point p, relation how, float size)
{
    (void)p;
    return (element){{how == AROUND_POINT ? dice_between(d, 0, size) : dice_between(d, -size, size)}};
}

/* None, or all that there is. */
static void margin_degenerate(dice *d, element *e)
{
    e->value[0] = dice_one_in(d, 2) ? dice_sign(d) * 0.0f : dice_sign(d) * INFINITY;
}

const figure margin_figure = {NULL, margin_build, margin_degenerate};

/* ---- Points ---- */

static point point_point(dice *d, const element *e)
{
    (void)d;
    return (point){{e->value[0], e->value[1], e->value[2]}};
}

static element point_build(dice *d, point p, relation how, float size)
{
    element e = {{0}};
    for (int axis = 0; axis < 3; axis++)
        e.value[axis] = p.at[axis] + (how == NEAR_POINT ? dice_between(d, -size, size) : 0);
    return e;
}

const figure point_figure = {point_point, point_build, vector_degenerate};

/* ---- Vertices of hulls and polygons ---- */

/* A vertex: sets are built with room for the place of their call. */
static element vertex_build(dice *d, point p, relation how, float size)
{
    element e = {{0}};
    (void)how;
    for (int axis = 0; axis < 3; axis++)
        e.value[axis] = p.at[axis] + size * dice_between(d, -0.125f, 0.125f);
    return e;
}

const figure vertex_figure = {NULL, vertex_build, vector_degenerate};

/* ---- Rays ---- */

/* Arrays of a view of them. */
enum { RAY_ORIGIN = 0, RAY_DIR = 3, RAY_INV_DIR = 6, RAY_T_MIN = 9, RAY_T_MAX = 10 };

static point ray_point(dice *d, const element *e)
{
    const float t = dice_one_in(d, 4) ? 0 : dice_between(d, 0, 1);
    point p;
    for (int axis = 0; axis < 3; axis++)
        p.at[axis] = e->value[RAY_ORIGIN + axis] + t * e->value[RAY_DIR + axis];
    return p;
}

static void invert_direction(element *e)
{
    for (int axis = 0; axis < 3; axis++)
        e->value[RAY_INV_DIR + axis] = 1.0f / e->value[RAY_DIR + axis];
}

/* The point is at time 1, which lies between the limits, on one of them, or near them. */
static element ray_build(dice *d, point p, relation how, float size)
{
    const point direction = random_direction(d, 4 * size);
    element e = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        e.value[RAY_ORIGIN + axis] = p.at[axis] - direction.at[axis];
        e.value[RAY_DIR + axis] = direction.at[axis];
    }
    invert_direction(&e);
    const bool from_here = dice_one_in(d, 2);
    switch (how) {
    case BOUNDARY_AT_POINT:
        e.value[RAY_T_MIN] = from_here ? 1 : dice_between(d, -1, 1);
        e.value[RAY_T_MAX] = from_here ? dice_between(d, 1, 2) : 1;
        break;
    case NEAR_POINT:
        e.value[RAY_T_MIN] = dice_between(d, -0.5f, 1.5f);
        e.value[RAY_T_MAX] = e.value[RAY_T_MIN] + dice_between(d, -0.1f, 1.5f);
        break;
    default:
        e.value[RAY_T_MIN] = dice_between(d, -1, 0.5f);
        e.value[RAY_T_MAX] = dice_between(d, 1.5f, 4);
    }
    return e;
}

/* A point query, a ray along an axis, or one that the limits leave nothing of. */
static void ray_degenerate(dice *d, element *e)
{
    const size_t special = dice_below(d, 3), kept_axis = dice_below(d, 3);
    if (special == 2) {
        e->value[RAY_T_MAX] = float_steps(e->value[RAY_T_MIN], -1);
        return;
    }
    for (size_t axis = 0; axis < 3; axis++)
        if (special == 0 || axis != kept_axis)
            e->value[RAY_DIR + axis] = dice_sign(d) * 0.0f;
    invert_direction(e);
}

const figure ray_figure = {ray_point, ray_build, ray_degenerate};
