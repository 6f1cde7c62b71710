#include "drafts.h"

enum { MOST_TIME = 3 };

/* Every draw is a statement of its own: C leaves open which part of an expression comes first. */
static int64_t draw_up_to(dice *d, size_t most)
{
    return (int64_t)dice_below(d, most) + 1;
}

static int64_t draw_either_way(dice *d, size_t most)
{
    const int64_t distance = draw_up_to(d, most);
    return dice_one_in(d, 2) ? -distance : distance;
}

contact contact_draw(dice *d, int reach)
{
    contact c;
    for (int axis = 0; axis < 3; axis++) {
        c.at[axis] = draw_either_way(d, (size_t)1 << reach);
        c.side[axis] = (int)dice_below(d, 3) - 1;
    }
    c.time = (int64_t)dice_below(d, MOST_TIME + 1);
    c.size = (size_t)1 << (reach < 6 ? 4 : reach - 2);
    return c;
}

static contact loosened(dice *d, const contact *c)
{
    contact loose = *c;
    for (int axis = 0; axis < 3; axis++) {
        loose.at[axis] += draw_either_way(d, c->size / 2);
        loose.side[axis] = (int)dice_below(d, 3) - 1;
    }
    return loose;
}

/* The last unit is what decides whether they touch. */
static contact nudged(dice *d, const contact *c)
{
    contact near = *c;
    for (int axis = 0; axis < 3; axis++) {
        const size_t where = dice_below(d, 8);
        near.at[axis] += where == 0 ? -1 : where == 1;
    }
    return near;
}

static contact of_the_other_side(const contact *c)
{
    contact other = *c;
    for (int axis = 0; axis < 3; axis++)
        other.side[axis] = -c->side[axis];
    return other;
}

static draft draft_box(dice *d, const contact *c)
{
    draft box = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        const int64_t below = draw_up_to(d, c->size), above = draw_up_to(d, c->size);
        box.value[axis] = c->at[axis] - (c->side[axis] < 0 ? 0 : below);
        box.value[3 + axis] = c->at[axis] + (c->side[axis] > 0 ? 0 : above);
    }
    return box;
}

/* Directions of whole length, by how many of their components are not 0: there the distance is exact. */
static const int directions[][4] = {{1, 0, 0, 1},  {3, 4, 0, 5}, {5, 12, 0, 13}, {8, 15, 0, 17},
                                    {1, 2, 2, 3},  {2, 3, 6, 7}, {1, 4, 8, 9},   {4, 4, 7, 9},
                                    {2, 6, 9, 11}, {6, 6, 7, 11}};
static const size_t first_direction[] = {0, 0, 1, 4}, directions_of[] = {1, 1, 3, 6};

/* Outwards of the box, from its corner, edge or face. */
static draft draft_sphere(dice *d, const contact *c)
{
    const int sides = (c->side[0] != 0) + (c->side[1] != 0) + (c->side[2] != 0);
    const int *direction = directions[first_direction[sides] + dice_below(d, directions_of[sides])];
    const int64_t times = draw_up_to(d, c->size / 8);
    const size_t first_axis = dice_below(d, 3);
    draft sphere = {{0}};
    for (size_t turn = 0, used = 0; turn < 3; turn++) {
        const size_t axis = (first_axis + turn) % 3;
        sphere.value[axis] = c->at[axis];
        if (c->side[axis])
            sphere.value[axis] += c->side[axis] * times * direction[used++];
    }
    sphere.value[3] = times * direction[3];
    return sphere;
}

static void step(dice *d, const contact *c, bool outwards, int64_t by[3])
{
    for (int axis = 0; axis < 3; axis++) {
        by[axis] = draw_either_way(d, c->size);
        if (outwards && c->side[axis])
            by[axis] *= (by[axis] < 0) == (c->side[axis] < 0) ? 1 : -1;
    }
}

