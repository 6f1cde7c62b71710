#include "figures.h"

#include <math.h>

#include "floats.h"
#include "kdop_slabs.h"

static point random_point(dice *d, float reach)
{
    point p;
    for (int axis = 0; axis < 3; axis++)
        p.at[axis] = dice_between(d, -reach, reach);
    return p;
}

/* Axes are zero now and then, of either sign: directions along planes and axes. */
static point random_direction(dice *d, float size)
{
    point p = random_point(d, size);
    for (int axis = 0; axis < 3; axis++)
        if (dice_one_in(d, 8))
            p.at[axis] = dice_sign(d) * 0.0f;
    return p;
}

/* ---- Boxes ---- */

/* Inside, or each axis by itself at the lower end, at the upper end or between them: corners, edges, faces. */
static point aabb_point(dice *d, const element *e)
{
    const bool inside = dice_one_in(d, 2);
    point p;
    for (int axis = 0; axis < 3; axis++) {
        const float low = e->value[axis], high = e->value[3 + axis];
        const size_t where = inside ? 2 : dice_below(d, 4);
        p.at[axis] = where == 0 ? low : where == 1 ? high : dice_between(d, low, high);
    }
    return p;
}

static element aabb_build(dice *d, point p, relation how, float size)
{
    element e = {{0}};
    if (how == NEAR_POINT)
        for (int axis = 0; axis < 3; axis++)
            p.at[axis] += dice_between(d, -size, size);
    const size_t boundary_axis = how == BOUNDARY_AT_POINT ? dice_below(d, 3) : 3;
    for (size_t axis = 0; axis < 3; axis++) {
        const float below = size * dice_between(d, 0.05f, 1), above = size * dice_between(d, 0.05f, 1);
        const size_t end = axis == boundary_axis ? dice_below(d, 2) : 2;
        e.value[axis] = end == 0 ? p.at[axis] : p.at[axis] - below;
        e.value[3 + axis] = end == 1 ? p.at[axis] : p.at[axis] + above;
    }
    return e;
}

static void aabb_degenerate(dice *d, element *e)
{
    const size_t special = dice_below(d, 4), one_axis = dice_below(d, 3);
    for (size_t axis = 0; axis < 3; axis++) {
        float *low = &e->value[axis], *high = &e->value[3 + axis];
        const float was_low = *low;
        if (special == 0) { /* empty */
            *low = INFINITY;
            *high = -INFINITY;
        } else if (special == 1) { /* a point */
            *high = *low;
        } else if (axis == one_axis) { /* flat, or inverted */
            *low = special == 2 ? *low : *high;
            *high = was_low;
        }
    }
}

/* ---- Spheres ---- */

static float length(point p)
{
    return sqrtf(p.at[0] * p.at[0] + p.at[1] * p.at[1] + p.at[2] * p.at[2]);
}

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

/* ---- Oriented boxes ---- */

/* Arrays of a view of them. */
enum { OBB_HALF = 3, OBB_ROTATION = 6, OBB_W = 9 };

static point cross(point a, point b)
{
    return (point){{a.at[1] * b.at[2] - a.at[2] * b.at[1], a.at[2] * b.at[0] - a.at[0] * b.at[2],
                    a.at[0] * b.at[1] - a.at[1] * b.at[0]}};
}

/* Of the first of these vectors by the quaternion of an element; unchanged where that is none. */
static point rotated(point v, const element *e)
{
    const float w = e->value[OBB_W];
    const point q = {{e->value[OBB_ROTATION], e->value[OBB_ROTATION + 1], e->value[OBB_ROTATION + 2]}};
    const float square = q.at[0] * q.at[0] + q.at[1] * q.at[1] + q.at[2] * q.at[2] + w * w;
    const point once = cross(q, v), twice = cross(q, once);
    for (int axis = 0; axis < 3 && isnormal(square); axis++)
        v.at[axis] += 2 * (w * once.at[axis] + twice.at[axis]) / square;
    return v;
}

