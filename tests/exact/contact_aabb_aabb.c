/* Closed boxes within a margin of each other. As b less a is the box of all ways from a to b, that is the origin within
 * a margin of this box. */
#include <math.h>
#include <string.h>

#include "box_cases.h"
#include "box_contact.h"

enum { MARGIN = 12, FLOATS = 13 };

static box_contact exact;
static float inputs[FLOATS];

static int reaches(const float *floats, float extra)
{
    formula *f = &exact.f;
    if (f->terms == 0) {
        term beyond[3];
        for (int axis = 0; axis < 3; axis++)
            beyond[axis] = larger(f, difference(f, input(f, B_MIN + axis), input(f, A_MAX + axis)),
                                  difference(f, input(f, A_MIN + axis), input(f, B_MAX + axis)));
        write_box_contact(&exact, beyond, input(f, MARGIN));
    }
    memcpy(inputs, floats, sizeof inputs);
    inputs[MARGIN] = extra;
    set_inputs(f, inputs);
    return box_is_reached(&exact);
}

static effort needed(void)
{
    return exact.f.effort;
}

static void see(const float *floats, contact_sight *seen)
{
    const double origin[3] = {0.0};
    double min[3], max[3];
    for (int axis = 0; axis < 3; axis++) {
        min[axis] = (double)floats[B_MIN + axis] - (double)floats[A_MAX + axis];
        max[axis] = (double)floats[B_MAX + axis] - (double)floats[A_MIN + axis];
    }
    see_straight_box(origin, min, max, seen);
}

static double off_core(const float *floats, int which, const double *point)
{
    double min[3], max[3];
    for (int axis = 0; axis < 3; axis++) {
        min[axis] = (double)floats[(which == 0 ? A_MIN : B_MIN) + axis];
        max[axis] = (double)floats[(which == 0 ? A_MAX : B_MAX) + axis];
    }
    return off_surface(min, max, point);
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = FLOATS,
    .bounds = {.growth = 7.5, .slack = 1.01 * 0x1p-73, .distance = 3.6, .normal = 5.6, .point = 4.7},
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .needed = needed,
};

#define CUBE   -1, -1, -1, 1, 1, 1
#define CORNER -1, -1, -1, 0, 0, 0
#define ORIGIN 0, 0, 0, 0, 0, 0

/* 8u of the margin are padded, and u of it may be rounded. */
static const sentence sentences[] = {
    {"touching", {CUBE, 1, -1, -1, 2, 1, 1, 0}, .hit = 1},
    {"at a corner", {CUBE, 1, 1, 1, 2, 2, 2, 0}, .hit = 1},
    {"just apart", {CUBE, 1 + 0x1p-23f, -1, -1, 2, 1, 1, 0}},
    {"at the margin", {CUBE, 4, 5, -1, 9, 9, 1, 5}, .hit = 1},
    {"beyond it by 8u", {CORNER, 1 + 0x1p-21f, -1, -1, 3, 1, 1, 1}, .hit = 1},
    {"by 10u", {CORNER, 1 + 0x1.4p-21f, -1, -1, 3, 1, 1, 1}},
    {"at a margin too little to be squared", {ORIGIN, 0x1.4p-75f, 0, 0, 1, 1, 1, 0x1.4p-75f}, .hit = 1},
    {"just apart, likewise", {ORIGIN, 0x1p-149f, 0, 0, 1, 1, 1, 0}},
    {"as deep as is asked", {CUBE, 0.5f, -1, -1, 3, 1, 1, -0.5f}, .hit = 1},
    {"not so deep", {CUBE, 0.5f + 0x1p-20f, -1, -1, 3, 1, 1, -0.5f}},
    {0},
};

const subject contact_aabb_aabb = {
    .query = LH_QUERY_contact_aabb_aabb,
    .name = "contact_aabb_aabb",
    .layout = BOXES_LAYOUT "r",
    .cases_of = &overlap_aabb_aabb,
    .contact = &oracle,
    .sentences = sentences,
};