/* With a corner at the contact, with the middle of an edge, or with the centroid. */
static draft draft_triangle(dice *d, const contact *c)
{
    int64_t first[3], second[3];
    const size_t with = dice_below(d, 4), turns = dice_below(d, 3);
    step(d, c, with == 0, first);
    step(d, c, with < 3, second);
    const size_t one_axis = dice_below(d, 3), other_axis = dice_below(d, 3);
    if (with == 1) /* an edge in a plane of two axes, or along one */
        first[one_axis] = first[other_axis] = 0;
    draft triangle = {{0}};
    for (size_t axis = 0; axis < 3; axis++) {
        const int64_t opposite = with == 0 ? 0 : with < 3 ? -first[axis] : -first[axis] - second[axis];
        const int64_t vertex[3] = {opposite, first[axis], second[axis]};
        for (size_t corner = 0; corner < 3; corner++)
            triangle.value[3 * corner + axis] = c->at[axis] + vertex[(corner + turns) % 3];
    }
    return triangle;
}

static draft draft_vector(dice *d, const contact *c)
{
    draft vector = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        vector.value[axis] = draw_either_way(d, c->size);
        if (dice_one_in(d, 8))
            vector.value[axis] = 0;
    }
    return vector;
}

/* Limits at the time of contact, one unit beside it, or anywhere. */
static int64_t draft_limit(dice *d, int64_t time, int sign)
{
    const int64_t anywhere = draw_up_to(d, (size_t)MOST_TIME << TIME_BITS);
    const int64_t aside = (int64_t)dice_below(d, 3) - 1;
    return (time << TIME_BITS) + (dice_one_in(d, 3) ? aside : sign * anywhere);
}

static draft draft_ray(dice *d, const contact *c)
{
    const draft dir = draft_vector(d, c);
    draft ray = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        ray.value[RAY_ORIGIN + axis] = c->at[axis] - c->time * dir.value[axis];
        ray.value[RAY_DIR + axis] = dir.value[axis];
    }
    ray.value[RAY_T_MIN] = draft_limit(d, c->time, -1);
    ray.value[RAY_T_MAX] = draft_limit(d, c->time, 1);
    return ray;
}

/* At the time of contact box a is where it meets box b, which has come there by its own velocity. */
static void draft_sweep(dice *d, const contact *a, const contact *b, draft drawn[])
{
    enum { A, A_VELOCITY, B, B_VELOCITY };
    drawn[A] = draft_box(d, a);
    drawn[A_VELOCITY] = draft_vector(d, a);
    drawn[B] = draft_box(d, b);
    drawn[B_VELOCITY] = draft_vector(d, b);
    for (int c = 0; c < 6; c++) {
        const int axis = c % 3;
        drawn[A].value[c] -= (drawn[A_VELOCITY].value[axis] - drawn[B_VELOCITY].value[axis]) * a->time;
    }
}

static draft draft_of(kind what, dice *d, const contact *c)
{
    switch (what) {
    case KIND_SPHERE:
        return draft_sphere(d, c);
    case KIND_TRIANGLE:
        return draft_triangle(d, c);
    case KIND_RAY:
        return draft_ray(d, c);
    case KIND_VECTOR:
        return draft_vector(d, c);
    default:
        return draft_box(d, c);
    }
}

void drafts_draw(const call *of, dice *d, const contact *c, bool loosely, draft drawn[MOST_OPERANDS])
{
    contact first = loosely ? loosened(d, c) : nudged(d, c);
    contact second = loosely ? loosened(d, c) : *c;
    if (of->operands == MOST_OPERANDS) {
        first = of_the_other_side(&first);
        draft_sweep(d, &first, &second, drawn);
        return;
    }
    if (of->nested)
        second.size /= 4;
    else if (of->operand[0] == KIND_AABB)
        first = of_the_other_side(&first);
    drawn[0] = draft_of(of->operand[0], d, &first);
    drawn[1] = draft_of(of->operand[1], d, &second);
}