/* About any axis or one of the three, by any angle, a right one or none; of any length now and then. */
static void draw_rotation(dice *d, element *e)
{
    const float length = dice_one_in(d, 4) ? dice_between(d, 0x1p-20f, 0x1p20f) : 1;
    const point axis = random_direction(d, length);
    const size_t how = dice_below(d, 8), one_axis = dice_below(d, 3);
    for (size_t k = 0; k < 3; k++)
        e->value[OBB_ROTATION + k] = how == 0 || (how < 3 && k != one_axis) ? 0 : axis.at[k];
    e->value[OBB_W] = how == 2 ? axis.at[one_axis] : length * dice_between(d, 0.05f, 1);
}

/* Inside, or each axis by itself at one end or between them: corners, edges, faces. */
static point obb_point(dice *d, const element *e)
{
    const bool inside = dice_one_in(d, 2);
    point p;
    for (int axis = 0; axis < 3; axis++) {
        const float half = e->value[OBB_HALF + axis];
        const size_t where = inside ? 2 : dice_below(d, 4);
        p.at[axis] = half * (where < 2 ? dice_sign(d) : dice_between(d, -1, 1));
    }
    p = rotated(p, e);
    for (int axis = 0; axis < 3; axis++)
        p.at[axis] += e->value[axis];
    return p;
}

static element obb_build(dice *d, point p, relation how, float size)
{
    element e = {{0}};
    point within;
    const size_t boundary_axis = how == BOUNDARY_AT_POINT ? dice_below(d, 3) : 3;
    draw_rotation(d, &e);
    for (size_t axis = 0; axis < 3; axis++) {
        const float half = size * dice_between(d, 0.05f, 1);
        const float reach = how == NEAR_POINT ? 2 : 1;
        e.value[OBB_HALF + axis] = half;
        within.at[axis] = half * (axis == boundary_axis ? dice_sign(d) : dice_between(d, -reach, reach));
    }
    within = rotated(within, &e);
    for (int axis = 0; axis < 3; axis++)
        e.value[axis] = p.at[axis] - within.at[axis];
    return e;
}

/* A point, flat, inside out, or without a direction. */
static void obb_degenerate(dice *d, element *e)
{
    const size_t special = dice_below(d, 4), one_axis = dice_below(d, 3);
    float *const half = &e->value[OBB_HALF], *const rotation = &e->value[OBB_ROTATION];
    for (size_t axis = 0; axis < 3; axis++)
        if (special == 0 || (special == 1 && axis == one_axis))
            half[axis] = dice_sign(d) * 0.0f;
    if (special == 2)
        half[one_axis] = -half[one_axis];
    for (size_t k = 0; k < 4 && special == 3; k++)
        rotation[k] = dice_sign(d) * 0.0f;
}

/* ---- Poses and hulls ---- */

enum { POSE_ROTATION = 3 };

/* Hulls have their own origin within, or near. */
static point pose_point(dice *d, const element *e)
{
    (void)d;
    return (point){{e->value[0], e->value[1], e->value[2]}};
}

static element pose_build(dice *d, point p, relation how, float size)
{
    const float reach = how == AROUND_POINT ? 0.25f : how == BOUNDARY_AT_POINT ? 1 : 2;
    element box = {{0}}, e = {{0}};
    draw_rotation(d, &box);
    for (int axis = 0; axis < 3; axis++)
        e.value[axis] = p.at[axis] + size * dice_between(d, -reach, reach);
    for (size_t k = 0; k < 4; k++)
        e.value[POSE_ROTATION + k] = box.value[OBB_ROTATION + k];
    return e;
}

/* Without a direction. */
static void pose_degenerate(dice *d, element *e)
{
    for (size_t k = 0; k < 4; k++)
        e->value[POSE_ROTATION + k] = dice_sign(d) * 0.0f;
}

/* A vertex: sets are built with room for the place of their call. */
static element vertex_build(dice *d, point p, relation how, float size)
{
    element e = {{0}};
    (void)how;
    for (int axis = 0; axis < 3; axis++)
        e.value[axis] = p.at[axis] + size * dice_between(d, -0.125f, 0.125f);
    return e;
}

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

/* ---- k-DOPs ---- */

/* In the middle of the box, or anywhere in it, which corners or edges may cut off. */
static point kdop_point(dice *d, const element *e)
{
    const bool inside = dice_one_in(d, 2);
    point p;
    for (int axis = 0; axis < 3; axis++) {
        const float low = e->value[axis], high = e->value[3 + axis];
        p.at[axis] = inside ? 0.5f * low + 0.5f * high : dice_between(d, low, high);
    }
    return p;
}

