/* A closed triangle within a margin of a closed oriented box: by the greatest gap along thirteen axes. */
#include "triangle_obb_contact.h"

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = TRIANGLE_OBB_FLOATS,
    .bounds = {.growth = 48.0, .slack = 0x1p-61, .distance = 55.0, .normal = 52.0, .point = 200.0},
    .reaches = triangle_reaches_obb,
    .see = see_triangle_and_obb,
    .needed = triangle_obb_effort,
    .see_axes = see_axes_of_triangle_and_obb,
};

#define CUBE      0, 0, 0, 1, 1, 1, 0, 0, 0, 1
#define BEYOND(x) x, -1, 0, x, 1, 0, x, 0, 1
#define AT(x)     x, x, x, x, x, x, x, x, x

/* Of the longest way, of 2, 40u are padded, and 2u of it rounded. */
static const sentence sentences[] = {
    {"touching", {BEYOND(1), CUBE, 0}, .hit = 1},
    {"apart by 70u", {BEYOND(1 + 0x1.18p-18f), CUBE, 0}, .hit = 1},
    {"by 90u", {BEYOND(1 + 0x1.68p-18f), CUBE, 0}},
    {"as deep as is asked", {BEYOND(0.5f), CUBE, -0.5f}, .hit = 1},
    {"not so deep", {BEYOND(0.5001f), CUBE, -0.5f}},
    {"a point off a corner, within 1 along all axes", {AT(2), CUBE, 1}, .hit = 1},
    {"no rotation", {AT(0), 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 9}},
    {0},
};

const subject contact_triangle_obb = {
    .query = LH_QUERY_contact_triangle_obb,
    .name = "contact_triangle_obb",
    .layout = TURNED_TRIANGLE_LAYOUT "r",
    .cases_of = &overlap_triangle_obb,
    .contact = &oracle,
    .sentences = sentences,
};
