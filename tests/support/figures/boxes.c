/* Boxes, and what is turned. */
#include "drawing.h"

#include "../kdop_slabs.h"

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

const figure aabb_figure = {aabb_point, aabb_build, aabb_degenerate};

/* ---- Oriented boxes ---- */

/* Arrays of a view of them. */
enum { OBB_HALF = 3, OBB_ROTATION = 6, OBB_W = 9 };

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

const figure obb_figure = {obb_point, obb_build, obb_degenerate};

/* ---- Poses ---- */

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

const figure pose_figure = {pose_point, pose_build, pose_degenerate};

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

const figure kdop_figure = {kdop_point, kdop_build, kdop_degenerate};