/* Along one direction the point is at an end, or anywhere. */
static element kdop_build(dice *d, point p, relation how, float size)
{
    element e = {{0}};
    const size_t special = how == AROUND_POINT ? KDOP_DIRECTIONS : dice_below(d, KDOP_DIRECTIONS);
    for (size_t k = 0; k < KDOP_DIRECTIONS; k++) {
        const kdop_slab *slab = &kdop_slabs[k];
        float along = 0;
        for (int axis = 0; axis < 3; axis++)
            along += (float)slab->direction[axis] * p.at[axis];
        if (how == NEAR_POINT && k == special)
            along += dice_between(d, -size, size);
        const float below = size * dice_between(d, 0.05f, 1), above = size * dice_between(d, 0.05f, 1);
        const size_t end = how == BOUNDARY_AT_POINT && k == special ? dice_below(d, 2) : 2;
        e.value[slab->low] = end == 0 ? along : along - below;
        e.value[slab->high] = end == 1 ? along : along + above;
    }
    return e;
}

/* Empty, flat or inverted along one direction, or without end along it. */
static void kdop_degenerate(dice *d, element *e)
{
    const size_t special = dice_below(d, 4);
    const kdop_group *group = &kdop_groups[dice_below(d, KDOP_GROUPS)];
    const kdop_slab *one = &kdop_slabs[(size_t)group->first + dice_below(d, (size_t)group->count)];
    float *const low = &e->value[one->low], *const high = &e->value[one->high];
    const float was_low = *low;
    if (special == 0) {
        for (size_t k = 0; k < KDOP_DIRECTIONS; k++) {
            e->value[kdop_slabs[k].low] = INFINITY;
            e->value[kdop_slabs[k].high] = -INFINITY;
        }
        return;
    }
    *low = special == 1 ? *low : special == 2 ? *high : -INFINITY;
    *high = special == 3 ? INFINITY : was_low;
}

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

/* ---- All of them ---- */

const figure figures[LH_KINDS] = {
    [LH_KIND_AABBS] = {aabb_point, aabb_build, aabb_degenerate},
    [LH_KIND_SPHERES] = {sphere_point, sphere_build, sphere_degenerate},
    [LH_KIND_TRIANGLES] = {triangle_point, triangle_build, triangle_degenerate},
    [LH_KIND_SEGMENTS] = {segment_point, segment_build, segment_degenerate},
    [LH_KIND_CAPSULES] = {capsule_point, capsule_build, capsule_degenerate},
    [LH_KIND_CYLINDERS] = {cylinder_point, cylinder_build, capsule_degenerate},
    [LH_KIND_ELLIPSOIDS] = {ellipsoid_point, ellipsoid_build, ellipsoid_degenerate},
    [LH_KIND_KDOPS] = {kdop_point, kdop_build, kdop_degenerate},
    [LH_KIND_PLANES] = {plane_point, plane_build, plane_degenerate},
    [LH_KIND_VECTORS] = {NULL, vector_build, vector_degenerate},
    [LH_KIND_VECTORS_OR_REST] = {NULL, vector_build, vector_degenerate},
    [LH_KIND_DIRECTIONS] = {NULL, vector_build, vector_degenerate},
    [LH_KIND_MARGINS] = {NULL, margin_build, margin_degenerate},
    [LH_KIND_POINTS] = {point_point, point_build, vector_degenerate},
    [LH_KIND_OBBS] = {obb_point, obb_build, obb_degenerate},
    [LH_KIND_POSES] = {pose_point, pose_build, pose_degenerate},
    [LH_KIND_RAYS] = {ray_point, ray_build, ray_degenerate},
    [LH_KIND_FRUSTUM] = {plane_point, frustum_build, plane_degenerate},
    [LH_KIND_HULL] = {NULL, vertex_build, vector_degenerate},
    [LH_KIND_HULL_FACES] = {plane_point, frustum_build, plane_degenerate},
    [LH_KIND_POLYGON] = {NULL, vertex_build, vector_degenerate},
};
